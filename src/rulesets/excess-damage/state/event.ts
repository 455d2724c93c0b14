import type { Player } from '../../../core/decision.ts';
import type { Fact } from '../../../core/fact.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { CardId, DamageCardId } from './card.ts';
import type { Outcome } from './effect.ts';
import type { PermanentId, Recipient } from './permanent.ts';
import type { ResultKind } from './result.ts';

interface Of<What extends string> extends Fact {
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

/** Everything that can happen in an event, told once by the rule that makes it happen. Amounts are points. */
export type ExcessDamageFact =
  | (Of<'assigned'> & { readonly attacker: PermanentId; readonly recipient: Recipient; readonly n: number })
  | (Of<'assignsNothing'> & { readonly attacker: PermanentId })
  | (Of<'announced'> & Path & { readonly n: number; readonly combat: boolean })
  | (Of<'noEffect'> & { readonly card: CardId })
  | (Of<'splitOrdered'> & Path)
  | (Of<'split'> & Path & { readonly kept: number; readonly excessTo: Recipient; readonly spill: number })
  | (Of<'spillLost'> & Path & { readonly n: number })
  | (Of<'shieldOrdered'> & Path)
  | (Of<'modified'> & Path & By & { readonly from: number; readonly to: number })
  | (Of<'countersInstead'> & Path & By & { readonly n: number })
  | (Of<'notDealt'> & Path)
  | (Of<'dealt'> & Path & { readonly n: number; readonly combat: boolean })
  | (Of<'excess'> & { readonly permanent: PermanentId; readonly n: number; readonly combat: boolean })
  | (Of<'triggered'> & By & { readonly about?: PermanentId; readonly n: number; readonly outcome: Outcome })
  | (Of<'resultModified'> &
      By & {
        readonly kind: ResultKind;
        readonly who: Recipient;
        readonly from: number;
        readonly to: number;
      })
  | (Of<ResultKind> & { readonly who: Recipient; readonly n: number })
  | (Of<'read'> & { readonly card: DamageCardId; readonly target: Recipient; readonly n: number })
  | (Of<'converted'> & { readonly card: DamageCardId })
  | (Of<'spared' | 'destroyed' | 'putAway' | 'left'> & { readonly permanent: PermanentId })
  | (Of<'endStep'> & { readonly player: Player })
  | (Of<'triggerOrdered'> & By)
  | (Of<'placed'> & By & { readonly target?: Recipient })
  | (Of<'resolved'> & By & { readonly outcome: Outcome; readonly n: number; readonly target?: Recipient })
  | (Of<'lost'> & { readonly player: Player })
  | (Of<'over'> & { readonly winner?: Player });
