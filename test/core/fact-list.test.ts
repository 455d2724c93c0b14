import { expect, test } from 'vitest';
import { type EventList, withEvent } from '../../src/core/game-state.ts';

const followedByAll = (facts: EventList<string>, more: readonly string[]): EventList<string> =>
  more.reduce(withEvent<string>, facts);

test('A list of facts is told from any place on, oldest first', () => {
  const facts = followedByAll(['loaded', 'too'], ['drawn', 'played', 'dealt']);
  expect(facts).toHaveLength(5);
  expect([...facts]).toEqual(['loaded', 'too', 'drawn', 'played', 'dealt']);
  expect([0, 1, 2, 3, 4, 5].map((from) => facts.slice(from).join(' '))).toEqual([
    'loaded too drawn played dealt',
    'too drawn played dealt',
    'drawn played dealt',
    'played dealt',
    'dealt',
    '',
  ]);
  expect([-1, -4, -9].map((from) => facts.slice(from).join(' '))).toEqual([
    'dealt',
    'too drawn played dealt',
    'loaded too drawn played dealt',
  ]);
});

test('Two lists that share their beginning do not hear of each other', () => {
  const shared = followedByAll([], ['drawn']);
  const one = withEvent(shared, 'played');
  const other = withEvent(shared, 'set');
  expect([[...shared], [...one], [...other]]).toEqual([['drawn'], ['drawn', 'played'], ['drawn', 'set']]);
});

test('As text, a list of facts is an array', () => {
  expect(JSON.stringify({ facts: followedByAll([], ['drawn', 'played']) })).toBe(
    '{"facts":["drawn","played"]}',
  );
});
