import { expect, it } from 'vitest';
import { playedDecks } from '../../src/cli/learn/training-options.ts';

const decks = ['one', 'two'];

it('All decks meet that are named, or that there are', () => {
  expect(playedDecks({ decks }, ['two', 'one'])).toEqual(['two', 'one']);
  expect(playedDecks({ decks }, undefined)).toEqual(decks);
});

it('Players who share a deck play with one, and are refused two', () => {
  const shared = { decks, sharesDeck: true } as const;
  expect(playedDecks(shared, undefined)).toEqual(['one']);
  expect(playedDecks(shared, ['two'])).toEqual(['two']);
  expect(() => playedDecks(shared, decks)).toThrow(
    expect.objectContaining({
      code: 'BAD_VALUE',
      place: '--decks',
      message: 'the players share one deck, got one and two; name one deck for both',
    }),
  );
});
