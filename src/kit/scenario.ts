import { z } from 'zod';
import {
  differs,
  findMismatches,
  type ScenarioRules,
  simpleScenarioRules,
} from '../core/adapters/scenario.ts';
import { listed } from '../core/data/escape.ts';
import { PLAYERS, type Player } from '../core/decision.ts';
import type { CardTable, Declaration, MarksIn, NamesIn } from './declaration.ts';
import type { markRules } from './marks.ts';

/** What a scenario file needs beside the declaration. */
export interface ScenarioDeclaration<D extends Declaration, State extends string = string> {
  /** The state in which a described position goes on, after its entry, such as `main`. */
  readonly state: State | `${State}.${string}`;
  /** The cards of a zone where a file gives none. */
  readonly defaults?: { readonly [Zone in NamesIn<D>['zone']]?: readonly NamesIn<D>['card'][] };
  /** The keys of the options to choose where a file gives no answer. */
  readonly passes?: readonly (NamesIn<D>['move'] | `${NamesIn<D>['move']} ${string}`)[];
  /** Returns the game before it goes on, such as with the values that the state needs. */
  prepare?(game: CardTable<D>): CardTable<D>;
}

type Described = Readonly<Record<string, unknown>>;
/** A card in a file: its id, or with marks. */
type Entry = string | (Readonly<Record<string, number | boolean>> & { readonly card: string });
type Side = Readonly<Record<string, readonly Entry[] | number | undefined>>;

const idOf = (entry: Entry): string => (typeof entry === 'string' ? entry : entry.card);

const marksOf = (entry: Entry): Readonly<Record<string, number | boolean>> => {
  if (typeof entry === 'string') return {};
  const { card: _, ...marks } = entry;
  return marks;
};

/**
 * The scenario files of a game: `p1` and `p2` give the zones and counters of the players, shared zones stand beside them,
 * `turn` says whose turn it is, and `expect` has the same keys. A card that all see may carry marks: `{ card: wolf, damage: 1 }`.
 * Of an expected card only the marks that are given count.
 */
export const scenarioOf = <const D extends Declaration>(
  { zones, deckZone, cards, counters, marks = {}, facts }: D,
  { marked, marksOf: marksIn }: ReturnType<typeof markRules<D>>,
  newGame: (decks: readonly [string, string], setting: { edition: string; seed: number }) => CardTable<D>,
  decks: readonly [string, string],
  { state, defaults = {}, passes = [], prepare = (game) => game }: ScenarioDeclaration<D>,
): ScenarioRules<CardTable<D>> => {
  type Game = CardTable<D>;
  const ids = Object.keys(zones) as NamesIn<D>['zone'][];
  const isShared = (zone: string): boolean => zones[zone]?.isShared === true;
  const names = Object.keys(cards);
  const id = z.enum(names);
  const carrying = z.strictObject({
    card: id,
    ...Object.fromEntries(
      Object.entries(marks).map(([mark, start]) => [
        mark,
        (typeof start === 'number' ? z.number() : z.boolean()).optional(),
      ]),
    ),
  });
  const hidden = z.enum(names, {
    error: ({ input }) =>
      carrying.safeParse(input).success
        ? 'cards of this zone carry no marks: not all players see them'
        : undefined,
  });
  const entry = z.union([id, carrying], {
    error: `must be ${listed(names)}, or with marks { card: ${names[0]}, ${Object.keys(marks)[0]}: … }`,
  });
  const hasMarks = Object.keys(marks).length > 0;
  const listOf = (zone: string) => {
    const open = hasMarks ? entry : id;
    return z.array(zones[zone]?.seenBy === 'all' ? open : hidden).optional();
  };
  const side = z.strictObject({
    ...Object.fromEntries(ids.filter((zone) => !isShared(zone)).map((zone) => [zone, listOf(zone)])),
    ...Object.fromEntries(Object.keys(counters).map((counter) => [counter, z.int().optional()])),
  });
  const table = {
    p1: side.optional(),
    p2: side.optional(),
    ...Object.fromEntries(ids.filter(isShared).map((zone) => [zone, listOf(zone)])),
  };
  const position = z.strictObject({ ...table, turn: z.enum(['p1', 'p2']).optional() });

  const entriesOf = (zone: NamesIn<D>['zone'], given: unknown): readonly Entry[] =>
    (given as readonly Entry[] | undefined) ?? defaults[zone] ?? [];

  const turnOf = ({ turn }: Described): Player => (turn === 'p2' ? 1 : 0);

  const build = (value: unknown, { edition, seed }: { readonly edition: string; readonly seed: number }) => {
    const described = position.parse(value) as Described;
    const sides = [described.p1, described.p2].map((each) => (each ?? {}) as Side);
    const found: Entry[] = [];
    const owners: (Player | null)[] = [];
    const place = (zone: NamesIn<D>['zone'], given: unknown, owner: Player | null): readonly number[] =>
      entriesOf(zone, given).map((entry) => {
        owners.push(owner);
        return found.push(entry) - 1;
      });
    const placed = Object.fromEntries(
      ids.map((zone) => [
        zone,
        isShared(zone)
          ? [place(zone, described[zone], null)]
          : PLAYERS.map((player) => place(zone, sides[player]?.[zone], isShared(deckZone) ? null : player)),
      ]),
    ) as unknown as Game['zones'];
    const counted = Object.fromEntries(
      Object.entries(counters).map(([key, start]) => [key, sides.map((each) => each[key] ?? start)]),
    ) as unknown as Game['counters'];
    const begun = newGame(decks, { edition, seed });
    const numbers = found.map((_, card) => card);
    const game: Game = {
      ...begun,
      turn: turnOf(described),
      priority: { player: turnOf(described), passes: 0 },
      cards: found.map(idOf) as NamesIn<D>['card'][],
      owners,
      known: found.map(() => 0),
      lots: [found.map(() => 0), found.map(() => 0)],
      keys: [numbers, numbers],
      zones: placed,
      counters: counted,
    };
    const laid = found.reduce<Game>((next, entry, card) => {
      const given = marksOf(entry) as Partial<MarksIn<D>>;
      return Object.keys(given).length === 0 ? next : marked(next, card, given);
    }, game);
    return { game: prepare(laid), stack: [{ state, rest: {} }] };
  };

  /** The cards of a zone as they are expected: with the marks that are given for the card in that place. */
  const cardsIn = (
    game: Game,
    zone: NamesIn<D>['zone'],
    index: number,
    wanted: Side[string],
  ): readonly Entry[] =>
    (game.zones[zone][index] ?? []).map((card, place): Entry => {
      const id = game.cards[card] as string;
      const entry = Array.isArray(wanted) ? (wanted[place] as Entry | undefined) : undefined;
      if (entry === undefined || typeof entry === 'string') return id;
      const marks = marksIn(game, card) as Readonly<Record<string, number | boolean>>;
      return Object.fromEntries(
        Object.keys(entry).map((key) => [key, key === 'card' ? id : marks[key]]),
      ) as unknown as Entry;
    });

  const check = (game: Game, value: unknown) => {
    const expected = position.parse(value) as Described;
    const ofSide = (player: Player, keys: Side): Side =>
      Object.fromEntries(
        Object.keys(keys).map((key) => [
          key,
          game.counters[key as never]?.[player] ??
            cardsIn(game, key as NamesIn<D>['zone'], player, keys[key]),
        ]),
      );
    return Object.entries(expected).flatMap(([key, wanted]) => {
      if (key === 'turn') return differs([key], wanted, `p${game.turn + 1}`);
      if (key !== 'p1' && key !== 'p2')
        return findMismatches(
          { [key]: wanted },
          { [key]: cardsIn(game, key as NamesIn<D>['zone'], 0, wanted as Side[string]) },
        );
      const differences = findMismatches(wanted as Side, ofSide(key === 'p1' ? 0 : 1, wanted as Side));
      return differences.map((each) => ({ ...each, path: [key, ...each.path] }));
    });
  };

  return simpleScenarioRules<Game>({
    position,
    expectation: position,
    build,
    firstPlayer: (described) => turnOf((described ?? {}) as Described),
    check,
    facts: Object.fromEntries(Object.entries(facts).map(([what, { fields }]) => [what, Object.keys(fields)])),
    passes,
  });
};
