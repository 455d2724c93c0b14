import type { Recipient } from './permanent.ts';

/** Everything damage is turned into (120.3). */
export type ResultKind =
  | 'marked'
  | 'minusCounters'
  | 'loyaltyLost'
  | 'defenseLost'
  | 'lifeLost'
  | 'poisoned'
  | 'lifeGained';

/** What a dealt packet is converted into (120.4c). */
export interface Result {
  readonly kind: ResultKind;
  readonly who: Recipient;
  readonly n: number;
}
