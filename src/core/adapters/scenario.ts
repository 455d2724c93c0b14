import type { ZodObject } from 'zod';
import type { ZodMiniObject } from 'zod/mini';
import { canonicalJson } from '../data/digest.ts';
import type { Decision, Player } from '../decision.ts';
import { GatechartError } from '../errors.ts';
import type { GameEvent, GameState, Position } from '../game-state.ts';

/** The keys and list indices that lead to a value of a scenario file, from the outside in. */
export type Path = readonly (string | number)[];

/** An error in a value of a scenario file. */
export class ScenarioFault extends GatechartError {
  readonly path: Path;

  constructor(path: Path, message: string) {
    super('SCENARIO_FAULT', path.join('.'), message);
    this.path = path;
  }
}

/** Several of them, thrown together: the first, with all. */
class ScenarioFaults extends ScenarioFault {
  readonly faults: readonly ScenarioFault[];

  constructor(first: ScenarioFault, others: readonly ScenarioFault[]) {
    super(first.path, first.message);
    this.faults = [first, ...others];
  }
}

/** The errors that one stands for: itself, or all that were thrown together. */
export const faultsIn = (fault: ScenarioFault): readonly ScenarioFault[] =>
  fault instanceof ScenarioFaults ? fault.faults : [fault];

/** Does each of the actions, and returns their results. Throws every `ScenarioFault` of them, all together. */
export const collectFaults = <T>(actions: readonly (() => T)[]): readonly T[] => {
  const faults: ScenarioFault[] = [];
  const results = actions.flatMap((act) => {
    try {
      return [act()];
    } catch (error) {
      if (!(error instanceof ScenarioFault)) throw error;
      faults.push(...faultsIn(error));
      return [];
    }
  });
  const [first, ...others] = faults;
  if (first !== undefined) throw new ScenarioFaults(first, others);
  return results;
};

/** An expectation that was not met. The path begins below `expect`. */
export interface Mismatch {
  readonly path: Path;
  readonly expected: string;
  readonly found: string;
}

/** The target of a microstep: its machine, the invoke path and the entered state. */
export interface Passage {
  readonly path: readonly string[];
  readonly machine: string;
  readonly to: string;
}

/**
 * The state of the rules: `busy` in the middle of something, `quiet` if nothing is in progress, `between` two things.
 */
export type Activity = 'busy' | 'quiet' | 'between';

/** The edition and seed of a scenario. */
export interface ScenarioSetting {
  readonly edition: string;
  readonly seed: number;
}

/** A position in the keys of a scenario file, or the part that such a file cannot express. */
export type PositionDescription = { readonly position: object } | { readonly lost: string };

/** The keys that scenario files of a ruleset may use, and their meaning. */
export interface ScenarioRules<G extends GameState = GameState> {
  /** The schema of the keys that describe a position. */
  readonly position: ZodObject | ZodMiniObject;
  /** The schema of the keys below `expect`. */
  readonly expectation: ZodObject | ZodMiniObject;
  /** Returns the described position. Throws `ScenarioFault`. */
  build(described: unknown, setting: ScenarioSetting): Position<G>;
  /**
   * Returns the player to whom the first decision belongs by these keys; `undefined` if the keys do not determine it. A
   * position that asks the other player first is refused: `build` has put it into the wrong state, or turn.
   */
  firstPlayer?(described: unknown): Player | undefined;
  /**
   * Returns the keys from which `build` makes an equal position. The rules then begin the current phase again. Absent
   * if the ruleset cannot write positions as files.
   */
  describePosition?(position: Position<G>): PositionDescription;
  /**
   * Returns the expectations that do not hold for the game and for the events since the start. Throws `ScenarioFault`
   * for an impossible place or card.
   */
  check(game: G, expected: unknown, facts: readonly GameEvent[]): readonly Mismatch[];
  /** Every kind of event, with the fields that `describe` may give it in addition to the common fields. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** Returns an event with names for cards, players, places and processes. */
  describe(game: G, fact: GameEvent): Readonly<Record<string, unknown>>;
  /** Returns the number of the current turn, counted over the match. Absent if the game has no turns. */
  turn?(game: G): number;
  /** The keys of the options to choose where a scenario gives no answer. The first legal one is chosen. */
  readonly passes: readonly string[];
  /** The earlier name of the kind of a decision, if it had one: scenario files may use it and get a note. */
  formerKind?(decision: Decision): string | undefined;
  /** The states that had other names before, by those: scenario files may use them and get a note. */
  readonly formerStates?: Readonly<Record<string, string>>;
  /**
   * The kinds of decision that occur while nothing is in progress. Any other kind occurs in the middle of something, so
   * no moment has come.
   */
  readonly idle: readonly string[];
  /**
   * The moments that a scenario can run to. A scenario without `until` ends at the decision that it expects, or else at
   * the first moment.
   */
  readonly moments: readonly string[];
  /**
   * Returns the state of the rules with regard to a moment, after the passed step, or at rest without one. The moment
   * has come if the result is `quiet`.
   */
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

/** The scenario rules that have no default. */
type Needed = 'position' | 'expectation' | 'build' | 'check' | 'facts';

/**
 * Returns scenario rules with defaults for a small game. Events are described by their fields, with `p1` and `p2` for
 * players. A file without `until` ends after its last answer. Values in `given` replace the defaults.
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

/** Returns the parts that differ from the expected values. */
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
