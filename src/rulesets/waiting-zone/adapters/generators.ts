import type { Chance } from '../../../core/chance.ts';
import type { Arena, DeckList, StartOf, Wanted } from '../../../core/adapters/generators.ts';
import { drawDeck, simplerDecks, swarmOf } from '../../../core/adapters/random-deck.ts';
import type { Catalogue } from '../cards/catalogue-2.ts';
import type { Deck } from '../cards/catalogue.ts';
import { newGame } from '../rules/new-game.ts';
import type { Game } from '../state/game-2.ts';

const MOST_COPIES = 3;
const SIZE = 30;

const drawList = (chance: Chance, wanted: Wanted, { cards, decks }: Catalogue): DeckList => ({
  cards:
    drawDeck(chance, swarmOf(chance, [...cards.keys()]), wanted, {
      size: SIZE,
      copies: () => MOST_COPIES,
      takes: () => true,
    }) ?? chance.pick([...decks.values()]).cards,
});

const SEATS = ['first', 'second'] as const;

const asDeck = (id: string, { cards: list }: DeckList): Deck => ({
  id,
  name: { en: id, ja: id },
  cards: list,
});

/** Matches of the waiting-zone game between random legal decks of the cards of a catalogue. */
export const waitingZoneArena = (catalogue: Catalogue): Arena<Game> => ({
  cards: [...catalogue.cards.keys()],
  longest: 400,
  draw: (chance, _edition, wanted) => ({
    form: 'decks',
    decks: [drawList(chance, wanted, catalogue), drawList(chance, wanted, catalogue)],
  }),
  simpler: (start) => (start.form === 'decks' ? simplerDecks(start) : []),
  begin: (start, edition, seed) => {
    const { decks } = start as StartOf<'decks'>;
    const known = new Map(SEATS.map((id, seat) => [id as string, asDeck(id, decks[seat] as DeckList)]));
    return newGame({ edition, decks: [...SEATS], seed, index: 0 }, { cards: catalogue.cards, decks: known });
  },
  cardIn: (told, game) => {
    if (told.what !== 'put' || !('card' in told.item)) return undefined;
    return game.definitionOf[told.item.card as number];
  },
});
