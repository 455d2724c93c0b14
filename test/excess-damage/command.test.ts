import { describe, expect, it } from 'vitest';
import { gatechart } from '../cli/in-process.ts';

describe('gatechart play --ruleset excess-damage', () => {
  it('says that it resolves events, and where to go with one', async () => {
    const { code, out, notes } = await gatechart('play', '--ruleset', 'excess-damage');
    expect([code, out]).toEqual([2, []]);
    expect(notes).toEqual([
      'gatechart: NOT_A_MATCH excess-damage: the ruleset resolves single events and has no matches; ' +
        'write the event as a scenario and run gatechart judge FILE; docs/reference/scenarios.md shows how',
    ]);
  });

  it('says the same where decks are named', async () => {
    const { code, notes } = await gatechart('play', '--ruleset', 'excess-damage', '--decks', 'a,b');
    expect(code).toBe(2);
    expect(notes.join()).toContain('NOT_A_MATCH');
  });
});
