import { canonicalOptions } from '../../../core/decision.ts';
import { flatMapFast } from '../../../core/hot-path.ts';
import { eventOf, isRedirecting, type Part, packetKey, packetsOf, splitParts } from '../queries/packets.ts';
import type { Recipient } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { OptionOf } from '../state/option.ts';
import type { Packet } from '../state/packet.ts';
import { emitEvent, withEvent } from '../state/setters.ts';

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

/** K-4: the redirecting packets, from `ordered` on, that share the permanent of the first of them. */
const competingPackets = (game: Game, ordered: number): readonly number[] => {
  const { packets, before } = eventOf(game);
  const open = flatMapFast(packets, (packet, index) =>
    index >= ordered && isRedirecting(before, packet) ? [index] : [],
  );
  const recipientAt = (index: number) => (packets[index] as Packet).recipient;
  const sharing = open.map((index) => open.filter((other) => recipientAt(other) === recipientAt(index)));
  return sharing.find(({ length }) => length > 1) ?? [];
};

/** K-4: what may be divided next; one or none where there is nothing to choose. */
export const splitOptions = (game: Game, ordered: number): readonly OptionOf<'split'>[] => {
  if (game.board.interpretations.splitOrder === 'fixed') return [];
  return competingPackets(game, ordered).map((packet) => ({
    key: `split ${packetKey(eventOf(game).packets[packet] as Packet)}`,
    type: 'split',
    packet,
  }));
};

/** K-4: whether there is an order to be chosen. */
export const isSplitOrderOpen = (game: Game, ordered: number): boolean =>
  canonicalOptions(splitOptions(game, ordered)).length > 1;

/** K-4: the chosen packet is divided next. */
export const orderSplit = (game: Game, ordered: number, { packet }: OptionOf<'split'>): Game => {
  const { source, recipient } = eventOf(game).packets[packet] as Packet;
  return emitEvent(movePacket(game, packet, ordered), {
    clause: 'K-4',
    what: 'splitOrdered',
    source: source.id,
    recipient,
  });
};

const emitPart = (game: Game, { packet, kept, spill, lost }: Part): Game => {
  const { source, recipient, excessTo } = packet;
  const path = { source: source.id, recipient };
  if (lost > 0) return emitEvent(game, { clause: 'K-8', what: 'spillLost', ...path, n: lost });
  if (spill === 0) return game;
  return emitEvent(game, {
    clause: '120.4a',
    what: 'split',
    ...path,
    kept,
    excessTo: excessTo as Recipient,
    spill,
  });
};

/** 120.4a: the excess of every redirecting packet goes to where it is redirected. */
export const splitEvent = (game: Game): Game => {
  const { packets, before } = eventOf(game);
  const parts = splitParts(packets, before);
  const spilled = parts.reduce((sum, { spill }) => sum + spill, 0);
  return parts.reduce<Game>(emitPart, withEvent(game, { packets: packetsOf(parts), spilled }));
};
