import { GatechartError } from '../../../core/errors.ts';
import type { Catalogue } from './catalogue-2.ts';
import type { Deck } from './catalogue.ts';
import { deckFaults } from './card-set.ts';

/** A legal deck to start from. Throws `UNKNOWN_RULER` where a ruler is named, and `NO_STARTER` where no deck is legal. */
export const starterDeck = (ruler: string | undefined, { cards, decks }: Catalogue): Deck => {
  if (ruler !== undefined) {
    throw new GatechartError('UNKNOWN_RULER', ruler, 'this game has no rulers');
  }
  const model = [...decks.values()].find((deck) => deckFaults(deck, cards).length === 0);
  if (model === undefined) throw new GatechartError('NO_STARTER', 'a deck', 'no deck that is there is legal');
  return { id: 'my-deck', name: { en: 'My deck', ja: '自作デッキ' }, cards: model.cards };
};
