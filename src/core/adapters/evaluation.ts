import type { GameState } from '../fact.ts';
import type { Value } from './value.ts';

/** What a position is worth that is not over, and which positions can be compared. */
export interface Evaluation<G extends GameState = GameState> {
  /** What it is worth to player 0. */
  evaluate(game: G): Value;
  /**
   * Whether a world that began as that game has been played on far enough to be evaluated: at the same moment whatever was
   * decided on the way, or a search would learn to put off what is bad.
   */
  isAtHorizon(began: G, game: G): boolean;
  /** Decisions taken at most on the way there. */
  readonly maxDecisions: number;
  /** Whether a search by a net gains by what the net prefers, as its matches have shown; absent: it goes by the value alone. */
  readonly isGuided?: boolean;
}

interface HasTurn extends GameState {
  readonly turn: { readonly number: number };
}

/** Decisions of a turn that are taken at most. */
const MAX_DECISIONS_A_TURN = 80;

/**
 * Positions at the end of the turn that a search began in are compared, of games whose turns are numbered, or at the end of
 * one of the next turns, counted with that one.
 */
export const atTurnEnd = <G extends HasTurn>(evaluate: (game: G) => Value, turns = 1): Evaluation<G> => ({
  evaluate,
  isAtHorizon: (began, game) => game.turn.number >= began.turn.number + turns,
  maxDecisions: turns * MAX_DECISIONS_A_TURN,
});
