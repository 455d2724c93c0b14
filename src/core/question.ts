import type { Decision, Option, Player } from './decision.ts';
import type { GameState } from './game-state.ts';
import type { RngState } from './random.ts';

/** A match that continues from a determinization. Playing it does not change the real match. */
export interface DeterminizedMatch<O extends Option = Option> {
  /** Returns the pending decision, or `undefined` when the match is over. */
  pending(): { readonly decision: Decision<O> } | undefined;
  /** Answers the pending decision with the key of an option. Returns the reason if the answer was rejected. */
  answer(player: Player, key: string): { readonly message: string } | undefined;
  game(): GameState;
}

/** The decision that a player has to make, with the player's information. */
export interface Question<O extends Option = Option, V = unknown> {
  readonly player: Player;
  readonly decision: Decision<O>;
  /** Returns what the player may know of the game. */
  view(): V;
  /**
   * Returns a match that continues from a determinization, with the same pending decision. Absent if the ruleset has no
   * `determinize`.
   */
  sample?(rng: RngState): DeterminizedMatch<O>;
}
