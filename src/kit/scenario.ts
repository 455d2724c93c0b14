import { z } from 'zod';
import {
  collectFaults,
  differs,
  findMismatches,
  type Mismatch,
  ScenarioFault,
  type ScenarioRules,
  simpleScenarioRules,
} from '../core/adapters/scenario.ts';
import { listed } from '../core/data/escape.ts';
import { didYouMean } from '../core/data/nearest.ts';
import { PLAYERS, type Player } from '../core/decision.ts';
import type { CardTable, DeckCardIn, Declaration, MarksIn, NamesIn } from './declaration.ts';
import type { markRules } from './marks.ts';
import { playerOf, type Seat, scenarioItems, seat, seatOf } from './scenario-items.ts';
import { cannotGoOn } from './states.ts';

/** What a scenario file needs beside the declaration. */
export interface ScenarioDeclaration<D extends Declaration, State extends string = string> {
  /** The state in which a described position goes on, after its entry, such as `main`. A file may name another one. */
  readonly state: State | `${State}.${string}`;
  /** The cards of a zone where a file gives none. */
  readonly defaults?: { readonly [Zone in NamesIn<D>['zone']]?: readonly DeckCardIn<D>[] };
  /** The keys of the options to choose where a file gives no answer. */
  readonly passes?: readonly (NamesIn<D>['move'] | `${NamesIn<D>['move']} ${string}`)[];
  /** Returns the game before it goes on, such as with the values that the state needs. */
  prepare?(game: CardTable<D>): CardTable<D>;
}

type Described = Readonly<Record<string, unknown>>;
type Marks = Readonly<Record<string, number | boolean>>;
/** A card in a file: its id, or with marks and the player who brought it. */
type Entry = string | { readonly card: string; readonly owner?: Seat };
type Side = Readonly<Record<string, readonly Entry[] | number | undefined>>;

const idOf = (entry: Entry): string => (typeof entry === 'string' ? entry : entry.card);

const marksOf = (entry: Entry): Marks => {
  if (typeof entry === 'string') return {};
  const { card: _, owner: __, ...marks } = entry;
  return marks;
};

/** The schema of what a file may give in place of a value at the start: a value of its kind; of any, where the start has none. */
const likeStart = (start: unknown): z.ZodType => {
  if (typeof start === 'number') return z.number();
  if (typeof start === 'boolean') return z.boolean();
  if (typeof start === 'string')
    return z.unknown().refine((given) => typeof given === 'string', 'must be text');
  if (Array.isArray(start)) return z.array(z.unknown());
  return typeof start === 'object' && start !== null ? z.looseObject({}) : z.unknown();
};

const schemasLike = (table: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(table).map(([key, start]) => [key, likeStart(start).optional()]));

/**
 * The scenario files of a game: `p1` and `p2` give the zones and counters of the players, shared zones stand beside them, as
 * do `values`, `turn` says whose turn it is, and `expect` has the same keys. A card that all see may carry marks:
 * `{ card: wolf, damage: 1 }`. `owner` is the player who brought it, if that is not the player whose zone it is. Of an expected
 * card only the keys that are given count. `stackItems` and `triggers` are what waits, and may be expected too. `state` is where
 * the position goes on, and `priority` who may act there. `states`: those that a file may name, by edition.
 */
export const scenarioOf = <const D extends Declaration>(
  { zones, deckZone, cards, counters, marks = {}, values, facts }: D,
  { marked, marksOf: marksIn }: ReturnType<typeof markRules<D>>,
  newGame: (decks: readonly [string, string], setting: { edition: string; seed: number }) => CardTable<D>,
  decks: readonly [string, string],
  { state, defaults = {}, passes = [], prepare = (game) => game }: ScenarioDeclaration<D>,
  states: Readonly<Record<string, readonly string[]>>,
): ScenarioRules<CardTable<D>> => {
  type Game = CardTable<D>;
  const ids = Object.keys(zones) as NamesIn<D>['zone'][];
  const isShared = (zone: string): boolean => zones[zone]?.isShared === true;
  const markIds = Object.keys(marks);
  const noMarks = z.never('cards of this zone carry no marks: not all players see them').optional();
  const hasOwners = !isShared(deckZone);
  const entryIn = (zone: string) => {
    const isOpen = zones[zone]?.seenBy === 'all';
    const names = Object.keys(cards).filter((card) => cards[card]?.tokenIn?.includes(zone) ?? true);
    /** What is wrong with a token in a zone where it does not exist. */
    const misplaced = (input: unknown): string | undefined => {
      const tokenIn = typeof input === 'string' ? cards[input]?.tokenIn : undefined;
      return tokenIn && `the token ${input} exists only in ${tokenIn.join(', ')}`;
    };
    const id = z.enum(names, { error: ({ input }) => misplaced(input) });
    if (markIds.length === 0 && !hasOwners) return id;
    const more = [
      ...(isOpen ? markIds.slice(0, 1).map((mark) => `${mark}: …`) : []),
      ...(hasOwners ? ['owner: p1'] : []),
    ];
    const form = more.length === 0 ? '' : `, or { card: ${names[0]}, ${more.join(', ')} }`;
    const entry = z.strictObject({
      card: id,
      ...(isOpen ? schemasLike(marks) : Object.fromEntries(markIds.map((mark) => [mark, noMarks]))),
      ...(hasOwners && { owner: seat.optional() }),
    });
    return z.union([id, entry], {
      error: ({ input }) =>
        misplaced(input) ?? `must be ${listed(names)}${didYouMean(String(input), names) || form}`,
    });
  };
  const listOf = (zone: string) => z.array(entryIn(zone)).optional();
  const side = z.strictObject({
    ...Object.fromEntries(ids.filter((zone) => !isShared(zone)).map((zone) => [zone, listOf(zone)])),
    ...Object.fromEntries(Object.keys(counters).map((counter) => [counter, z.int().optional()])),
  });
  const table = {
    p1: side.optional(),
    p2: side.optional(),
    ...Object.fromEntries(ids.filter(isShared).map((zone) => [zone, listOf(zone)])),
    turn: seat.optional(),
    values: z.strictObject(schemasLike(values)).optional(),
  };
  const { items, expectedItems, itemsFrom, itemsAsExpected } = scenarioItems<D>(zones);
  const allStates = [...new Set(Object.values(states).flat())];
  const stateError = ({ input }: { readonly input?: unknown }): string | undefined =>
    typeof input === 'string' ? cannotGoOn(input, allStates) : undefined;
  const position = z.strictObject({
    ...table,
    stackItems: items,
    triggers: items,
    state: z.enum(allStates, { error: stateError }).optional(),
    priority: seat.optional(),
  });
  const expectation = z.strictObject({ ...table, stackItems: expectedItems, triggers: expectedItems });

  const entriesOf = (zone: NamesIn<D>['zone'], given: unknown): readonly Entry[] =>
    (given as readonly Entry[] | undefined) ?? defaults[zone] ?? [];

  const turnOf = ({ turn }: Described): Player => playerOf(turn);
  const priorityOf = ({ turn, priority = turn }: Described): Player => playerOf(priority);

  /** Who begins. What waits, and another state, may let the rules ask either player. */
  const firstPlayer = (described: Described): Player | undefined =>
    ['stackItems', 'triggers', 'state'].some((key) => described[key] !== undefined)
      ? undefined
      : priorityOf(described);

  const checkState = (given: unknown, edition: string): void => {
    const known = states[edition] ?? [];
    if (given === undefined || known.includes(given as string)) return;
    throw new ScenarioFault(['state'], `in edition ${edition} ${cannotGoOn(String(given), known)}`);
  };

  const build = (value: unknown, { edition, seed }: { readonly edition: string; readonly seed: number }) => {
    const described = position.parse(value) as Described;
    checkState(described.state, edition);
    const sides = [described.p1, described.p2].map((each) => (each ?? {}) as Side);
    const found: Entry[] = [];
    const owners: (Player | null)[] = [];
    const place = (zone: NamesIn<D>['zone'], given: unknown, owner: Player | null): readonly number[] =>
      entriesOf(zone, given).map((entry) => {
        const given = typeof entry === 'string' ? undefined : entry.owner;
        owners.push(given === undefined ? owner : playerOf(given));
        return found.push(entry) - 1;
      });
    const placed = Object.fromEntries(
      ids.map((zone) => [
        zone,
        isShared(zone)
          ? [place(zone, described[zone], null)]
          : PLAYERS.map((player) => place(zone, sides[player]?.[zone], hasOwners ? player : null)),
      ]),
    ) as unknown as Game['zones'];
    const [stack = [], triggers = []] = collectFaults(
      ['stackItems', 'triggers'].map((key) => () => itemsFrom(placed, key, described[key])),
    );
    const counted = Object.fromEntries(
      Object.entries(counters).map(([key, start]) => [key, sides.map((each) => each[key] ?? start)]),
    ) as unknown as Game['counters'];
    const begun = newGame(decks, { edition, seed });
    const numbers = found.map((_, card) => card);
    const game: Game = {
      ...begun,
      turn: turnOf(described),
      priority: { player: priorityOf(described), passes: 0 },
      cards: found.map(idOf) as NamesIn<D>['card'][],
      owners,
      known: found.map(() => 0),
      lots: [found.map(() => 0), found.map(() => 0)],
      keys: [numbers, numbers],
      zones: placed,
      counters: counted,
      values: { ...begun.values, ...(described.values as Partial<Game['values']>) },
      stack,
      triggers,
    };
    const laid = found.reduce<Game>((next, entry, card) => {
      const given = marksOf(entry) as Partial<MarksIn<D>>;
      return Object.keys(given).length === 0 ? next : marked(next, card, given);
    }, game);
    return { game: prepare(laid), stack: [{ state: (described.state ?? state) as string, rest: {} }] };
  };

  /** The cards of a zone as they are expected: with the keys that are given for the card in that place. */
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
      const brought = game.owners[card] ?? null;
      const found: Described = {
        ...marksIn(game, card),
        card: id,
        owner: brought === null ? null : seatOf(brought),
      };
      return Object.fromEntries(Object.keys(entry).map((key) => [key, found[key]])) as unknown as Entry;
    });

  const check = (game: Game, value: unknown) => {
    const expected = expectation.parse(value) as Described;
    const ofSide = (player: Player, keys: Side): Side =>
      Object.fromEntries(
        Object.keys(keys).map((key) => [
          key,
          game.counters[key as never]?.[player] ??
            cardsIn(game, key as NamesIn<D>['zone'], player, keys[key]),
        ]),
      );
    return Object.entries(expected).flatMap(([key, wanted]) => {
      if (key === 'turn') return differs([key], wanted, seatOf(game.turn));
      const below = (found: readonly Mismatch[]): readonly Mismatch[] =>
        found.map((each) => ({ ...each, path: [key, ...each.path] }));
      if (key === 'values') return below(findMismatches(wanted as Described, game.values as Described));
      if (key === 'stackItems' || key === 'triggers') {
        const waiting = key === 'triggers' ? game.triggers : game.stack;
        return findMismatches({ [key]: wanted }, { [key]: itemsAsExpected(game.zones, waiting, wanted) });
      }
      if (key !== 'p1' && key !== 'p2')
        return findMismatches(
          { [key]: wanted },
          { [key]: cardsIn(game, key as NamesIn<D>['zone'], 0, wanted as Side[string]) },
        );
      return below(findMismatches(wanted as Side, ofSide(playerOf(key), wanted as Side)));
    });
  };

  return simpleScenarioRules<Game>({
    position,
    expectation,
    build,
    firstPlayer: (described) => firstPlayer((described ?? {}) as Described),
    check,
    facts: Object.fromEntries(Object.entries(facts).map(([what, { fields }]) => [what, Object.keys(fields)])),
    passes,
  });
};
