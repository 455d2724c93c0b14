import type { z } from 'zod';
import { GatechartError } from '../errors.ts';
import type { GameState, GameEvent } from '../fact.ts';
import type { Position } from '../position.ts';

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
