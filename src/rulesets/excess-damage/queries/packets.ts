import type { Permanent, Recipient } from '../state/card.ts';
import type { BoardSnapshot, DamageEvent, Game } from '../state/game.ts';
import type { Origin, Packet } from '../state/packet.ts';
import { canReceive, hasTrait, remainingLethal } from './board.ts';

/** The event on its way. */
export const eventOf = ({ event }: Pick<Game, 'event'>): DamageEvent => event as DamageEvent;

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

/** What one packet is divided into: `kept + spill` is its amount, or less where the spill is lost (K-8). */
export interface Part {
  readonly packet: Packet;
  readonly kept: number;
  /** Goes to `packet.excessTo`. */
  readonly spill: number;
  readonly lost: number;
}

/** Damage that other packets of the event give a recipient. */
interface Others {
  n: number;
  deathtouch: boolean;
}

const NO_OTHERS: Readonly<Others> = { n: 0, deathtouch: false };

/** 120.4a/creature, /marked, /others, /deathtouch: what is lethal to a creature, given the others. */
const creatureCap = (
  before: BoardSnapshot,
  permanent: Permanent,
  others: Readonly<Others>,
  deathtouch: boolean,
): number => {
  const left = others.deathtouch ? 0 : Math.max(0, remainingLethal(before, permanent) - others.n);
  if (!deathtouch) return left;
  return before.interpretations.deathtouchAtZero === 'one' ? 1 : Math.min(1, left);
};

/** 120.4a/several: the least that any card type of the permanent lets it keep. */
const capOf = (
  before: BoardSnapshot,
  permanent: Permanent,
  others: Readonly<Others>,
  deathtouch: boolean,
): number => {
  let cap = Number.POSITIVE_INFINITY;
  for (const type of permanent.types) {
    const ofType =
      type === 'creature'
        ? creatureCap(before, permanent, others, deathtouch)
        : Math.max(0, (type === 'planeswalker' ? permanent.loyalty : permanent.defense) - others.n);
    cap = Math.min(cap, ofType);
  }
  return cap;
};

/** Whether the first step looks at a packet: players have no excess, and no other packet is redirected. */
export const isRedirecting = (before: BoardSnapshot, { recipient, excessTo }: Packet): boolean =>
  excessTo !== undefined && Object.hasOwn(before.permanents, recipient);

const divide = (before: BoardSnapshot, packet: Packet, others: Readonly<Others>): Part => {
  const permanent = before.permanents[packet.recipient] as Permanent;
  const cap = capOf(before, permanent, others, hasTrait(packet.source, 'deathtouch'));
  const kept = Math.min(packet.n, cap);
  const spill = packet.n - kept;
  if (canReceive(before, packet.excessTo as Recipient)) return { packet, kept, spill, lost: 0 };
  return before.interpretations.undeliverable === 'lost'
    ? { packet, kept, spill: 0, lost: spill }
    : { packet, kept: packet.n, spill: 0, lost: 0 };
};

/**
 * What the first step makes of each packet, in the order of the packets (120.4a). Packets that are not redirected come
 * first; each redirected one then counts all before it among the others (K-4).
 */
export const splitParts = (packets: readonly Packet[], before: BoardSnapshot): readonly Part[] => {
  const totals = new Map<Recipient, Others>();
  const add = (recipient: Recipient, { source }: Packet, n: number): void => {
    if (n === 0) return;
    const total = totals.get(recipient) ?? { n: 0, deathtouch: false };
    total.n += n;
    total.deathtouch ||= hasTrait(source, 'deathtouch');
    totals.set(recipient, total);
  };
  for (const packet of packets) {
    if (!isRedirecting(before, packet)) add(packet.recipient, packet, packet.n);
  }
  return packets.map((packet) => {
    if (!isRedirecting(before, packet)) return { packet, kept: packet.n, spill: 0, lost: 0 };
    const part = divide(before, packet, totals.get(packet.recipient) ?? NO_OTHERS);
    add(packet.recipient, packet, part.kept);
    add(packet.excessTo as Recipient, packet, part.spill);
    return part;
  });
};

const originsOf = ({ n, origins = [{ n }] }: Packet): readonly Origin[] => origins;

/** Two packets of one source to one recipient as one. */
const joined = (packet: Packet, more: Packet): Packet => ({
  ...packet,
  n: packet.n + more.n,
  origins: [...originsOf(packet), ...originsOf(more)],
});

/**
 * The packets that the parts leave: what is kept, and what goes on from the same source; none of 0 (120.8). What one
 * source deals to one recipient is one packet, in the place of its first part: effects change it once (120.4b).
 */
export const packetsOf = (parts: readonly Part[]): readonly Packet[] => {
  const packets = new Map<string, Packet>();
  const add = (packet: Packet): void => {
    const pair = `${packet.source.id}: ${packet.recipient}`;
    const first = packets.get(pair);
    packets.set(pair, first === undefined ? packet : joined(first, packet));
  };
  for (const { packet, kept, spill } of parts) {
    const { source, recipient, excessTo } = packet;
    if (kept > 0) add({ source, recipient, n: kept });
    if (spill > 0) {
      const origins: readonly Origin[] = [{ n: spill, splitFrom: recipient }];
      add({ source, recipient: excessTo as Recipient, n: spill, origins });
    }
  }
  return [...packets.values()];
};

/**
 * 120.4a: the event after its excess was redirected, judged by the board before the event. No effect that changes
 * amounts is looked at.
 */
export const split = (packets: readonly Packet[], before: BoardSnapshot): readonly Packet[] =>
  packetsOf(splitParts(packets, before));
