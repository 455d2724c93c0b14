import { happen } from '../../happening/happen.ts';
import { isRedirecting, type Part, packetsOf, splitParts } from '../../reading/split.ts';
import type { DamageEvent, Game, Packet, Recipient } from '../../values/game.ts';
import type { OptionOf } from '../../values/option.ts';

/** The event on its way. */
export const eventOf = (game: Game): DamageEvent => game.event as DamageEvent;

/** 120.8: whether nothing is left to deal. */
export const hasNoDamage = (game: Game): boolean =>
  game.event === undefined || game.event.packets.length === 0;

/** Whether no packet is at that place or after it. */
export const isEveryPacketDone = (game: Game, index: number): boolean =>
  index >= eventOf(game).packets.length;

/** An event that deals nothing does not take place. */
export const dropEvent = ({ event: _, ...game }: Game): Game => game;

/** How a packet is named in a key. */
export const packetKey = ({ source, recipient, n, excessTo }: Packet): string =>
  excessTo === undefined
    ? `${source.id}: ${n} to ${recipient}`
    : `${source.id}: ${n} to ${recipient}, excess to ${excessTo}`;

/** K-4: the redirecting packets, from `ordered` on, that share the permanent of the first of them. */
const rivals = (game: Game, ordered: number): readonly number[] => {
  const { packets, before } = eventOf(game);
  const open = packets.flatMap((packet, index) =>
    index >= ordered && isRedirecting(before, packet) ? [index] : [],
  );
  const shared = open
    .map((index) => packets[index]?.recipient as Recipient)
    .find((recipient) => open.filter((index) => packets[index]?.recipient === recipient).length > 1);
  return open.filter((index) => packets[index]?.recipient === shared);
};

/** K-4: what may be divided next; one or none where there is nothing to choose. */
export const splitOptions = (game: Game, ordered: number): readonly OptionOf<'split'>[] => {
  if (game.board.readings.splitOrder === 'fixed') return [];
  return rivals(game, ordered).map((packet) => ({
    key: `split ${packetKey(eventOf(game).packets[packet] as Packet)}`,
    form: 'split',
    packet,
  }));
};

/** The packets with the one at `from` moved to `to`. */
export const moved = (packets: readonly Packet[], from: number, to: number): readonly Packet[] => {
  const rest = packets.filter((_, index) => index !== from);
  return [...rest.slice(0, to), packets[from] as Packet, ...rest.slice(to)];
};

/** K-4: the chosen packet is divided next. */
export const orderSplit = (game: Game, ordered: number, { packet }: OptionOf<'split'>): Game => {
  const event = eventOf(game);
  const { source, recipient } = event.packets[packet] as Packet;
  return happen(
    { ...game, event: { ...event, packets: moved(event.packets, packet, ordered) } },
    { clause: 'K-4', what: 'splitOrdered', source: source.id, recipient },
  );
};

const tellPart = (game: Game, { packet, kept, spill, lost }: Part): Game => {
  const { source, recipient, excessTo } = packet;
  const path = { source: source.id, recipient };
  if (excessTo === undefined) return game;
  if (lost > 0) return happen(game, { clause: 'K-8', what: 'spillLost', ...path, n: lost });
  if (spill === 0) return game;
  return happen(game, { clause: '120.4a', what: 'split', ...path, kept, excessTo, spill });
};

/** 120.4a: the excess of every redirecting packet goes to where it is redirected. */
export const splitEvent = (game: Game): Game => {
  const event = eventOf(game);
  const parts = splitParts(event.packets, event.before);
  const spilled = parts.reduce((sum, { spill }) => sum + spill, 0);
  const next = { ...game, event: { ...event, packets: packetsOf(parts), spilled } };
  return parts.reduce<Game>(tellPart, next);
};
