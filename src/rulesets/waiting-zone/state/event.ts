import type { Player } from '../../../core/decision.ts';
import type { Fact } from '../../../core/fact.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Automatic } from './card.ts';
import type { Event } from './event-2.ts';
import type { Instance } from './instance.ts';
import type { Whereabouts } from './place.ts';
import type { Phase } from './progress.ts';
import type { Target, WaitingDamage, WaitingItem } from './waiting-item.ts';
import type { Window } from './window.ts';

interface Of<What extends string> extends Fact {
  readonly clause: ClauseId;
  readonly decidedBy?: readonly ClauseId[];
  readonly what: What;
}

/** Everything that can happen in a match, told once by the rule that makes it happen. */
export type WaitingZoneFact =
  | (Of<'firstPlayer'> & { readonly player: Player })
  | (Of<'shuffled'> & { readonly player: Player; readonly order: readonly Instance[] })
  | (Of<'turnBegan'> & { readonly player: Player; readonly number: number })
  | (Of<'phaseBegan'> & { readonly player: Player; readonly phase: Phase })
  | (Of<'energyGained'> & { readonly player: Player; readonly energy: number })
  | (Of<'moved'> & { readonly card: Instance; readonly from: Whereabouts; readonly to: Whereabouts })
  | (Of<'stayed'> & { readonly card: Instance })
  | (Of<'eventBegan' | 'eventEnded'> & { readonly player: Player; readonly event: Event })
  | (Of<'paid'> & { readonly player: Player; readonly energy: number })
  | (Of<'declinedOptionalCost'> & { readonly player: Player })
  | (Of<'choseSide'> & { readonly player: Player; readonly side: number })
  | (Of<'put'> & { readonly item: WaitingItem })
  | (Of<'checkOpened'> & { readonly window: Window })
  | (Of<'passed'> & { readonly player: Player; readonly window: Window })
  | (Of<'resolving' | 'resolved'> & { readonly item: WaitingItem })
  | (Of<'negated'> & { readonly item: WaitingItem })
  | (Of<'voided'> & { readonly item: WaitingItem })
  | (Of<'reflected'> & { readonly item: WaitingDamage; readonly target: Target })
  | (Of<'rightSpent' | 'rightReturned'> & { readonly unit: Instance })
  | (Of<'automatic'> & { readonly unit: Instance; readonly automatic: Automatic['auto'] })
  | (Of<'dealt'> & { readonly item: WaitingDamage; readonly amount: number })
  | (Of<'notDealt'> & { readonly item: WaitingDamage })
  | (Of<'destroyed'> & { readonly card: Instance })
  | (Of<'healed'> & { readonly unit: Instance; readonly amount: number })
  | (Of<'lifeGained'> & { readonly player: Player; readonly amount: number })
  | (Of<'refunded'> & { readonly player: Player; readonly energy: number })
  | (Of<'damageGone'> & { readonly unit: Instance })
  | (Of<'deckEmpty'> & { readonly player: Player })
  | (Of<'lost'> & { readonly player: Player })
  | (Of<'over'> & { readonly winner?: Player });
