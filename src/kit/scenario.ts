import { z } from 'zod';
import {
  differs,
  findMismatches,
  type ScenarioRules,
  simpleScenarioRules,
} from '../core/adapters/scenario.ts';
import { PLAYERS, type Player } from '../core/decision.ts';
import type { CardTable, Declaration, NamesIn } from './declaration.ts';

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
type Side = Readonly<Record<string, readonly string[] | number | undefined>>;

/**
 * The scenario files of a game: `p1` and `p2` give the zones and counters of the players, shared zones stand beside them,
 * `turn` says whose turn it is, and `expect` has the same keys.
 */
export const scenarioOf = <const D extends Declaration>(
  { zones, deckZone, cards, counters, facts }: D,
  newGame: (decks: readonly [string, string], setting: { edition: string; seed: number }) => CardTable<D>,
  decks: readonly [string, string],
  { state, defaults = {}, passes = [], prepare = (game) => game }: ScenarioDeclaration<D>,
): ScenarioRules<CardTable<D>> => {
  type Game = CardTable<D>;
  const ids = Object.keys(zones) as NamesIn<D>['zone'][];
  const isShared = (zone: string): boolean => zones[zone]?.isShared === true;
  const list = z.array(z.enum(Object.keys(cards))).optional();
  const side = z.strictObject({
    ...Object.fromEntries(ids.filter((zone) => !isShared(zone)).map((zone) => [zone, list])),
    ...Object.fromEntries(Object.keys(counters).map((counter) => [counter, z.int().optional()])),
  });
  const table = {
    p1: side.optional(),
    p2: side.optional(),
    ...Object.fromEntries(ids.filter(isShared).map((zone) => [zone, list])),
  };
  const position = z.strictObject({ ...table, turn: z.enum(['p1', 'p2']).optional() });

  const listOf = (zone: NamesIn<D>['zone'], given: unknown): readonly string[] =>
    (given as readonly string[] | undefined) ?? defaults[zone] ?? [];

  const turnOf = ({ turn }: Described): Player => (turn === 'p2' ? 1 : 0);

  const build = (value: unknown, { edition, seed }: { readonly edition: string; readonly seed: number }) => {
    const described = position.parse(value) as Described;
    const sides = [described.p1, described.p2].map((each) => (each ?? {}) as Side);
    const found: string[] = [];
    const owners: (Player | null)[] = [];
    const place = (zone: NamesIn<D>['zone'], given: unknown, owner: Player | null): readonly number[] =>
      listOf(zone, given).map((id) => {
        owners.push(owner);
        return found.push(id) - 1;
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
      cards: found as NamesIn<D>['card'][],
      owners,
      known: found.map(() => 0),
      lots: [found.map(() => 0), found.map(() => 0)],
      keys: [numbers, numbers],
      zones: placed,
      counters: counted,
    };
    return { game: prepare(game), stack: [{ state, rest: {} }] };
  };

  const idsIn = (game: Game, zone: NamesIn<D>['zone'], index: number): readonly string[] =>
    (game.zones[zone][index] ?? []).map((card) => game.cards[card] as string);

  const check = (game: Game, value: unknown) => {
    const expected = position.parse(value) as Described;
    const ofSide = (player: Player, keys: Side): Side =>
      Object.fromEntries(
        Object.keys(keys).map((key) => [
          key,
          game.counters[key as never]?.[player] ?? idsIn(game, key as NamesIn<D>['zone'], player),
        ]),
      );
    return Object.entries(expected).flatMap(([key, wanted]) => {
      if (key === 'turn') return differs([key], wanted, `p${game.turn + 1}`);
      if (key !== 'p1' && key !== 'p2')
        return findMismatches({ [key]: wanted }, { [key]: idsIn(game, key as NamesIn<D>['zone'], 0) });
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
