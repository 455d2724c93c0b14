import { cardGame, type GameOf } from 'gatechart/kit';

export const MOST_COINS = 5;

export const CARDS = ['copper', 'silver', 'gold'] as const;

export const game = cardGame({
  id: 'auction',
  clauses: {
    bid: 'The players bid for the top card in turn, or pass. A bid is paid, and takes the card.',
    end: 'The player with fewer cards loses once the deck is empty; of equal numbers, the first player.',
    leave: 'A player who gives up has lost.',
  },
  cards: { copper: {}, silver: {}, gold: {} },
  zones: { deck: { seenBy: 'nobody', isShared: true }, won: { seenBy: 'all' } },
  deckZone: 'deck',
  decks: { metals: { copper: 3, silver: 2, gold: 1 } },
  counters: { coins: MOST_COINS },
  values: { passes: 0 },
  moves: { bid: { amount: 'number' }, pass: {} },
  facts: {
    bought: {
      fields: { player: 'player', card: 'card', amount: 'number' },
      line: '{player} buys {card} for {amount}',
      isChance: true,
    },
    passed: { fields: { player: 'player' }, line: '{player} passes' },
  },
});

export type Auction = GameOf<typeof game>;
