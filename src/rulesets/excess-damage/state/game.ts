import type { Player } from '../../../core/decision.ts';
import type { DamageCardId } from './card.ts';
import type { Packet } from './packet.ts';
import type { PermanentId, Recipient } from './permanent.ts';

/** An attacking creature. A creature that was blocked stays blocked when its blockers are gone. */
export interface Attacker {
  readonly attacker: PermanentId;
  /** In the order in which damage is assigned to them. */
  readonly blockers: readonly PermanentId[];
  readonly attacked: Recipient;
}

/** Something that is to happen. */
export type Announcement =
  /** A spell or ability deals damage as its card says; `by`: the creature that deals it; `x`: an amount left open. */
  | {
      readonly kind: 'card';
      readonly card: DamageCardId;
      readonly controller: Player;
      readonly target: Recipient;
      readonly by?: PermanentId;
      readonly x?: number;
    }
  /** Simultaneous damage. */
  | { readonly kind: 'packets'; readonly combat: boolean; readonly packets: readonly Packet[] }
  /** Combat damage that is still to be assigned, and what others deal at the same time. */
  | {
      readonly kind: 'combat';
      readonly attackers: readonly Attacker[];
      readonly packets: readonly Packet[];
    }
  /** A permanent leaves the battlefield for another reason than damage. */
  | { readonly kind: 'leaves'; readonly permanent: PermanentId }
  | { readonly kind: 'endStep'; readonly player: Player };
