import {
  type CardWeight,
  type DeckList,
  type DeckRules,
  type MatchGenerator,
  mutateDecks,
  randomDeck,
  type StartOf,
  shrinkDecks,
  swarmSubset,
} from '../../../core/adapters/generators.ts';
import type { Chance } from '../../../core/random.ts';
import { DECK_SIZE, MAX_COPIES } from '../cards/card-set.ts';
import type { Catalogue, Deck } from '../cards/catalogue.ts';
import { newGame } from '../rules/new-game.ts';
import type { Game } from '../state/game.ts';

const DECK_RULES: DeckRules = { size: DECK_SIZE, copies: () => MAX_COPIES, canAdd: () => true };

const drawList = (chance: Chance, wanted: CardWeight, { cards, decks }: Catalogue): DeckList => ({
  cards:
    randomDeck(chance, swarmSubset(chance, [...cards.keys()]), wanted, DECK_RULES) ??
    chance.pick([...decks.values()]).cards,
});

const SEATS = ['first', 'second'] as const;

const asDeck = (id: string, { cards: list }: DeckList): Deck => ({
  id,
  name: { en: id, ja: id },
  cards: list,
});

/** Matches of the waiting-zone game between random legal decks of the cards of a catalogue. */
export const waitingZoneGenerator = (catalogue: Catalogue): MatchGenerator<Game> => ({
  cards: [...catalogue.cards.keys()],
  maxChoices: 400,
  generate: (chance, _edition, wanted) => ({
    form: 'decks',
    decks: [drawList(chance, wanted, catalogue), drawList(chance, wanted, catalogue)],
  }),
  mutate: (chance, start, _edition, wanted) => {
    const redraw = ({ cards }: DeckList, gone: string): DeckList | undefined => {
      const others = [...catalogue.cards.keys()].filter((card) => card !== gone);
      const drawn = randomDeck(chance, others, wanted, DECK_RULES, cards);
      return drawn && { cards: drawn };
    };
    return start.form === 'decks' ? mutateDecks(chance, start, redraw) : undefined;
  },
  shrink: (start) => (start.form === 'decks' ? shrinkDecks(start) : []),
  newGame: (start, edition, seed) => {
    const { decks } = start as StartOf<'decks'>;
    const known = new Map(SEATS.map((id, seat) => [id as string, asDeck(id, decks[seat] as DeckList)]));
    return newGame({ edition, decks: [...SEATS], seed, index: 0 }, { cards: catalogue.cards, decks: known });
  },
  cardIn: (told, game) => {
    if (told.what !== 'put' || !('card' in told.item)) return undefined;
    return game.definitionOf[told.item.card as number];
  },
});
