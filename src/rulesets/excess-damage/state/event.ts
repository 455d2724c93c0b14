import type { Player } from '../../../core/decision.ts';
import type { GameEvent } from '../../../core/game-state.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { CardId, DamageCardId, PermanentId, Recipient } from './card.ts';
import type { Outcome } from './effect.ts';
import type { ResultKind } from './packet.ts';

interface EventBase<What extends string> extends GameEvent {
  readonly clause: ClauseId;
  readonly decidedBy?: readonly ClauseId[];
  readonly what: What;
}

/** From which source to whom. */
interface Path {
  /** Id of the source. */
  readonly source: string;
  readonly recipient: Recipient;
}

/** Whose ability: the id of the effect, and its card if it is one of ours. */
export interface By {
  readonly effect: string;
  readonly card?: CardId;
}

/** Everything that can happen in an event, emitted once by the rule that makes it happen. Amounts are points. */
export type ExcessDamageEvent =
  | (EventBase<'assigned'> & {
      readonly attacker: PermanentId;
      readonly recipient: Recipient;
      readonly n: number;
    })
  | (EventBase<'assignsNothing'> & { readonly attacker: PermanentId })
  | (EventBase<'announced'> & Path & { readonly n: number; readonly combat: boolean })
  | (EventBase<'noEffect'> & { readonly card: CardId })
  | (EventBase<'splitOrdered'> & Path)
  | (EventBase<'split'> &
      Path & { readonly kept: number; readonly excessTo: Recipient; readonly spill: number })
  | (EventBase<'spillLost'> & Path & { readonly n: number })
  | (EventBase<'shieldOrdered'> & Path)
  | (EventBase<'modified'> & Path & By & { readonly from: number; readonly to: number })
  | (EventBase<'countersInstead'> & Path & By & { readonly n: number })
  | (EventBase<'notDealt'> & Path)
  | (EventBase<'dealt'> & Path & { readonly n: number; readonly combat: boolean })
  | (EventBase<'excess'> & { readonly permanent: PermanentId; readonly n: number; readonly combat: boolean })
  | (EventBase<'triggered'> &
      By & { readonly about?: PermanentId; readonly n: number; readonly outcome: Outcome })
  | (EventBase<'resultModified'> &
      By & {
        readonly kind: ResultKind;
        readonly who: Recipient;
        readonly from: number;
        readonly to: number;
      })
  | (EventBase<ResultKind> & { readonly who: Recipient; readonly n: number })
  | (EventBase<'read'> & { readonly card: DamageCardId; readonly target: Recipient; readonly n: number })
  | (EventBase<'converted'> & { readonly card: DamageCardId })
  | (EventBase<'spared' | 'destroyed' | 'putAway' | 'left'> & { readonly permanent: PermanentId })
  | (EventBase<'endStep'> & { readonly player: Player })
  | (EventBase<'triggerOrdered'> & By)
  | (EventBase<'placed'> & By & { readonly target?: Recipient })
  | (EventBase<'resolved'> &
      By & { readonly outcome: Outcome; readonly n: number; readonly target?: Recipient })
  | (EventBase<'lost'> & { readonly player: Player })
  | (EventBase<'over'> & { readonly winner?: Player });
