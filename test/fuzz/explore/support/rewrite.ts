import type { Frame, GameState, Position } from '../../../../src/core/game-state.ts';

/** A game of cards, as far as the tests of symmetries read it. */
export interface CardGame extends GameState {
  readonly definitionOf: readonly string[];
  readonly owner: readonly number[];
  readonly object: readonly number[];
  readonly nextNumber: number;
  readonly sides: readonly { readonly zones: Readonly<Record<string, readonly number[] | undefined>> }[];
  readonly [field: string]: unknown;
}

export type CardPosition = Position<CardGame>;

/** What is written in the place of each number. */
export interface Rewriting {
  card(card: number): unknown;
  /** The number of a card as an object. */
  object(number: number): unknown;
  /** The number of something that waits, or did. */
  item(number: number): unknown;
  /** A time: the next number then. */
  time(number: number): unknown;
  before(game: CardGame): unknown;
}

// A list of its own, so that a key which the ruleset forgets is missed here only if it is forgotten twice.
const CARD = new Set(['card', 'receiver', 'driven', 'asking', 'takenOff', 'picked', 'discarded']);
const ITEM = new Set(['number', 'item', 'items', 'named', 'waiting']);
const BY_CARD = new Set(['guarded', 'enhanced', 'treated', 'states', 'soulOf', 'units']);
const CARDS_BY_CARD = new Set(['guarded', 'enhanced', 'soulOf']);
/** Tables by names that a card gives, such as `units`. */
const BY_NAME = new Set(['choices', 'zones']);
/** Texts of cards and other values that no number of the match is in. */
const FIXED = new Set([
  'effect',
  'when',
  'program',
  'step',
  'deal',
  'heal',
  'reduce',
  'owed',
  'interpretations',
]);
/** Fields of the game that are written otherwise. */
const WRITTEN_APART = new Set([
  'definitionOf',
  'owner',
  'object',
  'nextNumber',
  'cards',
  'facts',
  'turn',
  'rng',
  'sides',
]);

/** The key that says what is below a name of a record under a key. */
const innerKey = (key: string, name: string): string => {
  if (key === 'items') return 'item';
  return BY_NAME.has(key) ? 'named apart' : name;
};

const rewritten = (value: unknown, key: string, by: Rewriting): unknown => {
  if (typeof value === 'number') {
    if (value < 0) return value;
    if (CARD.has(key)) return by.card(value);
    if (key === 'object') return by.object(value);
    if (key === 'since') return by.time(value);
    return ITEM.has(key) ? by.item(value) : value;
  }
  if (typeof value !== 'object' || value === null || FIXED.has(key)) return value;
  if (key === 'before') return by.before(value as CardGame);
  if (Array.isArray(value)) return value.map((each) => rewritten(each, key, by));
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  if (!BY_CARD.has(key)) {
    return Object.fromEntries(
      entries.map(([name, each]) => [name, rewritten(each, innerKey(key, name), by)]),
    );
  }
  const inside = CARDS_BY_CARD.has(key) ? 'card' : 'noted';
  return Object.fromEntries(
    entries.map(([card, each]) => [by.card(Number(card)), rewritten(each, inside, by)]),
  );
};

/** A field of the game with what is written in the place of its numbers. */
const rewrittenField = (game: CardGame, field: string, by: Rewriting): unknown =>
  WRITTEN_APART.has(field) ? game[field] : rewritten(game[field], field, by);

/** The game, but for `sides` and what its cards are. */
export const rewriteGame = (game: CardGame, by: Rewriting): Record<string, unknown> =>
  Object.fromEntries(Object.keys(game).map((field) => [field, rewrittenField(game, field, by)]));

export const rewriteFrame = ({ state, rest }: Frame, by: Rewriting): Frame => ({
  state,
  rest: rewritten(rest, 'rest', by) as Frame['rest'],
});
