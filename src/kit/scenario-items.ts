import * as z from 'zod/mini';
import { collectFaults, type Path } from '../core/adapters/scenario.ts';
import type { CardTable, Declaration, StackItem, Target } from './declaration.ts';
import {
  NONE,
  playerOf,
  SEATS,
  type Seat,
  type scenarioPlaces,
  seat,
  seatOf,
  text,
} from './scenario-places.ts';

/** An item in a scenario file: a card by its place, a target as a player or by its place. */
interface Item {
  readonly player: Seat;
  readonly what: string;
  readonly card?: string;
  readonly target?: string;
}

/** Items that wait on the stack, and triggers, in scenario files. An expected item may have no card or no target: `none`. */
export const scenarioItems = <const D extends Declaration>({
  all,
  cardAt,
  open,
  placeIn,
  placeOf,
}: ReturnType<typeof scenarioPlaces<D>>) => {
  type Zones = CardTable<D>['zones'];

  const item = z.strictObject({
    player: seat,
    what: text,
    card: placeIn(all, []),
    target: placeIn(open, SEATS),
  });
  const expectedItem = z.strictObject({
    player: z.optional(seat),
    what: z.optional(text),
    card: placeIn(all, [NONE]),
    target: placeIn(open, [...SEATS, NONE]),
  });

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
    items: z.optional(z.array(item)),
    expectedItems: z.optional(z.array(expectedItem)),
    itemsFrom,
    itemsAsExpected,
  };
};
