import { eventOf } from '../../reading/event.ts';
import type { DamageEvent, Game } from '../../values/game.ts';
import type { Packet } from '../../values/packet.ts';

/** 120.4: an event is on its way. */
export const beginEvent = (game: Game, event: DamageEvent): Game => ({ ...game, event });

/** The game with part of its event replaced. */
export const withEvent = (game: Game, change: Partial<DamageEvent>): Game =>
  beginEvent(game, { ...eventOf(game), ...change });

/** The packet at `from` comes to `to`; the others keep their order. */
export const movePacket = (game: Game, from: number, to: number): Game => {
  const { packets } = eventOf(game);
  const rest = packets.filter((_, index) => index !== from);
  return withEvent(game, { packets: [...rest.slice(0, to), packets[from] as Packet, ...rest.slice(to)] });
};

/** The event has happened, or deals nothing and does not take place. */
export const dropEvent = ({ event: _, ...game }: Game): Game => game;
