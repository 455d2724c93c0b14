import type { Decision, Option, Player } from './decision.ts';
import type { GameState } from './game-state.ts';
import type { RngState } from './random.ts';

/** An imagined match of one's own: it can be played on without anybody noticing. */
export interface DeterminizedMatch<O extends Option = Option> {
  /** The open question, or `undefined` when the match is over. */
  pending(): { readonly decision: Decision<O> } | undefined;
  /** Answers the open question with the key of an option. Returns why the answer was not taken. */
  answer(player: Player, key: string): { readonly message: string } | undefined;
  game(): GameState;
}

/** What somebody who plays is asked. */
export interface Question<O extends Option = Option, V = unknown> {
  readonly player: Player;
  readonly decision: Decision<O>;
  /** What the player may know of the game. */
  view(): V;
  /**
   * A world that goes on from a position as the player may imagine it, with the same question open. Absent where the
   * ruleset imagines nothing.
   */
  sample?(rng: RngState): DeterminizedMatch<O>;
}
