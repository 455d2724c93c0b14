import type { Player } from '../../../core/decision.ts';
import type { GameEvent } from '../../../core/game-state.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Automatic } from './card.ts';
import type { CardLocation, Instance } from './instance.ts';
import type { Event, Phase, Window } from './progress.ts';
import type { Target, WaitingDamage, WaitingItem } from './waiting-item.ts';

interface EventBase<What extends string> extends GameEvent {
  readonly clause: ClauseId;
  readonly decidedBy?: readonly ClauseId[];
  readonly what: What;
}

/** Everything that can happen in a match, emitted once by the rule that makes it happen. */
export type WaitingZoneEvent =
  | (EventBase<'firstPlayer'> & { readonly player: Player })
  | (EventBase<'shuffled'> & { readonly player: Player; readonly order: readonly Instance[] })
  | (EventBase<'turnBegan'> & { readonly player: Player; readonly number: number })
  | (EventBase<'phaseBegan'> & { readonly player: Player; readonly phase: Phase })
  | (EventBase<'energyGained'> & { readonly player: Player; readonly energy: number })
  | (EventBase<'moved'> & { readonly card: Instance; readonly from: CardLocation; readonly to: CardLocation })
  | (EventBase<'stayed'> & { readonly card: Instance })
  | (EventBase<'eventBegan' | 'eventEnded'> & { readonly player: Player; readonly event: Event })
  | (EventBase<'paid'> & { readonly player: Player; readonly energy: number })
  | (EventBase<'declinedOptionalCost'> & { readonly player: Player })
  | (EventBase<'choseSide'> & { readonly player: Player; readonly side: number })
  | (EventBase<'put'> & { readonly item: WaitingItem })
  | (EventBase<'checkOpened'> & { readonly window: Window })
  | (EventBase<'passed'> & { readonly player: Player; readonly window: Window })
  | (EventBase<'resolving' | 'resolved'> & { readonly item: WaitingItem })
  | (EventBase<'negated'> & { readonly item: WaitingItem })
  | (EventBase<'voided'> & { readonly item: WaitingItem })
  | (EventBase<'reflected'> & { readonly item: WaitingDamage; readonly target: Target })
  | (EventBase<'rightSpent' | 'rightReturned'> & { readonly unit: Instance })
  | (EventBase<'automatic'> & { readonly unit: Instance; readonly automatic: Automatic['auto'] })
  | (EventBase<'dealt'> & { readonly item: WaitingDamage; readonly amount: number })
  | (EventBase<'notDealt'> & { readonly item: WaitingDamage })
  | (EventBase<'destroyed'> & { readonly card: Instance })
  | (EventBase<'healed'> & { readonly unit: Instance; readonly amount: number })
  | (EventBase<'lifeGained'> & { readonly player: Player; readonly amount: number })
  | (EventBase<'refunded'> & { readonly player: Player; readonly energy: number })
  | (EventBase<'damageGone'> & { readonly unit: Instance })
  | (EventBase<'deckEmpty'> & { readonly player: Player })
  | (EventBase<'lost'> & { readonly player: Player })
  | (EventBase<'over'> & { readonly winner?: Player });
