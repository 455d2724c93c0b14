import { describe, expect, it } from 'vitest';
import { conforms } from '../../src/api/conformance.ts';
import { fishOf } from './planted/fish.ts';

const failedIn = (game: ReturnType<typeof fishOf>): readonly string[] =>
  conforms(game).flatMap((each) => {
    if (each.skip !== undefined || !each.id.endsWith('leaks')) return [];
    try {
      each.run();
      return [];
    } catch {
      return [each.id];
    }
  });

describe('A game of asking for cards', () => {
  it('has no leak in what a player asks for, nor in a die that both see before the first decision', () => {
    expect(failedIn(fishOf({ rollsDie: true }))).toEqual([]);
  });

  it('leaks by a field of an event that no line names', () => {
    expect(failedIn(fishOf({ counts: true }))).toEqual(['event-leaks']);
  });

  it('leaks by a remark about the cards that were dealt', () => {
    expect(failedIn(fishOf({ rollsDie: true, tellsDeal: true }))).toEqual(['event-leaks']);
  });
});
