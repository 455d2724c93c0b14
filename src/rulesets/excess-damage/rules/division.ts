import { eventOf } from '../queries/packets.ts';
import type { Game } from '../state/game-2.ts';
import type { Packet } from '../state/packet.ts';
import { withEvent } from '../state/setters.ts';

/** Part of the packet at that place replaced. */
export const withPacket = (game: Game, index: number, change: Partial<Packet>): Game =>
  withEvent(game, {
    packets: eventOf(game).packets.map((packet, at) => (at === index ? { ...packet, ...change } : packet)),
  });

/** The packet at `from` comes to `to`; the others keep their order. */
export const movePacket = (game: Game, from: number, to: number): Game => {
  const { packets } = eventOf(game);
  const rest = packets.filter((_, index) => index !== from);
  return withEvent(game, { packets: [...rest.slice(0, to), packets[from] as Packet, ...rest.slice(to)] });
};
