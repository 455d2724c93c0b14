import type { Option } from '../../../core/decision.ts';
import type { Recipient } from './card.ts';

/** Everything a player may be asked to choose, by its structured form. */
export type ExcessDamageOption = Option &
  /** 702.19b: how many points the blocker at hand is assigned. */
  (
    | { readonly form: 'assign'; readonly n: number }
    /** K-4: the redirecting packet that is divided next, by its place in the event. */
    | { readonly form: 'split'; readonly packet: number }
    /** 615.7: the packet that a shield meets next, by its place in the event. */
    | { readonly form: 'shield'; readonly packet: number }
    /** 616.1: the effect that changes the packet at hand next. */
    | { readonly form: 'modification'; readonly effect: string }
    /** 603.3b: the trigger that is put on the stack next, by its place among those that wait. */
    | { readonly form: 'trigger'; readonly trigger: number }
    /** 603.3d: what the trigger at hand is aimed at. */
    | { readonly form: 'target'; readonly target: Recipient }
  );

/** What an answer to a decision carries to the rule machine that asked. */
export type OptionOf<Form extends ExcessDamageOption['form']> = Extract<ExcessDamageOption, { form: Form }>;
