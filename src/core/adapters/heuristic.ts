import type { Option, Player } from '../decision.ts';
import type { GameState, Result } from '../game-state.ts';
import type { LocalizedText } from '../narration.ts';
import type { Question } from '../question.ts';

/** What an option is worth to the player who chooses, and why. Only the order of ratings counts; passing is about 0. */
export interface Rating {
  readonly worth: number;
  readonly reason: LocalizedText;
}

/** Rates the options of a question from what the player may know: one rating for each, in their order. */
export type Heuristic<O extends Option = Option, V = unknown> = (
  question: Question<O, V>,
) => readonly Rating[];

/** An option with its rating. */
export interface RatedOption extends Rating {
  readonly key: string;
  /** What a search found: simulations that began with it, and in which it was on offer; 1 won, 0 lost. */
  readonly search?: { readonly visits: number; readonly availability: number; readonly expected: number };
}

/** The options of a question with their ratings, in their order. */
export const rateOptions = <O extends Option, V>(
  rate: Heuristic<O, V>,
  question: Question<O, V>,
): readonly RatedOption[] => {
  const ratings = rate(question);
  return question.decision.options.map(({ key }, index) => ({ key, ...(ratings[index] as Rating) }));
};

/** What a match is worth to player 0: 1 won, 0 lost. To player 1 it is the rest to 1. */
export type Value = number;

/** What a match is worth in which both stand alike. */
export const EVEN: Value = 0.5;

/** What a result is worth to player 0. */
export const resultValue = ({ winner }: Result): Value =>
  winner === undefined ? EVEN : winner === 0 ? 1 : 0;

/** The same value as a player sees it. */
export const valueFor = (value: Value, player: Player): number => (player === 0 ? value : 1 - value);

/** Chances of player 0 by what each side has, in logits. */
export const winProbability = (own: number, enemy: number): Value => 1 / (1 + Math.exp(enemy - own));

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
