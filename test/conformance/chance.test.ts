import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../src/api/ruleset.ts';
import {
  dealOpenly,
  foreseeing,
  redraw,
  redrawLow,
  roll,
  rollHighest,
  withChance,
} from './planted/chance.ts';
import { deal, endRound, HIGHEST, type Higher, isWindow } from './planted/game.ts';
import { failuresOf } from './support/failures.ts';

/** What the cases about leaks say of a game, by the case. */
const leaksIn = (ruleset: Ruleset): Readonly<Record<string, string>> =>
  failuresOf(ruleset, ({ id }) => id.endsWith('leaks'));

describe('A public die of a game that is not on the kit', () => {
  it.each([
    ['before the deal', { deal: (game: Higher) => deal(roll(game)) }],
    ['after the deal', { deal: (game: Higher) => roll(deal(game)) }],
    ['in the middle of a match', { endRound: (game: Higher) => roll(endRound(game)) }],
  ])('is no leak %s', (_, parts) => {
    expect(leaksIn(withChance(parts))).toEqual({});
  });

  it('hides no leak of the deal beside it', () => {
    const leaks = leaksIn(withChance({ deal: (game) => dealOpenly(roll(game)) }));
    expect(leaks).toEqual({ 'event-leaks': expect.stringMatching(/place {5}dealt \(deal\.1\)/) });
  });

  it('is a leak where it depends on a hidden card', () => {
    const atDeal = leaksIn(withChance({ deal: (game) => rollHighest(deal(game)) }));
    expect(atDeal).toEqual({ 'event-leaks': expect.stringMatching(/place {5}rolled \(deal\.1\)/) });
    const inRound = leaksIn(withChance({ endRound: (game) => rollHighest(endRound(game)) }));
    expect(Object.keys(inRound)).toContain('event-leaks');
  });

  it('cannot be told from a leak where the deal depends on no list of the game, and the remedy says so', () => {
    const cards = Array.from({ length: 12 }, (_, card) => card);
    const leaks = leaksIn(withChance({ deal: (game) => roll(deal({ ...game, deck: cards })) }));
    expect(leaks['event-leaks']).toMatch(/remedy {4}if this is chance, such as a die, no suite can tell/);
  });
});

describe('A rule that makes both players draw again', () => {
  it.each([
    ['always', { endRound: (game: Higher) => redraw(endRound(game)) }],
    ['for a hand of low cards', { endRound: redrawLow }],
  ])('is no leak: %s', (_, parts) => {
    expect(leaksIn(withChance(parts))).toEqual({});
  });

  it('is foreseen by a determinization that keeps the generator of the game', () => {
    const parts = { endRound: (game: Higher) => redraw(endRound(game)) };
    expect(leaksIn(withChance(parts, { determinize: foreseeing }))).toEqual({
      'chance-leaks': expect.stringMatching(/the determinization of player 1, .*given stream/),
    });
  });

  it('hides no leak of a window', () => {
    const parts = {
      endRound: (game: Higher) => redraw(endRound(game)),
      isWindow: (game: Higher) => isWindow(game) && game.hands[game.turn].includes(HIGHEST),
    };
    expect(Object.keys(leaksIn(withChance(parts)))).toEqual(['window-leaks']);
  });

  it('is reported with its remedy where a hand is shown and put back within one step', () => {
    expect(leaksIn(withChance({ deal: (game) => redraw(dealOpenly(game)) }))['event-leaks']).toMatch(
      /remedy {4}.*if a rule reveals it, show the card in a state of its own/,
    );
  });
});
