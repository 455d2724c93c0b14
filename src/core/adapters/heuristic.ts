import type { Option, Player } from '../decision.ts';
import type { GameState, Result } from '../game-state.ts';
import type { LocalizedText } from '../narration.ts';
import type { Question } from '../question.ts';

/**
 * The value of an option for the player who chooses, with the reason. Only the order of ratings matters. The rating of
 * passing is about 0.
 */
export interface Rating {
  readonly worth: number;
  readonly reason: LocalizedText;
}

/**
 * Rates the options of a decision from the player's information. Returns one rating for each option, in their order.
 */
export type Heuristic<O extends Option = Option, V = unknown> = (
  question: Question<O, V>,
) => readonly Rating[];

/** A card in a zone of the other player, by the names of both. */
export interface PlacedCard {
  readonly card: LocalizedText;
  readonly place: LocalizedText;
}

/** A hidden card that makes an option worse, with the mean values of the simulations with it there and without it. */
export interface FearedCard extends PlacedCard {
  readonly valueWith: number;
  readonly valueWithout: number;
}

/** An option with its rating. */
export interface RatedOption extends Rating {
  readonly key: string;
  /**
   * The results of a search: the simulations that began with the option (`visits`), those in which it was legal
   * (`availability`), and its expected value (1 won, 0 lost). `fears`: the hidden cards that make the value worse, the
   * worst first; only of the best option, and only if the caller asked for an explanation.
   */
  readonly search?: {
    readonly visits: number;
    readonly availability: number;
    readonly expected: number;
    readonly fears?: readonly FearedCard[];
  };
}

/** Returns the options of a decision with their ratings, in their order. */
export const rateOptions = <O extends Option, V>(
  rate: Heuristic<O, V>,
  question: Question<O, V>,
): readonly RatedOption[] => {
  const ratings = rate(question);
  return question.decision.options.map(({ key }, index) => ({ key, ...(ratings[index] as Rating) }));
};

/** The value of a match for player 0: 1 is a win, 0 a loss. The value for player 1 is 1 minus this. */
export type Value = number;

/** The value of an even match. */
export const EVEN: Value = 0.5;

/** Returns the value of a result for player 0. */
export const resultValue = ({ winner }: Result): Value =>
  winner === undefined ? EVEN : winner === 0 ? 1 : 0;

/** Returns the value for a player. */
export const valueFor = (value: Value, player: Player): number => (player === 0 ? value : 1 - value);

/** Returns the probability that player 0 wins, from the advantages of both sides in logits. */
export const winProbability = (own: number, enemy: number): Value => 1 / (1 + Math.exp(enemy - own));

/** Gives the value of positions before the end, and the moment at which positions can be compared. */
export interface Evaluation<G extends GameState = GameState> {
  /** Returns the value of the position for player 0. */
  evaluate(game: G): Value;
  /**
   * Returns whether a determinization that began as game `began` has been played far enough to be evaluated. The moment
   * must not depend on the decisions before it. Otherwise a search learns to delay bad results.
   */
  isAtHorizon(began: G, game: G): boolean;
  /** The maximum number of decisions up to this moment. */
  readonly maxDecisions: number;
  /**
   * Whether the policy of a net improves the search, as matches have shown. Absent: the search uses only the value of
   * the net.
   */
  readonly isGuided?: boolean;
  /**
   * Whether playouts, and the order in which the search tries options, should follow the policy of a net too, as matches
   * have shown. Absent: they follow the heuristic, which is faster.
   */
  readonly isPlayedByNet?: boolean;
}

/** A game that numbers its turns. */
interface HasTurn extends GameState {
  readonly turn: { readonly number: number };
}

/** Decisions of a turn that are taken at most. */
const MAX_DECISIONS_A_TURN = 80;

/**
 * Returns an evaluation that compares positions at the end of the turn in which a search began. With `turns` above 1 it
 * uses the end of a later turn and counts the first turn too. The game must number its turns.
 */
export const atTurnEnd = <G extends HasTurn>(evaluate: (game: G) => Value, turns = 1): Evaluation<G> => ({
  evaluate,
  isAtHorizon: (began, game) => game.turn.number >= began.turn.number + turns,
  maxDecisions: turns * MAX_DECISIONS_A_TURN,
});
