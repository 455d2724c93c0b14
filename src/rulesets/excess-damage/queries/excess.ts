import type { Permanent, PermanentId } from '../state/card.ts';
import type { BoardSnapshot } from '../state/game.ts';
import type { Interpretations } from '../state/interpretations.ts';
import type { Origin, Packet } from '../state/packet.ts';
import { hasTrait, remainingLethal } from './board.ts';

/** How much of a packet was dealt, as far as the check is concerned (K-9). */
const dealtBy = ({ n, counters }: Packet, { countersInstead }: Interpretations): number =>
  countersInstead === 'dealt' ? n + (counters ?? 0) : n;

/** 120.10/creature, /deathtouch: what is lethal to a creature in all. */
const lethalTo = (before: BoardSnapshot, left: number, deathtouch: boolean): number => {
  if (!deathtouch || before.interpretations.deathtouchInCheck === 'ignored') return left;
  return before.interpretations.deathtouchAtZero === 'one' ? 1 : Math.min(1, left);
};

/** 120.10/several: the least of the thresholds of its card types; `used`: damage counted before. */
const thresholdOf = (
  before: BoardSnapshot,
  permanent: Permanent,
  deathtouch: boolean,
  used: number,
): number => {
  let threshold = Number.POSITIVE_INFINITY;
  for (const type of permanent.types) {
    const whole =
      type === 'creature'
        ? remainingLethal(before, permanent)
        : type === 'planeswalker'
          ? permanent.loyalty
          : permanent.defense;
    const left = Math.max(0, whole - used);
    threshold = Math.min(threshold, type === 'creature' ? lethalTo(before, left, deathtouch) : left);
  }
  return threshold;
};

/**
 * K-7: how much of a packet counts as redirected from a permanent. Inferred: effects change what was redirected and what
 * was not in proportion, rounded down.
 */
const redirectedFrom = (id: PermanentId, { origins = [] }: Packet, dealt: number): number => {
  const sum = (some: readonly Origin[]): number => some.reduce((total, { n }) => total + n, 0);
  const redirected = sum(origins.filter(({ splitFrom }) => splitFrom === id));
  return redirected === 0 ? 0 : Math.floor((dealt * redirected) / sum(origins));
};

/** The packets that count for a permanent, and how much (K-7). */
const countedFor = (
  id: PermanentId,
  packets: readonly Packet[],
  { interpretations }: BoardSnapshot,
): readonly (readonly [Packet, number])[] => {
  const counted: (readonly [Packet, number])[] = [];
  for (const packet of packets) {
    const dealt = dealtBy(packet, interpretations);
    const redirected = interpretations.redirectedExcess === 'counts' ? redirectedFrom(id, packet, dealt) : 0;
    const n = packet.recipient === id ? dealt : redirected;
    if (n > 0) counted.push([packet, n]);
  }
  return counted;
};

/** K-2: every source for itself, in the order of the packets. */
const excessBySource = (
  counted: readonly (readonly [Packet, number])[],
  permanent: Permanent,
  before: BoardSnapshot,
): number => {
  let used = 0;
  let sum = 0;
  for (const [packet, n] of counted) {
    const deathtouch = hasTrait(packet.source, 'deathtouch') || isRemembered(before, permanent);
    sum += Math.max(0, n - thresholdOf(before, permanent, deathtouch, used));
    used += n;
  }
  return sum;
};

/** K-5: whether deathtouch damage of earlier in the turn counts. */
const isRemembered = ({ interpretations }: BoardSnapshot, { deathtouchedThisTurn }: Permanent): boolean =>
  interpretations.earlierDeathtouch === 'remembered' && deathtouchedThisTurn;

/**
 * 120.10: the excess damage that a permanent was dealt by the packets of one event as they were dealt, judged by the
 * board before the event; 0 for a player.
 */
export const excess = (id: PermanentId, packets: readonly Packet[], before: BoardSnapshot): number => {
  const permanent = before.permanents[id];
  if (permanent === undefined) return 0;
  const counted = countedFor(id, packets, before);
  if (counted.length === 0) return 0;
  if (before.interpretations.mixedDeathtouch === 'perSource')
    return excessBySource(counted, permanent, before);
  const deathtouch =
    counted.some(([packet]) => hasTrait(packet.source, 'deathtouch')) || isRemembered(before, permanent);
  const total = counted.reduce((sum, [, n]) => sum + n, 0);
  return Math.max(0, total - thresholdOf(before, permanent, deathtouch, 0));
};

/** Whether a permanent was dealt excess damage; with K-6 read the other way also where it was dealt 0. */
export const isExcessDealt = (
  id: PermanentId,
  packets: readonly Packet[],
  before: BoardSnapshot,
): boolean => {
  if (excess(id, packets, before) > 0) return true;
  const permanent = before.permanents[id];
  if (before.interpretations.loyaltyEquality === 'strict' || !permanent?.types.includes('planeswalker'))
    return false;
  const total = countedFor(id, packets, before).reduce((sum, [, n]) => sum + n, 0);
  return total > 0 && total >= permanent.loyalty;
};
