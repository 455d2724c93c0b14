import { canonicalJson, digest, textDigest } from '../core/data/digest.ts';
import type { GameState, Position } from '../core/game-state.ts';
import { memo } from '../core/hot-path.ts';

/** Whether a field of the game says where a match stands: the facts that led there and card data do not. */
export const isPartOfPosition = (field: string): boolean => field !== 'facts' && field !== 'cards';

/** Digest of where a match stands: without the facts that led there and without card data, which a record names once. */
export const positionDigest = ({ game, stack }: Position): string =>
  digest({
    game: Object.fromEntries(Object.entries(game).filter(([field]) => isPartOfPosition(field))),
    stack,
  });

/** The text of a definition, which many matches share and none changes. */
const definitionJson = memo<object, string>(canonicalJson);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

interface WithCards extends GameState {
  readonly cards?: unknown;
  /** Cards that rules have created. They are the last of a list of cards, and a part of the position. */
  readonly created?: unknown;
}

/** How many of the last cards are those that rules have created; a game may have another list of that name. */
const countCreated = (cards: readonly unknown[], created: unknown): number => {
  if (!Array.isArray(created)) return 0;
  const first = cards.length - created.length;
  return first >= 0 && created.every((card, index) => card === cards[first + index]) ? created.length : 0;
};

/** Digest of the card data that a game is played with. */
export const cardsDigest = (game: GameState): string => {
  const { cards = null, created } = game as WithCards;
  if (Array.isArray(cards)) return digest(cards.slice(0, cards.length - countCreated(cards, created)));
  if (!isObject(cards)) return digest(cards);
  const texts = Object.entries(cards)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([id, card]) => `${JSON.stringify(id)}:${isObject(card) ? definitionJson(card) : canonicalJson(card)}`,
    );
  return textDigest(`{${texts.join(',')}}`);
};
