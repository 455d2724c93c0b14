import { describe, expect, it } from 'vitest';
import { numbered, placed, recall } from './planted/recall.ts';
import { failuresOf } from './support/failures.ts';

describe('A game in which cards are shuffled back after they were seen', () => {
  it('conforms with the board of the kit, whose keys follow no card through a shuffle', () => {
    expect(failuresOf(recall)).toEqual({});
  });

  it('fails one case with the numbers of the cards as keys, which says what to do', () => {
    expect(failuresOf(numbered)).toEqual({
      'key-leaks': expect.stringMatching(
        /the board of player 1\n {2}expected {2}another key for (ant|bee|cat) than before: it may as well be .*\n {2}actual {4}\d+\n {2}remedy {4}give a card a new key/,
      ),
    });
  });

  it('conforms with keys that name places alone', () => {
    expect(failuresOf(placed)).toEqual({});
  });
});
