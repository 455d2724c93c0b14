import type { Decision, Option, Player } from '../../../../src/core/decision.ts';
import type { LeanFrame } from '../../../../src/runtime/frame.ts';

/** What began a scene: the start of the match, an answer, or a player who gave up. */
export type Cause =
  | { readonly is: 'start' }
  | {
      readonly is: 'answer';
      readonly player: Player;
      readonly key: string;
      readonly kind: string;
      readonly clause: string;
    }
  | { readonly is: 'concession'; readonly player: Player };

/** The moments from one rest of a match to the next. */
export interface Segment {
  readonly cause: Cause;
  /** Places of its first moment and behind its last. */
  readonly first: number;
  readonly end: number;
  /** The process at work where it rests; `undefined` when the match is over or has failed. */
  readonly frame: LeanFrame | undefined;
  /** The question it rests with. */
  readonly decision: Decision | undefined;
  /** The same as the player asked may see it. */
  readonly visibleDecision: Decision<Option> | undefined;
}
