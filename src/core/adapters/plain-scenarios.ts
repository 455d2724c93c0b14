import { canonicalJson } from '../data/digest-2.ts';
import type { GameState, GameEvent } from '../fact.ts';
import type { Mismatch, ScenarioRules } from './scenario.ts';

/** A player of a fact as scenario files write it. */
const seatsIn = (fact: GameEvent): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fact).map(([part, value]) =>
      (part === 'player' || part === 'winner') && typeof value === 'number'
        ? [part, `p${value + 1}`]
        : [part, value],
    ),
  );

type Needed = 'position' | 'expectation' | 'build' | 'check' | 'facts';

/**
 * The rules of scenario files of a small game: facts are described by their parts, with `p1` and `p2` for players, and
 * a file that does not say until when ends after its last answer. What is given goes before this.
 */
export const simpleScenarioRules = <G extends GameState>(
  given: Pick<ScenarioRules<G>, Needed> & Partial<ScenarioRules<G>>,
): ScenarioRules<G> => ({
  describe: (_, fact) => seatsIn(fact),
  passes: [],
  idle: [],
  moments: [],
  activity: () => 'busy',
  ...given,
});

/** The parts that are expected and not found so. */
export const findMismatches = <Expected extends object>(
  expected: Expected,
  found: { readonly [Part in keyof Expected]: unknown },
): readonly Mismatch[] =>
  (Object.keys(expected) as (keyof Expected & string)[])
    .filter((part) => canonicalJson(expected[part]) !== canonicalJson(found[part]))
    .map((part) => ({
      path: [part],
      expected: canonicalJson(expected[part]),
      found: canonicalJson(found[part]),
    }));
