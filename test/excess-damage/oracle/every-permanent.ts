import { boardSnapshot } from '../../../src/rulesets/excess-damage/queries/board.ts';
import { excess } from '../../../src/rulesets/excess-damage/queries/excess.ts';
import { split } from '../../../src/rulesets/excess-damage/queries/packets.ts';
import { newEvent } from '../../../src/rulesets/excess-damage/rules/new-game.ts';
import type { CardType } from '../../../src/rulesets/excess-damage/state/card.ts';
import type { BoardSnapshot } from '../../../src/rulesets/excess-damage/state/game.ts';
import type { Packet, Source } from '../../../src/rulesets/excess-damage/state/packet.ts';
import { type Blow, excessDealt, keptOfEach, type Victim } from './points.ts';

const VALUES = [0, 1, 2, 3, 4];
const TARGET = 'it';

/** A permanent as the oracle and as the program see it. */
interface Case {
  readonly name: string;
  readonly victim: Victim;
  readonly board: BoardSnapshot;
}

interface Lethality {
  readonly power: number;
  readonly toughness: number;
  readonly marked: number;
  readonly byPower: boolean;
}

/** Lethal by toughness, where the power does not matter; lethal by power, where the toughness must not. */
const lethalities = (): readonly Lethality[] =>
  VALUES.flatMap((marked) =>
    VALUES.flatMap((toughness) => [
      { power: 1, toughness, marked, byPower: false },
      ...VALUES.map((power) => ({ power, toughness, marked, byPower: true })),
    ]),
  );

const caseOf = (
  lethality: Lethality | undefined,
  loyalty: number | undefined,
  defense: number | undefined,
): Case => {
  const { power, toughness, marked, byPower } = lethality ?? {
    power: 0,
    toughness: 0,
    marked: 0,
    byPower: false,
  };
  const types: CardType[] = [];
  if (lethality !== undefined) types.push('creature');
  if (loyalty !== undefined) types.push('planeswalker');
  if (defense !== undefined) types.push('battle');
  const numbers = { power, toughness, marked, loyalty: loyalty ?? 0, defense: defense ?? 0 };
  const { board } = newEvent({
    permanents: [{ id: TARGET, controller: 'p2', types, ...numbers }],
    effects: byPower ? [{ id: 'strength', kind: 'lethalByPower', controller: 'p2' }] : [],
    events: [],
  });
  return {
    name: JSON.stringify({ types, ...numbers, byPower }),
    victim: {
      creature: lethality !== undefined,
      planeswalker: loyalty !== undefined,
      battle: defense !== undefined,
      lethalAt: byPower ? power : toughness,
      marked,
      loyalty: numbers.loyalty,
      defense: numbers.defense,
    },
    board: boardSnapshot(board),
  };
};

/** Every permanent with at least one card type and values to 4. */
const everyPermanent = (): readonly Case[] =>
  [undefined, ...lethalities()].flatMap((lethality) =>
    [undefined, ...VALUES].flatMap((loyalty) =>
      [undefined, ...VALUES].flatMap((defense) =>
        lethality === undefined && loyalty === undefined && defense === undefined
          ? []
          : [caseOf(lethality, loyalty, defense)],
      ),
    ),
  );

const source = (name: string, deathtouch: boolean): Source => ({
  id: name,
  controller: 0,
  colors: [],
  traits: deathtouch ? ['deathtouch'] : [],
  kinds: [],
});

/** A blow has a source of its own, by its place. */
const PLAIN = ['first', 'second', 'third'].map((name) => source(name, false));
const TOUCH = ['first', 'second', 'third'].map((name) => source(name, true));

const packetOf = ({ n, deathtouch, redirected }: Blow, place: number): Packet => ({
  source: (deathtouch ? TOUCH : PLAIN)[place] as Source,
  recipient: TARGET,
  n,
  ...(redirected && { excessTo: 'p2' }),
});

const everyBlow: readonly Blow[] = [1, 2, 3, 4].flatMap((n) =>
  [false, true].flatMap((deathtouch) => [false, true].map((redirected) => ({ n, deathtouch, redirected }))),
);

/** Every sequence of one to three blows. */
const everyHail = (): readonly (readonly Blow[])[] => {
  const singles = everyBlow.map((blow) => [blow]);
  const pairs = singles.flatMap((hail) => everyBlow.map((blow) => [...hail, blow]));
  const triples = pairs.flatMap((hail) => everyBlow.map((blow) => [...hail, blow]));
  return [...singles, ...pairs, ...triples];
};

/** The first difference between program and oracle in one case, as text. */
const differenceIn = (
  { victim, board }: Case,
  blows: readonly Blow[],
  packets: readonly Packet[],
): string | undefined => {
  const divided = split(packets, board);
  const kept = keptOfEach(victim, blows);
  let place = 0;
  let total = 0;
  let touched = false;
  for (let index = 0; index < blows.length; index += 1) {
    const { n, deathtouch } = blows[index] as Blow;
    const stays = kept[index] as number;
    if (stays > 0) {
      const packet = divided[place];
      if (packet?.recipient !== TARGET || packet.n !== stays) return `blow ${index} keeps ${stays}`;
      place += 1;
      total += stays;
      touched ||= deathtouch;
    }
    if (n > stays) {
      const packet = divided[place];
      if (packet?.recipient !== 'p2' || packet.n !== n - stays) return `blow ${index} spills ${n - stays}`;
      place += 1;
    }
  }
  if (divided.length !== place) return 'nothing else is dealt';
  const most = excessDealt(victim, total, touched);
  const found = excess(TARGET, divided, board);
  return found === most ? undefined : `the check finds ${most}, not ${found}`;
};

/** What a run over the cases found. */
export interface Sweep {
  /** How many cases there are in all. */
  readonly all: number;
  readonly compared: number;
  /** The first differences, as text. */
  readonly differences: readonly string[];
}

const ENOUGH = 10;

/**
 * Compares program and oracle on every `stride`-th case, beginning with the first: every permanent with values to 4,
 * hit by every sequence of one to three packets of 1 to 4, with and without deathtouch, redirected or not.
 */
export const sweep = (stride: number): Sweep => {
  const permanents = everyPermanent();
  const hails = everyHail();
  const packets = hails.map((hail) => hail.map(packetOf));
  const differences: string[] = [];
  const all = permanents.length * hails.length;
  let compared = 0;
  for (let index = 0; index < all && differences.length < ENOUGH; index += stride) {
    const permanent = permanents[Math.floor(index / hails.length)] as Case;
    const hail = index % hails.length;
    const blows = hails[hail] as readonly Blow[];
    const difference = differenceIn(permanent, blows, packets[hail] as readonly Packet[]);
    compared += 1;
    if (difference !== undefined) {
      differences.push(`${permanent.name} hit by ${JSON.stringify(blows)}: ${difference}`);
    }
  }
  return { all, compared, differences };
};
