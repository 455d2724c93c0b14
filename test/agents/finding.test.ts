import { describe, expect, it } from 'vitest';
import { matchOptions } from '../../src/agents/human/human.ts';

const options = [
  { key: 'pass', text: 'end the main phase', cards: [] },
  { key: 'reveal vulcanius in drive', text: 'reveal Vulcanius', cards: ['Vulcanius', 'ヴァルカニウス'] },
  { key: 'play knight in hand', text: 'play Knight', cards: ['Knight', 'ナイト'] },
  { key: 'play knight-errant in hand', text: 'play Knight Errant', cards: ['Knight Errant', '遍歴ナイト'] },
];

describe('The options that a typed text names', () => {
  it.each<[string, readonly number[]]>([
    ['2', [1]],
    ['２', [1]],
    ['0', []],
    ['5', []],
    ['', []],
    ['end the', [0]],
    ['REVEAL', [1]],
    ['vulc', [1]],
    ['ヴァル', [1]],
    ['ｳﾞｧﾙ', [1]],
    ['play', [2, 3]],
    ['knight', [2]],
    ['knight e', [3]],
    ['night', []],
  ])('%s: %j', (typed, places) => {
    expect(matchOptions(typed, options)).toEqual(places);
  });
});
