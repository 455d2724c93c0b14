import type { Player } from '../../../core/decision.ts';
import type { Color, PermanentId, Recipient, SourceKind, Trait } from './card.ts';

/** What deals damage, as it is or last was. */
export interface Source {
  readonly id: string;
  readonly controller: Player;
  readonly colors: readonly Color[];
  readonly traits: readonly Trait[];
  readonly kinds: readonly SourceKind[];
}

/** Part of a packet as the first step leaves it; `splitFrom`: redirected from that permanent. */
export interface Origin {
  readonly n: number;
  readonly splitFrom?: PermanentId;
}

/** Damage from one source to one recipient within an event. */
export interface Packet {
  readonly source: Source;
  readonly recipient: Recipient;
  readonly n: number;
  /** Who is dealt the excess instead (120.4a). */
  readonly excessTo?: Recipient;
  /** What it was put together from; absent: one part that was not redirected. */
  readonly origins?: readonly Origin[];
  /** How many -1/-1 counters were put instead of damage (K-9). */
  readonly counters?: number;
}

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
