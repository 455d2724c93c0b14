import {
  differs,
  differsIfGiven,
  type Mismatch,
  type Path,
  ScenarioFault,
} from '../../../core/adapters/scenario.ts';
import type { Player } from '../../../core/decision.ts';
import { stateOf } from '../queries/cards.ts';
import { attackOf, hasKeyword, hitPointsOf, levelOf, strikeOf } from '../queries/effects.ts';
import { cardsIn, hasZone, soulsOf } from '../queries/zones.ts';
import type { Keyword } from '../state/card.ts';
import type { Game } from '../state/game.ts';
import type { Instance, Zone } from '../state/instance.ts';
import { itemName, PLAYER_REFS, parseZone, playerRef } from './names.ts';
import {
  type Expectation,
  type ExpectedCard,
  type ExpectedEntry,
  type ExpectedSide,
  expectationSchema,
} from './schema.ts';

const idOf = (game: Game, card: Instance): string => game.definitionOf[card] ?? '';

const listed = (words: readonly string[]): string => (words.length === 0 ? 'nothing' : words.join(', '));

/** What is read of a card, by the key of an expectation. */
const READ: Readonly<
  Record<
    Exclude<keyof ExpectedCard, 'souls' | 'keywords' | 'without'>,
    (game: Game, card: Instance) => unknown
  >
> = {
  card: idOf,
  exhausted: (game, card) => stateOf(game, card).exhausted,
  faceUp: (game, card) => stateOf(game, card).faceUp,
  damage: (game, card) => stateOf(game, card).damage,
  carries: (game, card) => stateOf(game, card).rulerDamage.length,
  level: levelOf,
  atk: attackOf,
  hp: hitPointsOf,
  stk: strikeOf,
};

const checkSouls = (
  game: Game,
  expected: ExpectedCard['souls'],
  card: Instance,
  path: Path,
): readonly Mismatch[] => {
  const souls = soulsOf(game, card);
  if (typeof expected === 'number') return differs(path, expected, souls.length);
  const ids = souls.map((soul) => idOf(game, soul)).sort();
  const wanted = [expected ?? []].flat().sort();
  return differs(path, listed(wanted), listed(ids));
};

const checkCard = (game: Game, expected: ExpectedCard, card: Instance, path: Path): readonly Mismatch[] => {
  const { souls, keywords = [], without = [], ...read } = expected;
  const has = (keyword: string): boolean => hasKeyword(game, card, keyword as Keyword);
  return [
    ...Object.entries(read).flatMap(([key, value]) =>
      differs([...path, key], value, READ[key as keyof typeof READ](game, card)),
    ),
    ...(souls === undefined ? [] : checkSouls(game, souls, card, [...path, 'souls'])),
    ...keywords
      .filter((keyword) => !has(keyword))
      .map((keyword) => ({ path: [...path, 'keywords'], expected: keyword, found: `no ${keyword}` })),
    ...without
      .filter(has)
      .map((keyword) => ({ path: [...path, 'without'], expected: `no ${keyword}`, found: keyword })),
  ];
};

const isFitting = (game: Game, expected: ExpectedEntry, card: Instance): boolean =>
  typeof expected === 'string'
    ? idOf(game, card) === expected
    : typeof expected !== 'number' && checkCard(game, expected, card, []).length === 0;

const entryText = (entry: ExpectedEntry): string =>
  typeof entry === 'object' ? JSON.stringify(entry) : String(entry);

/** Each entry of the list is one card, in any order; those of a deck are its top cards in order. */
const checkList = (
  game: Game,
  expected: readonly ExpectedEntry[],
  cards: readonly Instance[],
  zone: Zone,
  path: Path,
): readonly Mismatch[] => {
  const found = listed(
    cards.slice(0, zone === 'deck' ? expected.length : undefined).map((card) => idOf(game, card)),
  );
  const wrong = [{ path, expected: listed(expected.map(entryText)), found }];
  if (zone === 'deck') {
    const fits = expected.every((entry, index) => {
      const card = cards[index];
      return card !== undefined && isFitting(game, entry, card);
    });
    return fits && (expected.length > 0 || cards.length === 0) ? [] : wrong;
  }
  if (expected.length !== cards.length) return wrong;
  const left = [...cards];
  for (const entry of expected) {
    const place = left.findIndex((card) => isFitting(game, entry, card));
    if (place < 0) return wrong;
    left.splice(place, 1);
  }
  return [];
};

const checkZone = (
  game: Game,
  expected: ExpectedEntry | readonly ExpectedEntry[],
  player: Player,
  zone: Zone,
  path: Path,
): readonly Mismatch[] => {
  if (!hasZone(game, { player, zone })) throw new ScenarioFault(path, 'the ruler has no such zone (3-2f)');
  const cards = cardsIn(game, player, zone);
  if (typeof expected === 'number') {
    return differs(path, `${expected} cards`, `${cards.length} cards`);
  }
  const list = [expected].flat() as readonly ExpectedEntry[];
  const [only, ...others] = list;
  const [card] = cards;
  // One card against one entry: its parts are compared one by one, so that a failure names the part.
  if (typeof only === 'object' && others.length === 0 && cards.length === 1 && card !== undefined) {
    return checkCard(game, only, card, path);
  }
  return checkList(game, list, cards, zone, path);
};

const checkSide = (game: Game, expected: ExpectedSide, player: Player): readonly Mismatch[] => {
  const { summonCap, summonCount, ...zones } = expected;
  const path: Path = [playerRef(player)];
  const side = game.sides[player];
  return [
    ...Object.entries(zones).flatMap(([name, zone]) =>
      zone === undefined ? [] : checkZone(game, zone, player, parseZone(name), [...path, name]),
    ),
    ...differsIfGiven([...path, 'summonCap'], summonCap, side.summonCap ?? 'unlimited'),
    ...differsIfGiven([...path, 'summonCount'], summonCount, side.summonCount),
  ];
};

const checkGate = (game: Game, expected: number | readonly string[]): readonly Mismatch[] => {
  const names = game.gate.map((item) => itemName(game, item)).reverse();
  if (typeof expected === 'number') return differs(['gate'], expected, names.length);
  const fits =
    expected.length === names.length &&
    expected.every((part, index) => names[index]?.toLowerCase().includes(part.toLowerCase()));
  return fits ? [] : [{ path: ['gate'], expected: listed(expected), found: listed(names) }];
};

/** What is expected of the game and not true. Throws `ScenarioFault` for a zone that a player does not have. */
export const checkExpectations = (game: Game, value: unknown): readonly Mismatch[] => {
  const expected: Expectation = expectationSchema.parse(value);
  return [
    ...PLAYER_REFS.flatMap((seat, player) => checkSide(game, expected[seat] ?? {}, player as Player)),
    ...(expected.gate === undefined ? [] : checkGate(game, expected.gate)),
    ...differsIfGiven(['turn'], expected.turn, playerRef(game.turn.player)),
    ...differsIfGiven(['phase'], expected.phase, game.turn.phase),
  ];
};
