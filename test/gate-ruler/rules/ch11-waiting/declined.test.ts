import { expect, test } from 'vitest';
import { dropWaiting } from '../../../../src/rulesets/gate-ruler/rules/ch11-waiting/waiting.ts';
import { gameOf } from '../../support/described.ts';
import { cards, only, waitingFor } from '../../support/plays.ts';

const game = gameOf({ cards, p1: { S1: 'plot', A1: 'worker' } });

/** What is told as that which waits for a card is dropped. */
const told = (zone: 'attack1' | 'set1', isSetCard: boolean) => {
  const card = only(game, zone);
  const dropped = dropWaiting(waitingFor(game, card, { isSetCard }), 77);
  expect(dropped.waiting).toEqual([]);
  return dropped.facts.slice(game.facts.length);
};

test('11-1b-3 an ability that is dropped is told to both players', () => {
  const source = only(game, 'attack1');
  expect(told('attack1', false)).toEqual([{ clause: '11-1b-3', what: 'declined', player: 0, source }]);
});

test('11-1b-3 a set card that is left as it is is reported to nobody, not even that one was left', () => {
  expect(told('set1', true)).toEqual([]);
});
