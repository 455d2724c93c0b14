import type { DamageEvent, Game } from '../state/game-2.ts';
import type { Packet } from '../state/packet.ts';

/** The event on its way. */
export const eventOf = (game: Game): DamageEvent => game.event as DamageEvent;

/** 120.8: whether nothing is left to deal. */
export const hasNoDamage = (game: Game): boolean =>
  game.event === undefined || game.event.packets.length === 0;

/** Whether no packet is at that place or after it. */
export const isEveryPacketDone = (game: Game, index: number): boolean =>
  index >= eventOf(game).packets.length;

/** How a packet is named in a key. */
export const packetKey = ({ source, recipient, n, excessTo }: Packet): string =>
  excessTo === undefined
    ? `${source.id}: ${n} to ${recipient}`
    : `${source.id}: ${n} to ${recipient}, excess to ${excessTo}`;
