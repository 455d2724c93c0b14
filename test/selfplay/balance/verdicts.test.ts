import { expect, it } from 'vitest';
import type { Balance } from '../../../src/selfplay/balance/balance.ts';
import type { CardChanges } from '../../../src/selfplay/balance/card-impact.ts';
import { cardVerdict, DECK_TARGET, gamesNeeded, verdicts } from '../../../src/selfplay/balance/verdicts.ts';

const estimate = (mean: number, half: number) => ({ mean, low: mean - half, high: mean + half, count: 100 });

const balanceWith = (mean: number, half: number): Balance =>
  ({
    asked: { games: 100 },
    decks: [{ deck: 'knights', score: estimate(mean, half) }],
    firstPlayer: { all: estimate(0.5, 0.02), target: { low: 0.45, high: 0.58 }, verdict: 'within' },
  }) as unknown as Balance;

it('A mean at a distance from the border needs as many matches as shrink its interval to that distance', () => {
  expect(gamesNeeded(estimate(0.6, 0.1), DECK_TARGET, 100)).toBe(400);
  expect(gamesNeeded(estimate(0.52, 0.06), DECK_TARGET, 100)).toBe(400);
  expect(gamesNeeded(estimate(0.55, 0.1), DECK_TARGET, 100)).toBeUndefined();
});

it.each([
  [0.5, 0.03, /^is balanced/],
  [0.7, 0.05, /^wins too often/],
  [0.3, 0.05, /^wins too seldom/],
  [0.6, 0.1, /^is not decided.* needs about 300 more matches .*--games 400\)/],
  [0.55, 0.1, /^is not decided.*too near to the border/],
])('A deck with a score of %f ± %f has a verdict', (mean, half, text) => {
  const lines = verdicts(balanceWith(mean, half));
  expect(lines.map(({ about }) => about)).toEqual(['The first player', 'knights']);
  expect(lines[0]?.text).toMatch(/^has no undue advantage/);
  expect(lines[1]?.text).toMatch(text);
});

const card = (mean: number, half: number, isTold: boolean): CardChanges => ({
  card: 'x',
  decks: [],
  drawn: { having: 50, lacking: 50, isTold, ...estimate(mean, half) },
});

it.each([
  [card(0.1, 0.05, true), /^Drawn, it raises/],
  [card(-0.1, 0.05, true), /^Drawn, it lowers/],
  [card(0.01, 0.02, false), /^Drawn, it hardly changes/],
  [card(0.1, 0.2, false), /^Not decided.*needs about 1500 more/],
  [{ card: 'x', decks: [] }, /^Too few players/],
])('A card has a verdict %#', (changes, text) => {
  expect(cardVerdict(changes, 100)).toMatch(text);
});
