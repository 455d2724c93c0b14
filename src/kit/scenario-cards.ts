import * as z from 'zod/mini';
import { collectFaults, type Path, ScenarioFault } from '../core/adapters/scenario.ts';
import { listed } from '../core/data/escape.ts';
import { didYouMean } from '../core/data/nearest.ts';
import { type attachmentRules, hasAttachments } from './attachments.ts';
import type { CardTable, Declaration, MarksIn, NamesIn } from './declaration.ts';
import type { keywordRules } from './keywords.ts';
import type { markRules } from './marks.ts';
import { numberNames, type numberRules } from './numbers.ts';
import { NONE, type Seat, type scenarioPlaces, seat, seatOf, text } from './scenario-places.ts';
import { hasOwners } from './zones.ts';

/** A card in a file: its id, or with what it carries: its marks, the player who brought it, and the place of its host. */
export type Entry =
  | string
  | {
      readonly card: string;
      readonly owner?: Seat;
      readonly host?: string;
      readonly keywords?: readonly string[];
      readonly without?: readonly string[];
      readonly numbers?: object;
    };

export const idOf = (entry: Entry): string => (typeof entry === 'string' ? entry : entry.card);

/** The schema of what a file may give in place of a value at the start: a value of its kind; of any, where the start has none. */
const likeStart = (start: unknown): z.ZodMiniType => {
  if (typeof start === 'number') return z.number();
  if (typeof start === 'boolean') return z.boolean();
  if (typeof start === 'string') return text;
  if (Array.isArray(start)) return z.array(z.unknown());
  return typeof start === 'object' && start !== null ? z.looseObject({}) : z.unknown();
};

export const schemasLike = (table: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(table).map(([key, start]) => [key, z.optional(likeStart(start))]));

/**
 * The cards in the scenario files of a game: by id, or with what they carry: `{ card: wolf, damage: 1 }`. Marks, and the place of
 * the card to which one is attached (`host: p1 board 2`), are for zones that all see. `owner` is the player who brought the card, if
 * that is not the player whose zone it is. An expected card may have `numbers`, as it has them then, `keywords` that it has, and others that it is `without`.
 */
export const scenarioCards = <const D extends Declaration>(
  declaration: D,
  {
    attached,
    hostOf,
    keywordsNow,
    marked,
    marksOf,
    numbersOf,
  }: Pick<ReturnType<typeof attachmentRules<D>>, 'attached' | 'hostOf'> &
    Pick<ReturnType<typeof markRules<D>>, 'marked' | 'marksOf'> &
    Pick<ReturnType<typeof keywordRules<D>>, 'keywordsNow'> &
    Pick<ReturnType<typeof numberRules<D>>, 'numbersOf'>,
  { cardAt, open, placeIn, placeOf }: ReturnType<typeof scenarioPlaces<D>>,
) => {
  type Game = CardTable<D>;
  const { cards, marks = {}, zones } = declaration;
  const markIds = Object.keys(marks);
  const bringDecks = hasOwners(declaration);
  const hasHosts = hasAttachments(declaration);
  const noMarks = z.optional(z.never('cards of this zone carry no marks: not all players see them'));
  const noHost = z.optional(z.never('cards of this zone are not attached: not all players see them'));

  /** Returns the schema of the cards of a zone. `words`: what may stand in place of a host; `more`: further keys. */
  const cardWith =
    (words: readonly string[], more: Readonly<Record<string, z.ZodMiniType>>) =>
    (zone: string): z.ZodMiniType => {
      const isOpen = zones[zone]?.seenBy === 'all';
      const names = Object.keys(cards).filter((card) => cards[card]?.tokenIn?.includes(zone) ?? true);
      /** What is wrong with a token in a zone where it does not exist. */
      const misplaced = (input: unknown): string | undefined => {
        const tokenIn = typeof input === 'string' ? cards[input]?.tokenIn : undefined;
        return tokenIn && `the token ${input} exists only in ${tokenIn.join(', ')}`;
      };
      const id = z.enum(names, { error: ({ input }) => misplaced(input) });
      const keys = {
        ...(isOpen ? schemasLike(marks) : Object.fromEntries(markIds.map((mark) => [mark, noMarks]))),
        ...(bringDecks && { owner: z.optional(seat) }),
        ...(hasHosts && { host: isOpen ? placeIn(open, words) : noHost }),
        ...more,
      };
      if (Object.keys(keys).length === 0) return id;
      const example = [
        ...(isOpen ? markIds.slice(0, 1).map((mark) => `${mark}: …`) : []),
        ...(bringDecks ? ['owner: p1'] : []),
      ];
      const form = example.length === 0 ? '' : `, or { card: ${names[0]}, ${example.join(', ')} }`;
      return z.union([id, z.strictObject({ card: id, ...keys })], {
        error: ({ input }) =>
          misplaced(input) ?? `must be ${listed(names)}${didYouMean(String(input), names) || form}`,
      });
    };

  const numberIds = numberNames(declaration);
  const numbers = z.strictObject(Object.fromEntries(numberIds.map((name) => [name, z.optional(z.number())])));

  const keywordIds = Object.keys(declaration.keywords ?? {});
  const keywords = z.optional(z.array(z.enum(keywordIds)));

  /** Returns the schema of a card in a zone: of a position, and of `expect`. */
  const cardIn = cardWith([], {});
  const expectedCardIn = cardWith([NONE], {
    ...(numberIds.length > 0 && { numbers: z.optional(numbers) }),
    ...(keywordIds.length > 0 && { keywords, without: keywords }),
  });

  const hosted = (game: Game, card: number, host: string, path: Path): Game => {
    const to = cardAt(game.zones, host, path);
    try {
      return attached(game, card, to);
    } catch (error) {
      throw new ScenarioFault(path, (error as Error).message);
    }
  };

  /** Returns the game in which cards carry what a file gives them. Throws `ScenarioFault` where one cannot. */
  const carrying = (game: Game, found: readonly { readonly entry: Entry; readonly path: Path }[]): Game => {
    let carried = game;
    collectFaults(
      found.map(({ entry, path }, card) => () => {
        if (typeof entry === 'string') return;
        const { card: _, owner: __, host, ...given } = entry;
        if (Object.keys(given).length > 0) carried = marked(carried, card, given as Partial<MarksIn<D>>);
        if (host !== undefined) carried = hosted(carried, card, host, [...path, 'host']);
      }),
    );
    return carried;
  };

  /** Returns a card as a file expects it: with the keys that are given. */
  const cardAsExpected = (game: Game, card: number, wanted: Entry | undefined): Entry => {
    const id = game.cards[card] as NamesIn<D>['card'];
    if (wanted === undefined || typeof wanted === 'string') return id;
    const brought = game.owners[card] ?? null;
    const host = hostOf(game, card);
    const { keywords: has = [], without = [] } = wanted;
    const keywords: readonly string[] = keywordsNow(game, card);
    const now = Object.fromEntries(numbersOf(game, card).map((number) => [number.name, number.now]));
    const found: Readonly<Record<string, unknown>> = {
      ...marksOf(game, card),
      card: id,
      owner: brought === null ? null : seatOf(brought),
      host: host === undefined ? NONE : placeOf(game.zones, host),
      keywords: has.every((keyword) => keywords.includes(keyword)) ? has : keywords,
      without: without.filter((keyword) => !keywords.includes(keyword)),
      numbers: Object.fromEntries(Object.keys(wanted.numbers ?? {}).map((name) => [name, now[name] ?? null])),
    };
    return Object.fromEntries(Object.keys(wanted).map((key) => [key, found[key]])) as unknown as Entry;
  };

  return { cardAsExpected, cardIn, carrying, expectedCardIn };
};
