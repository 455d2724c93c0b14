import { expect, test } from 'vitest';
import { opponentOf } from '../../../../src/core/decision.ts';
import { gateRuler } from '../../../../src/registered.ts';
import { cardsIn } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import { mulligan } from '../../../../src/rulesets/gate-ruler/rules/ch05-preparation/preparation.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import { startMatch } from '../../../../src/runtime/start.ts';

const opening = (mulligan: 'none' | 'once') => {
  const game = gateRuler.newGame({
    edition: '2021-03',
    decks: ['volnar-host', 'volnar-host'],
    seed: 3,
    index: 0,
  });
  const readings = { ...game.interpretations, mulligan };
  return startMatch(gateRuler, { ...game, interpretations: readings }, { runtime: 'lean' });
};

const hands = (game: Game) => [0, 1].map((player) => cardsIn(game, player as 0 | 1, 'hand').length);

test('5-6: nobody exchanges a starting hand', () => {
  expect(opening('none').pending()?.decision.kind).toBe('gateAction');
});

test('5-6: where it is agreed upon, each player may exchange the starting hand once', () => {
  const match = opening('once');
  const first = match.game().turn.player;
  const before = cardsIn(match.game(), first, 'hand');
  match.answer(first, 'exchange the hand');
  const after = cardsIn(match.game(), first, 'hand');
  expect(after).toHaveLength(before.length);
  expect(after).not.toEqual(before);
  match.answer(opponentOf(first), 'keep the hand');
  expect(match.pending()?.decision.kind).toBe('gateAction');
  expect(hands(match.game()).toSorted()).toEqual([2, 3]);
});

test('5-6: the hand goes back, the deck is shuffled, and as many cards are drawn', () => {
  const match = opening('once');
  const first = match.game().turn.player;
  const told = match.game().facts.length;
  const hand = cardsIn(match.game(), first, 'hand');
  const { facts } = mulligan(match.game(), first);
  const moved = hand.map(() => ['moved', '5-6']);
  expect(facts.slice(told).map(({ what, clause }) => [what, clause])).toEqual([
    ...moved,
    ['shuffled', '5-6'],
    ...moved,
  ]);
});

test('1-5d: where both may exchange the starting hand, the turn player decides first', () => {
  const match = opening('once');
  const first = match.game().turn.player;
  expect(match.pending()?.decision).toMatchObject({ kind: 'mulligan', player: first });
  match.answer(first, 'keep the hand');
  expect(match.pending()?.decision).toMatchObject({ kind: 'mulligan', player: 1 - first });
});
