/**
 * A whole damage event worked out from the text of the rules alone, point by point where it can be. Nothing here comes
 * from the program.
 */
import { type Blow, excessDealt, keptOf, type Victim } from './points.ts';

/** Permanents are numbered from 0; a recipient below 0 is a player: -1 for the first, -2 for the second. */
export type Who = number;

export interface WorldPermanent {
  readonly owner: 0 | 1;
  readonly creature: boolean;
  readonly planeswalker: boolean;
  readonly battle: boolean;
  readonly power: number;
  readonly indestructible: boolean;
  toughness: number;
  marked: number;
  counters: number;
  loyalty: number;
  defense: number;
  there: boolean;
}

/** One value is one source, in however many packets. */
export interface WorldSource {
  readonly name: string;
  readonly owner: 0 | 1;
  readonly red: boolean;
  readonly deathtouch: boolean;
  readonly wither: boolean;
  readonly infect: boolean;
  readonly lifelink: boolean;
}

export interface WorldPacket {
  readonly source: WorldSource;
  readonly to: Who;
  readonly n: number;
  readonly excessTo?: Who;
}

/** An effect on amounts: on red packets, or on packets to one side, or on all. */
export interface WorldEffect {
  readonly kind: 'increase' | 'multiply' | 'reduce' | 'shield' | 'prevent' | 'counters';
  readonly owner: 0 | 1;
  readonly onlyRed: boolean;
  readonly side: 'any' | 'own' | 'other';
  amount: number;
}

export interface World {
  readonly permanents: readonly WorldPermanent[];
  readonly life: [number, number];
  readonly poison: [number, number];
  /** Whether lethal damage to a player's creatures goes by power. */
  readonly byPower: readonly [boolean, boolean];
  readonly effects: readonly WorldEffect[];
  readonly packets: readonly WorldPacket[];
}

/** Damage on its way, and whether it is still damage. */
interface Flight {
  readonly source: WorldSource;
  readonly to: Who;
  n: number;
}

/** What came of an event. */
export interface Aftermath {
  readonly dealt: readonly number[];
  readonly excess: readonly number[];
  readonly lost: readonly boolean[];
}

const sideOf = (world: World, to: Who): 0 | 1 =>
  to < 0 ? ((-1 - to) as 0 | 1) : (world.permanents[to] as WorldPermanent).owner;

const lethalAt = (world: World, permanent: WorldPermanent): number =>
  (world.byPower[permanent.owner] ? permanent.power : permanent.toughness) - permanent.counters;

const victimOf = (world: World, permanent: WorldPermanent): Victim => ({
  ...permanent,
  lethalAt: lethalAt(world, permanent),
});

const isDamageable = (world: World, to: Who): boolean => {
  if (to < 0) return true;
  const { creature, planeswalker, battle } = world.permanents[to] as WorldPermanent;
  return creature || planeswalker || battle;
};

/** First step: what is redirected, packet after packet, the packets that stay before all others. */
const redirect = (world: World): Flight[] => {
  const packets = world.packets.filter(({ to, n }) => n > 0 && isDamageable(world, to));
  const goesOn = ({ to, excessTo }: WorldPacket): boolean => excessTo !== undefined && to >= 0;
  const dealtTo = new Map<Who, Blow[]>();
  const note = (to: Who, n: number, deathtouch: boolean): void => {
    const list = dealtTo.get(to) ?? [];
    list.push({ n, deathtouch, redirected: false });
    dealtTo.set(to, list);
  };
  for (const packet of packets) {
    if (!goesOn(packet)) note(packet.to, packet.n, packet.source.deathtouch);
  }
  const flights: Flight[] = [];
  for (const packet of packets) {
    const { source, to, n } = packet;
    if (!goesOn(packet)) {
      flights.push({ source, to, n });
      continue;
    }
    const victim = victimOf(world, world.permanents[to] as WorldPermanent);
    const blow = { n, deathtouch: source.deathtouch, redirected: true };
    const kept = keptOf(victim, dealtTo.get(to) ?? [], blow);
    const excessTo = packet.excessTo as Who;
    note(to, kept, source.deathtouch);
    if (kept > 0) flights.push({ source, to, n: kept });
    if (!isDamageable(world, excessTo)) continue;
    note(excessTo, n - kept, source.deathtouch);
    if (n > kept) flights.push({ source, to: excessTo, n: n - kept });
  }
  return flights;
};

const applies = (world: World, effect: WorldEffect, { source, to }: Flight, combat: boolean): boolean => {
  if (effect.onlyRed && !source.red) return false;
  if (effect.side === 'own' && sideOf(world, to) !== effect.owner) return false;
  if (effect.side === 'other' && sideOf(world, to) === effect.owner) return false;
  if (effect.kind !== 'counters') return true;
  return to >= 0 && (world.permanents[to] as WorldPermanent).creature && !combat;
};

/** What one source deals to one recipient is one amount, in the place of its first part. */
const together = (flights: readonly Flight[]): Flight[] => {
  const joined: Flight[] = [];
  for (const flight of flights) {
    const same = joined.find(({ source, to }) => source === flight.source && to === flight.to);
    if (same === undefined) joined.push(flight);
    else same.n += flight.n;
  }
  return joined;
};

/** Second step, with the effects applied in the order of their list. */
const change = (world: World, flight: Flight, combat: boolean): void => {
  for (const effect of world.effects) {
    if (flight.n === 0) return;
    if (!applies(world, effect, flight, combat)) continue;
    if (effect.kind === 'increase') flight.n += effect.amount;
    else if (effect.kind === 'multiply') flight.n *= effect.amount;
    else if (effect.kind === 'prevent') flight.n = 0;
    else if (effect.kind === 'counters') {
      (world.permanents[flight.to] as WorldPermanent).counters += flight.n;
      flight.n = 0;
    } else {
      for (let point = effect.amount; point > 0 && flight.n > 0; point -= 1) {
        flight.n -= 1;
        if (effect.kind === 'shield') effect.amount -= 1;
      }
    }
  }
};

const hit = (world: World, { source, to, n }: Flight): void => {
  if (source.lifelink) world.life[source.owner] += n;
  if (to < 0) {
    if (source.infect) world.poison[sideOf(world, to)] += n;
    else world.life[sideOf(world, to)] -= n;
    return;
  }
  const permanent = world.permanents[to] as WorldPermanent;
  if (permanent.creature) {
    if (source.wither || source.infect) permanent.counters += n;
    else permanent.marked += n;
  }
  for (let point = 0; point < n; point += 1) {
    if (permanent.planeswalker && permanent.loyalty > 0) permanent.loyalty -= 1;
    if (permanent.battle && permanent.defense > 0) permanent.defense -= 1;
  }
};

/** Whether a permanent leaves the battlefield after the event. */
const leaves = (world: World, permanent: WorldPermanent, touched: boolean): boolean => {
  if (permanent.planeswalker && permanent.loyalty === 0) return true;
  if (permanent.battle && permanent.defense === 0) return true;
  if (!permanent.creature) return false;
  if (permanent.toughness - permanent.counters <= 0) return true;
  const lethal = permanent.marked > 0 && permanent.marked >= lethalAt(world, permanent);
  return (lethal || touched) && !permanent.indestructible;
};

/** Runs the event of a world and changes it. */
export const resolve = (world: World, combat: boolean): Aftermath => {
  const victims = world.permanents.map((permanent) => victimOf(world, permanent));
  const flights = together(redirect(world));
  for (const flight of flights) change(world, flight, combat);
  const dealt = flights.filter(({ n }) => n > 0);
  const totalTo = (who: Who): number =>
    dealt.reduce((total, { to, n }) => (to === who ? total + n : total), 0);
  const touched = (who: Who): boolean => dealt.some(({ to, source }) => to === who && source.deathtouch);
  const excess = victims.map((victim, who) => excessDealt(victim, totalTo(who), touched(who)));
  const amounts = [-2, -1, ...victims.keys()].map(totalTo);
  for (const flight of dealt) hit(world, flight);
  for (const [who, permanent] of world.permanents.entries()) {
    if (leaves(world, permanent, touched(who))) permanent.there = false;
  }
  const lost = [0, 1].map(
    (player) => (world.life[player] as number) <= 0 || (world.poison[player] as number) >= 10,
  );
  return { dealt: amounts, excess, lost };
};
