import { z } from 'zod';
import { collectFaults, type Path, ScenarioFault } from '../core/adapters/scenario.ts';
import { listed } from '../core/data/escape.ts';
import { didYouMean } from '../core/data/nearest.ts';
import { PLAYERS, type Player } from '../core/decision.ts';
import type { CardTable, Declaration, NamesIn, StackItem, Target } from './declaration.ts';

/** A player in a scenario file. */
export type Seat = 'p1' | 'p2';

export const seat = z.enum(['p1', 'p2']);
export const seatOf = (player: Player): Seat => (player === 0 ? 'p1' : 'p2');
export const playerOf = (given: unknown): Player => (given === 'p2' ? 1 : 0);

/** An item in a scenario file: a card by its place, a target as a player or by its place. */
interface Item {
  readonly player: Seat;
  readonly what: string;
  readonly card?: string;
  readonly target?: string;
}

/** Where an item has no card or no target, or one that has ceased to exist. */
const NONE = 'none';

/**
 * Items that wait on the stack, and triggers, in scenario files. A place counts from 1 at the top of its zone: `p2 board 1`,
 * in a shared zone `stack 1`.
 */
export const scenarioItems = <const D extends Declaration>(zones: D['zones']) => {
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
    if (names.length === 0) return z.enum(words).optional();
    const expected = (zone = names[0]): string =>
      `expected ${listed([...words, `a card such as ${zone} 1`])} (zones: ${names.join(', ')})`;
    const error = ({ input }: { readonly input?: unknown }): string => {
      const name = typeof input === 'string' ? input.replace(/ -?\d+$/, '') : undefined;
      if (name === undefined) return `must be text; ${expected()}`;
      if (names.includes(name)) return `places in ${name} count from 1 at the top; ${expected(name)}`;
      if (all.includes(name)) return `not all players see ${name}; ${expected()}`;
      return `there is no ${name}${didYouMean(name, [...words, ...names])}; ${expected()}`;
    };
    const card = z.templateLiteral([z.enum(names), ' ', z.string().regex(/^[1-9]\d*$/)], { error });
    return z.union([...words.map((word) => z.literal(word)), card], { error }).optional();
  };

  const item = z.strictObject({
    player: seat,
    what: z.string(),
    card: placeIn(all, []),
    target: placeIn(open, seat.options),
  });
  const expectedItem = z.strictObject({
    player: seat.optional(),
    what: z.string().optional(),
    card: placeIn(all, [NONE]),
    target: placeIn(open, [...seat.options, NONE]),
  });

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

  const targetAt = (lists: Zones, text: string, path: Path): Target =>
    text === 'p1' || text === 'p2' ? { player: playerOf(text) } : { card: cardAt(lists, text, path) };

  const itemOf = (lists: Zones, { player, what, card, target }: Item, path: Path): StackItem =>
    Object.assign(
      { player: playerOf(player), what },
      ...collectFaults<Partial<StackItem>>([
        () => (card === undefined ? {} : { card: cardAt(lists, card, [...path, 'card']) }),
        () => (target === undefined ? {} : { target: targetAt(lists, target, [...path, 'target']) }),
      ]),
    );

  /** Returns the items that a file gives under that key. Throws `ScenarioFault` where one names a card that is not there. */
  const itemsFrom = (lists: Zones, key: string, given: unknown): readonly StackItem[] =>
    collectFaults(
      ((given ?? []) as readonly Item[]).map((each, index) => () => itemOf(lists, each, [key, index])),
    );

  const placeOf = (lists: Zones, card: number): string => {
    for (const { name, zone, index } of piles) {
      const place = lists[zone][index]?.indexOf(card) ?? -1;
      if (place >= 0) return `${name} ${place + 1}`;
    }
    return NONE;
  };

  const targetText = (lists: Zones, target: Target): string =>
    'player' in target ? seatOf(target.player) : placeOf(lists, target.card);

  /** Returns items as a file expects them: with the keys that are given for the item in that place. */
  const itemsAsExpected = (lists: Zones, items: readonly StackItem[], expected: unknown) =>
    items.map(({ player, what, card, target }, index) => {
      const found: Readonly<Record<string, string>> = {
        player: seatOf(player),
        what,
        card: card === undefined ? NONE : placeOf(lists, card),
        target: target === undefined ? NONE : targetText(lists, target),
      };
      const wanted = (expected as readonly Partial<Item>[])[index];
      const keys = Object.keys(wanted ?? found).filter((key) => wanted !== undefined || found[key] !== NONE);
      return Object.fromEntries(keys.map((key) => [key, found[key]]));
    });

  return {
    items: z.array(item).optional(),
    expectedItems: z.array(expectedItem).optional(),
    itemsFrom,
    itemsAsExpected,
  };
};
