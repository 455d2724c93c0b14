import type { Position } from '../../../src/core/game-state.ts';
import { rngStream, shuffle } from '../../../src/core/random.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import type { Instance } from '../../../src/rulesets/gate-ruler/state/instance.ts';

/** New name by old name. */
export type Names = readonly Instance[];

/** New names drawn at random for that many cards. */
export const namesFor = (count: number, seed: number): Names =>
  shuffle(
    rngStream(seed, 0, 'names'),
    Array.from({ length: count }, (_, card) => card),
  )[0];

/** Fields that name a card where they hold a number. */
const NAMING = new Set(['card', 'attacker', 'target', 'source', 'receiver', 'host']);
/** Fields that hold lists of cards. */
const LISTING = new Set(['order', 'hidden', 'driven', 'asking', 'takenOff', 'picked']);
/** Fields whose keys are cards; of the second ones the values are too. */
const KEYED = new Set(['states', 'treated']);
const PAIRED = new Set(['soulOf', 'guarded', 'enhanced']);

type Plain = Readonly<Record<string, unknown>>;

const named = (names: Names, card: unknown): unknown => (typeof card === 'number' ? names[card] : card);

const isCards = (value: unknown): value is readonly Instance[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

/** Whether something is told card by card; a filter says with a word or another filter whose souls it means. */
const isByCard = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).every((key) => /^\d+$/.test(key));

/** The order in which the cards have their new names. */
const byNewName = <T>(list: readonly T[], names: Names): readonly T[] => {
  const moved: T[] = [];
  for (const [card, value] of list.entries()) moved[names[card] as number] = value;
  return moved;
};

const renamedField = (key: string, value: unknown, names: Names): unknown => {
  if (key === 'cards' && !Array.isArray(value)) return value;
  if (key === 'definitionOf' || key === 'owner' || (key === 'object' && Array.isArray(value))) {
    return byNewName(value as readonly unknown[], names);
  }
  if (NAMING.has(key) && typeof value === 'number') return names[value];
  if (LISTING.has(key)) return (value as readonly unknown[]).map((card) => named(names, card));
  if ((KEYED.has(key) || PAIRED.has(key)) && isByCard(value)) {
    return Object.fromEntries(
      Object.entries(value as Plain).map(([card, each]) => [
        names[Number(card)],
        PAIRED.has(key) ? named(names, each) : each,
      ]),
    );
  }
  if (key === 'zones') {
    return Object.fromEntries(
      Object.entries(value as Plain).map(([zone, each]) => [
        zone,
        isCards(each) ? each.map((card) => names[card]) : each,
      ]),
    );
  }
  return renamed(value, names);
};

/** The value with other names for the cards in it, wherever they are named. */
const renamed = (value: unknown, names: Names): unknown => {
  if (Array.isArray(value)) return value.map((each) => renamed(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, renamedField(key, each, names)]),
  );
};

/** The game with other names for its cards. */
export const renamedGame = (game: Game, names: Names): Game => renamed(game, names) as Game;

/** The position with other names for its cards. */
export const renamedPosition = ({ game, stack }: Position<Game>, names: Names): Position<Game> => ({
  game: renamedGame(game, names),
  stack: renamed(stack, names) as Position['stack'],
});
