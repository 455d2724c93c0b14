import type { GameState } from '../../../core/fact.ts';
import type { Announcement } from './game.ts';
import type { BoardSnapshot, Board } from './board.ts';
import type { DamageCardId } from './card.ts';
import type { ExcessDamageEvent } from './event.ts';
import type { Packet } from './packet.ts';
import type { Recipient } from './permanent.ts';
import type { Result } from './result.ts';
import type { Trigger } from './trigger.ts';

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
