import { expect, it } from 'vitest';
import { waitingZone } from '../../../src/rulesets/waiting-zone/ruleset.ts';
import type { Book } from '../../../tools/site/book.ts';
import { collectionPages } from '../../../tools/site/pages/cards.ts';

const [CARD = ''] = waitingZone.collection?.cards.keys() ?? [];
const [DECK = ''] = waitingZone.decks ?? [];

const BOOK = {
  ruleset: waitingZone,
  scenarios: [],
  run: {
    summary: {
      games: 50,
      plan: { agents: ['greedy', 'random'] },
      cards: [{ card: CARD, players: 40, winRate: 0.625 }],
      decks: { ratings: {}, meetings: [] },
    },
    uses: [
      {
        card: CARD,
        deck: DECK,
        agent: 'greedy',
        players: 25,
        users: 20,
        use: { mean: 0.8, low: 0.6, high: 1, count: 25 },
        score: { mean: 0.75, low: 0.5, high: 0.9, count: 20 },
      },
    ],
  },
} as unknown as Book;

it.each(['en', 'ja'] as const)(
  'The page of a card tells its use and its wins for each deck and agent: %s',
  (language) => {
    const page = collectionPages(BOOK, language).find(({ path }) => path === `waiting-zone/cards/${CARD}`);
    expect(page?.body).toContain(
      'greedy</td><td class="number">20 / 25</td><td class="number">80.0 % (60.0 % – 100.0 %)</td><td class="number">75.0 % (50.0 % – 90.0 %)',
    );
  },
);
