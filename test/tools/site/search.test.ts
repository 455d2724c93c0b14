import { expect, it } from 'vitest';
import { type SearchRecord, searchIn } from '../../../tools/site/search/engine.ts';

const RECORDS: readonly SearchRecord[] = [
  ['clause', 'g/clauses/1-1', '1-1 A deck has exactly 50 cards.', ''],
  ['clause', 'g/clauses/2-1', '2-1 Defeat: the deck holds no cards.', ''],
  ['clause', 'g/clauses/3-1', '3-1 Players alternate.', 'the deck holds no cards and the player loses'],
  ['card', 'g/cards/wyvern', 'Ridge Wyvern', 'Destroy a unit.'],
  ['chart', 'g/charts/attack', 'attack', 'what it is'],
];

const search = searchIn('en', RECORDS);

const titles = (question: string): readonly string[] => search(question).found.map(({ title }) => title);

it.each([
  ['what happens when the deck is empty', '2-1'],
  ['What if my deck runs out?', '2-1'],
  ['wyvern', 'Ridge'],
  ['wyverns', 'Ridge'],
  ['2-1', '2-1'],
  ['3-1', '3-1'],
  ['who kills a monster', 'Ridge'],
])('"%s" is answered first by %s', (question, answer) => {
  expect(titles(question)[0]?.split(' ')[0]).toBe(answer);
});

it('A page with the words in its title comes before one that has them elsewhere', () => {
  const found = titles('deck holds no cards');
  expect(found.findIndex((title) => title.startsWith('2-1'))).toBeLessThan(
    found.findIndex((title) => title.startsWith('3-1')),
  );
});

it('Where nothing is found, words that are there are proposed', () => {
  expect(search('wyfernn')).toEqual({ found: [], instead: ['wyvern'] });
  expect(search('qqqq zzzz')).toEqual({ found: [], instead: [] });
});

it('A question without a word to look for finds nothing', () => {
  expect(search('what is it?').found).toEqual([]);
});

it('A Japanese question is answered without its ending, in the words of the rule book', () => {
  const japanese = searchIn('ja', [
    ['clause', 'a', '1-1 デッキは50枚である。', ''],
    ['clause', 'b', '2-1 敗北条件:デッキにカードが1枚もない。', ''],
  ]);
  expect(japanese('山札が切れたらどうなる').found[0]?.path).toBe('b');
});
