import type { Option } from '../../../core/decision.ts';
import type { Recipient } from './card.ts';

/** Every option of a player, by the move that it is. */
export type ExcessDamageOption = Option &
  /** 702.19b: how many points the blocker at hand is assigned. */
  (
    | { readonly type: 'assign'; readonly n: number }
    /** K-4: the redirecting packet that is divided next, by its place in the event. */
    | { readonly type: 'split'; readonly packet: number }
    /** 615.7: the packet that a shield meets next, by its place in the event. */
    | { readonly type: 'shield'; readonly packet: number }
    /** 616.1: the effect that changes the packet at hand next. */
    | { readonly type: 'apply'; readonly effect: string }
    /** 603.3b: the trigger that is put on the stack next, by its place among those that wait. */
    | { readonly type: 'put'; readonly trigger: number }
    /** 603.3d: what the trigger at hand is aimed at. */
    | { readonly type: 'choose.target'; readonly target: Recipient }
  );

/** The options of a type. */
export type OptionOf<Type extends ExcessDamageOption['type']> = Extract<ExcessDamageOption, { type: Type }>;
