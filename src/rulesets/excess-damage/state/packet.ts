import type { Player } from '../../../core/decision.ts';
import type { Color, SourceKind, Trait } from './card.ts';
import type { PermanentId, Recipient } from './permanent.ts';

/** What deals damage, as it is or last was. */
export interface Source {
  readonly id: string;
  readonly controller: Player;
  readonly colors: readonly Color[];
  readonly traits: readonly Trait[];
  readonly kinds: readonly SourceKind[];
}

/** Damage from one source to one recipient within an event. */
export interface Packet {
  readonly source: Source;
  readonly recipient: Recipient;
  readonly n: number;
  /** Who is dealt the excess instead (120.4a). */
  readonly excessTo?: Recipient;
  /** The permanent that this part was redirected from. */
  readonly splitFrom?: PermanentId;
  /** How many -1/-1 counters were put instead of damage (K-9). */
  readonly counters?: number;
}
