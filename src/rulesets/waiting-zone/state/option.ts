import type { Option } from '../../../core/decision.ts';
import type { Instance } from './instance.ts';
import type { Selection, Target } from './waiting-item.ts';

/** Every option of the waiting-zone game, by the move that it is. */
export type WaitingZoneOption = Option &
  (
    | { readonly type: 'pass' }
    /** event.2: begin an event with this card. */
    | { readonly type: 'play'; readonly card: Instance }
    | { readonly type: 'use'; readonly card: Instance }
    | { readonly type: 'attack'; readonly card: Instance }
    /** house.2: end the phase and continue with the next. */
    | { readonly type: 'endPhase' }
    /** check.1: activate this counter. */
    | { readonly type: 'counter'; readonly card: Instance }
    /** play.2, house.9: discard this card. */
    | { readonly type: 'discard'; readonly card: Instance }
    /** play.3: pay the optional cost, or not. */
    | { readonly type: 'payOptionalCost' }
    | { readonly type: 'declineOptionalCost' }
    /** play.4: the side of the alternative, counted from 0. */
    | { readonly type: 'choose.side'; readonly side: number }
    /** play.5, house.17: choose this card, item or player. */
    | { readonly type: 'choose.target'; readonly chosen: Selection }
    /** attack.3: attack this unit or player. */
    | { readonly type: 'choose.attackTarget'; readonly chosen: Target }
    /** together.1: the item to resolve next. */
    | { readonly type: 'resolve'; readonly item: number }
  );

/** The options of a type. */
export type OptionOf<Type extends WaitingZoneOption['type']> = Extract<WaitingZoneOption, { type: Type }>;
