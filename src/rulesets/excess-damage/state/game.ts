import type { Player } from '../../../core/decision.ts';
import type { GameState } from '../../../core/game-state.ts';
import type { DamageCardId, Permanent, PermanentId, Recipient } from './card.ts';
import type { Effect, Trigger } from './effect.ts';
import type { ExcessDamageEvent } from './event.ts';
import type { Interpretations } from './interpretations.ts';
import type { Packet, Result } from './packet.ts';

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

export interface PlayerState {
  readonly life: number;
  readonly poison: number;
}

/** Excess damage that a permanent was dealt this turn, and who controlled it then. */
export interface ExcessRecord {
  readonly permanent: PermanentId;
  readonly controller: Player;
  readonly n: number;
}

/** Everything that damage looks at and changes. */
export interface Board {
  readonly interpretations: Interpretations;
  /** Whose turn it is. */
  readonly active: Player;
  readonly players: readonly [PlayerState, PlayerState];
  readonly permanents: Readonly<Record<PermanentId, Permanent>>;
  readonly effects: readonly Effect[];
  /** Packets dealt this turn. */
  readonly dealt: readonly Packet[];
  readonly excess: readonly ExcessRecord[];
}

declare const beforeEvent: unique symbol;

/**
 * The board as it was before an event. Thresholds are read from this type alone, so that no rule can read them from a
 * board that the event has already changed.
 */
export type BoardSnapshot = Board & { readonly [beforeEvent]: true };

/** The card whose instruction made the event, for what it does with the excess. */
export interface Cause {
  readonly card: DamageCardId;
  readonly target: Recipient;
}

/** A damage event on its way through the four steps of 120.4. */
export interface DamageEvent {
  readonly combat: boolean;
  /** The board as it was before the event: the only one that thresholds are read from. */
  readonly before: BoardSnapshot;
  readonly packets: readonly Packet[];
  readonly results: readonly Result[];
  /** Points redirected in the first step. */
  readonly spilled: number;
  readonly cause?: Cause;
}

/** The whole state of an event and what it starts: plain data, never changed in place. */
export interface Game extends GameState<ExcessDamageEvent> {
  readonly board: Board;
  /** What is still to happen, soonest first. */
  readonly upcoming: readonly Announcement[];
  readonly event?: DamageEvent;
  /** Triggered, and not yet on the stack (120.4b). */
  readonly waiting: readonly Trigger[];
  /** Bottom first. */
  readonly stack: readonly Trigger[];
}
