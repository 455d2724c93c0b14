import type { GameState } from './fact.ts';
import type { Process } from './rule-machine.ts';

/** One process, and the same written as plain code over the same rule functions: what charts cost. */
export interface MicroBenchmark<G extends GameState = GameState> {
  /** What is measured, in words. */
  readonly name: string;
  readonly process: Process<{ readonly game: G }, { readonly game: G }>;
  /** What the process comes to; nothing where it would ask somebody something. */
  byHand(game: G): G | undefined;
  /** Games that the process begins in, made of one at the first question of a match. */
  starts(begun: G): readonly G[];
  /** What both must come to alike. */
  outcome(game: G): unknown;
}
