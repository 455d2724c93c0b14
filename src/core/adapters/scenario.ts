import type { z } from 'zod';
import { canonicalJson } from '../data/digest.ts';
import { GatechartError } from '../errors.ts';
import type { GameEvent, GameState, Position } from '../game-state.ts';

/** Keys and places in lists that lead to a value of a scenario file, from the outside in. */
export type Path = readonly (string | number)[];

/** What is wrong with a value of a scenario file. */
export class ScenarioFault extends GatechartError {
  readonly path: Path;

  constructor(path: Path, message: string) {
    super('SCENARIO_FAULT', path.join('.'), message);
    this.path = path;
  }
}

/** An expectation that did not come true. The path begins below `expect`. */
export interface Mismatch {
  readonly path: Path;
  readonly expected: string;
  readonly found: string;
}

/** Where a microstep led: its machine, the processes around it, the state entered. */
export interface Passage {
  readonly path: readonly string[];
  readonly machine: string;
  readonly to: string;
}

/** Whether something is going on, nothing is, or the rules are between two things. */
export type Activity = 'busy' | 'quiet' | 'between';

/** What a scenario starts under. */
export interface ScenarioSetting {
  readonly edition: string;
  readonly seed: number;
}

/** A position in the keys of a scenario file, or what such a file cannot say of it. */
export type PositionDescription = { readonly position: object } | { readonly lost: string };

/** What scenario files may say of the positions of a ruleset, and how it is understood. */
export interface ScenarioRules<G extends GameState = GameState> {
  /** The keys of a file that describe its position. */
  readonly position: z.ZodObject;
  /** The keys of `expect` that the ruleset knows. */
  readonly expectation: z.ZodObject;
  /** The position described. Throws `ScenarioFault`. */
  build(described: unknown, setting: ScenarioSetting): Position<G>;
  /**
   * The keys by which `build` gives a position like that one; the rules begin the phase anew that it rests in. Absent where
   * no position is written as a file.
   */
  describePosition?(position: Position<G>): PositionDescription;
  /**
   * What is expected of a game, and of what has happened since the start, and not true. Throws `ScenarioFault` for a
   * place or card that cannot be.
   */
  check(game: G, expected: unknown, facts: readonly GameEvent[]): readonly Mismatch[];
  /** Every kind of fact, with the parts that `describe` may give it beside those that all facts have. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** A fact with names for cards, players, places and processes. */
  describe(game: G, fact: GameEvent): Readonly<Record<string, unknown>>;
  /** The number of the turn going on, counted up over the match; absent where there are no turns. */
  turn?(game: G): number;
  /** Keys of options taken where a scenario says nothing, the first one on offer. */
  readonly passes: readonly string[];
  /** Kinds of question asked while nothing is going on; any other is asked in the midst of something, and no moment has come. */
  readonly idle: readonly string[];
  /** Moments that a scenario may go on to. The first is where a scenario ends that does not say. */
  readonly moments: readonly string[];
  /** What is going on as to a moment: after the step given, or at rest without one. The moment has come when quiet. */
  activity(moment: string, game: G, passage?: Passage): Activity;
}

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

/** What differs where two values are to be the same. */
export const differs = (path: Path, expected: unknown, found: unknown): readonly Mismatch[] =>
  expected === found ? [] : [{ path, expected: String(expected), found: String(found) }];

/** The same, where something is expected at all. */
export const differsIfGiven = <T>(path: Path, expected: T | undefined, found: T): readonly Mismatch[] =>
  expected === undefined ? [] : differs(path, expected, found);
