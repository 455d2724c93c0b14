import * as z from 'zod/mini';
import { type Path, ScenarioFault } from '../core/adapters/scenario.ts';
import { listed } from '../core/data/escape.ts';
import { didYouMean } from '../core/data/nearest.ts';
import { PLAYERS, type Player } from '../core/decision.ts';
import type { CardTable, Declaration, NamesIn } from './declaration.ts';

/** A player in a scenario file. */
export type Seat = 'p1' | 'p2';

export const SEATS: readonly Seat[] = ['p1', 'p2'];
export const text = z.string();
export const seat = z.enum(SEATS);
export const seatOf = (player: Player): Seat => (player === 0 ? 'p1' : 'p2');
export const playerOf = (given: unknown): Player => (given === 'p2' ? 1 : 0);

/** Where a card is expected that is in no place: none is there, or it has ceased to exist. */
export const NONE = 'none';

/** The places of cards in scenario files. They count from 1 at the top of a zone: `p2 board 1`, in a shared zone `stack 1`. */
export const scenarioPlaces = <const D extends Declaration>(zones: D['zones']) => {
  type Zones = CardTable<D>['zones'];

  const piles = (Object.keys(zones) as NamesIn<D>['zone'][]).flatMap((zone) =>
    zones[zone]?.isShared === true
      ? [{ name: zone as string, zone, index: 0 }]
      : PLAYERS.map((player) => ({ name: `${seatOf(player)} ${zone}`, zone, index: player })),
  );
  const all = piles.map(({ name }) => name);
  const open = piles.filter(({ zone }) => zones[zone]?.seenBy === 'all').map(({ name }) => name);

  /** The schema of one of these words, or the place of a card in one of these zones. */
  const placeIn = (names: readonly string[], words: readonly string[]) => {
    const expected = (zone = names[0]): string =>
      zone === undefined
        ? `expected ${listed(words)}`
        : `expected ${listed([...words, `a card such as ${zone} 1`])} (zones: ${names.join(', ')})`;
    const error = ({ input }: { readonly input?: unknown }): string => {
      const name = typeof input === 'string' ? input.replace(/ -?\d+$/, '') : undefined;
      if (name === undefined) return `must be text; ${expected()}`;
      if (names.includes(name)) return `places in ${name} count from 1 at the top; ${expected(name)}`;
      if (all.includes(name)) return `not all players see ${name}; ${expected()}`;
      return `there is no ${name}${didYouMean(name, [...words, ...names])}; ${expected()}`;
    };
    const inZones = names.map((name) => `${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')} [1-9]\\d*`);
    const fits = new RegExp(`^(${[...words, ...inZones].join('|')})$`);
    return z.optional(z.string({ error }).check(z.regex(fits, { error })));
  };

  /** Returns the card in a place. Throws `ScenarioFault` where there is none. */
  const cardAt = (lists: Zones, text: string, path: Path): number => {
    const end = text.lastIndexOf(' ');
    const name = text.slice(0, end);
    const pile = piles.find((each) => each.name === name);
    const cards = (pile && lists[pile.zone][pile.index]) ?? [];
    const card = cards[Number(text.slice(end)) - 1];
    if (card !== undefined) return card;
    throw new ScenarioFault(
      path,
      `there is no card ${text}; cards in ${name}: ${cards.length}, counted from 1 at the top`,
    );
  };

  /** Returns the place of a card, or `none`. */
  const placeOf = (lists: Zones, card: number): string => {
    for (const { name, zone, index } of piles) {
      const place = lists[zone][index]?.indexOf(card) ?? -1;
      if (place >= 0) return `${name} ${place + 1}`;
    }
    return NONE;
  };

  return { all, cardAt, open, placeIn, placeOf };
};
