import * as z from 'zod/mini';
import {
  collectFaults,
  differs,
  findMismatches,
  type Mismatch,
  type Path,
  ScenarioFault,
  type ScenarioRules,
  simpleScenarioRules,
} from '../core/adapters/scenario.ts';
import { PLAYERS, type Player } from '../core/decision.ts';
import type { CardTable, DeckCardIn, Declaration, NamesIn } from './declaration.ts';
import { type Entry, idOf, scenarioCards, schemasLike } from './scenario-cards.ts';
import { scenarioItems } from './scenario-items.ts';
import { playerOf, scenarioPlaces, seat, seatOf } from './scenario-places.ts';
import { cannotGoOn } from './states.ts';
import { hasOwners, type zoneRules } from './zones.ts';

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
type Side = Readonly<Record<string, readonly Entry[] | number | undefined>>;

/**
 * The scenario files of a game: `p1` and `p2` give the zones and counters of the players, shared zones stand beside them, as
 * do `values`, `turn` says whose turn it is, and `expect` has the same keys. A card may be
 * written with what it carries (`scenarioCards`); of an expected one only the keys that are given count. `stackItems` and `triggers` are what waits, and may be expected too. `state` is where
 * the position goes on, and `priority` who may act there. `states`: those that a file may name, by edition.
 */
export const scenarioOf = <const D extends Declaration>(
  declaration: D,
  rules: Parameters<typeof scenarioCards<D>>[1] & Pick<ReturnType<typeof zoneRules<D>>, 'mixedIn'>,
  newGame: (decks: readonly [string, string], setting: { edition: string; seed: number }) => CardTable<D>,
  decks: readonly [string, string],
  { state, defaults = {}, passes = [], prepare = (game) => game }: ScenarioDeclaration<D>,
  states: Readonly<Record<string, readonly string[]>>,
): ScenarioRules<CardTable<D>> => {
  type Game = CardTable<D>;
  const { cards, zones, counters, values, facts } = declaration;
  const ids = Object.keys(zones) as NamesIn<D>['zone'][];
  const isShared = (zone: string): boolean => zones[zone]?.isShared === true;
  const places = scenarioPlaces<D>(zones);
  const { items, expectedItems, itemsFrom, itemsAsExpected } = scenarioItems<D>(places);
  const { cardIn, expectedCardIn, cardAsExpected, carrying } = scenarioCards<D>(declaration, rules, places);
  const bringDecks = hasOwners(declaration);
  /** The keys of a table whose cards have that schema. */
  const tableWith = (card: typeof cardIn) => {
    const lists = (are: boolean) =>
      Object.fromEntries(
        ids.filter((zone) => isShared(zone) === are).map((zone) => [zone, z.optional(z.array(card(zone)))]),
      );
    const side = z.strictObject({
      ...lists(false),
      ...Object.fromEntries(Object.keys(counters).map((counter) => [counter, z.optional(z.int())])),
    });
    return {
      p1: z.optional(side),
      p2: z.optional(side),
      ...lists(true),
      turn: z.optional(seat),
      values: z.optional(z.strictObject(schemasLike(values))),
    };
  };
  const allStates = [...new Set(Object.values(states).flat())];
  const stateError = ({ input }: { readonly input?: unknown }): string | undefined =>
    typeof input === 'string' ? cannotGoOn(input, allStates) : undefined;
  const position = z.strictObject({
    ...tableWith(cardIn),
    stackItems: items,
    triggers: items,
    state: z.optional(z.enum(allStates, { error: stateError })),
    priority: z.optional(seat),
  });
  const expectation = z.strictObject({
    ...tableWith(expectedCardIn),
    stackItems: expectedItems,
    triggers: expectedItems,
  });

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
    const found: { readonly entry: Entry; readonly path: Path }[] = [];
    const owners: (Player | null)[] = [];
    const place = (
      zone: NamesIn<D>['zone'],
      given: unknown,
      owner: Player | null,
      path: Path,
    ): readonly number[] =>
      entriesOf(zone, given).map((entry, index) => {
        const brought = typeof entry === 'string' ? undefined : entry.owner;
        owners.push(brought === undefined ? owner : playerOf(brought));
        return found.push({ entry, path: [...path, zone, index] }) - 1;
      });
    const placed = Object.fromEntries(
      ids.map((zone) => [
        zone,
        isShared(zone)
          ? [place(zone, described[zone], null, [])]
          : PLAYERS.map((player) =>
              place(zone, sides[player]?.[zone], bringDecks ? player : null, [seatOf(player)]),
            ),
      ]),
    ) as unknown as Game['zones'];
    const [stack = [], triggers = []] = collectFaults(
      ['stackItems', 'triggers'].map((key) => () => itemsFrom(placed, key, described[key])),
    );
    // A card of a shared zone that waits with an item was brought by the player of the item, if the file says nothing else.
    for (const { card = -1, player } of [...stack, ...triggers])
      if (bringDecks && owners[card] === null && cards[idOf(found[card]?.entry ?? '')]?.tokenIn === undefined)
        owners[card] = player;
    const counted = Object.fromEntries(
      Object.entries(counters).map(([key, start]) => [key, sides.map((each) => each[key] ?? start)]),
    ) as unknown as Game['counters'];
    const begun = newGame(decks, { edition, seed });
    const numbers = found.map((_, card) => card);
    const game: Game = {
      ...begun,
      turn: turnOf(described),
      priority: { player: priorityOf(described), passes: 0 },
      cards: found.map(({ entry }) => idOf(entry)) as NamesIn<D>['card'][],
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
    const laid = ids
      .flatMap((zone) => (isShared(zone) ? [{ zone }] : PLAYERS.map((holder) => ({ zone, holder }))))
      .reduce(rules.mixedIn, carrying(game, found));
    return { game: prepare(laid), stack: [{ state: (described.state ?? state) as string, rest: {} }] };
  };

  const cardsIn = (
    game: Game,
    zone: NamesIn<D>['zone'],
    index: number,
    wanted: Side[string],
  ): readonly Entry[] =>
    (game.zones[zone][index] ?? []).map((card, place) =>
      cardAsExpected(game, card, Array.isArray(wanted) ? (wanted[place] as Entry | undefined) : undefined),
    );

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
