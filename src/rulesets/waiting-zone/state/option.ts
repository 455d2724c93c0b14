import type { Option } from '../../../core/decision.ts';
import type { Instance } from './instance.ts';
import type { Selection } from './waiting-item.ts';

/** Every option of the waiting-zone game, by its structured form. */
export type WaitingZoneOption = Option &
  (
    | { readonly form: 'pass' }
    /** event.2: begin an event with this card. */
    | { readonly form: 'play' | 'use' | 'attack'; readonly card: Instance }
    /** house.2: end the phase and continue with the next. */
    | { readonly form: 'endPhase' }
    /** check.1: activate this counter. */
    | { readonly form: 'counter'; readonly card: Instance }
    /** play.2, house.9: discard this card. */
    | { readonly form: 'discard'; readonly card: Instance }
    /** play.3: whether to pay the optional cost. */
    | { readonly form: 'optionalCost'; readonly pays: boolean }
    /** play.4: the side of the alternative, counted from 0. */
    | { readonly form: 'side'; readonly side: number }
    /** play.5, attack.3, house.17: choose this card, item or player. */
    | { readonly form: 'choose'; readonly chosen: Selection }
    /** together.1: the item to resolve next. */
    | { readonly form: 'resolve'; readonly item: number }
  );

/** What an answer to a decision carries to the rule machine that asked. */
export type OptionOf<Form extends WaitingZoneOption['form']> = Extract<WaitingZoneOption, { form: Form }>;
