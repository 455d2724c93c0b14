import { GatechartError } from '../../../core/errors.ts';
import type { Catalogue } from '../cards/catalogue-2.ts';
import type { Deck } from '../cards/decks.ts';
import { deckFaults } from '../cards/deck-legality.ts';

const rulersOf = ({ cards }: Catalogue): readonly string[] =>
  [...cards.values()].filter(({ type }) => type === 'ruler').map(({ id }) => id);

/** The decks a starter may be taken from: those of the ruler itself, then those of rulers that pay alike, then any. */
const models = (ruler: string, { cards, decks }: Catalogue): readonly Deck[] => {
  const pays = (id: string): boolean | undefined => cards.get(id)?.ruler?.paysCosts;
  const likeness = (deck: Deck): number => {
    if (deck.ruler === ruler) return 0;
    return pays(deck.ruler) === pays(ruler) ? 1 : 2;
  };
  return [...decks.values()].sort((a, b) => likeness(a) - likeness(b));
};

/**
 * A legal deck for a ruler, to start from. Throws `UNKNOWN_RULER`, and `NO_STARTER` where no deck of the catalogue is
 * legal for it.
 */
export const starterDeck = (ruler: string | undefined, catalogue: Catalogue): Deck => {
  if (ruler === undefined || catalogue.cards.get(ruler)?.ruler === undefined) {
    const reason = ruler === undefined ? 'a deck needs a ruler' : `there is no ruler ${ruler}`;
    const known = rulersOf(catalogue).join(', ');
    throw new GatechartError('UNKNOWN_RULER', ruler ?? '--ruler', `${reason}; known: ${known}`);
  }
  const id = `my-${ruler}`;
  const name = { en: `My ${ruler} deck`, ja: `自作デッキ (${ruler})` };
  const starter = models(ruler, catalogue)
    .map(({ cards }): Deck => ({ id, name, ruler, cards }))
    .find((deck) => deckFaults(deck, catalogue.cards).length === 0);
  if (starter === undefined) {
    throw new GatechartError('NO_STARTER', ruler, `no deck that is there is legal for the ruler ${ruler}`);
  }
  return starter;
};
