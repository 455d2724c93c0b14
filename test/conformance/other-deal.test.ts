import { describe, expect, it } from 'vitest';
import { MatchPool } from '../../src/conformance/matches.ts';
import { otherDeals, withCardsOf } from '../../src/conformance/other-deal.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { higher } from './planted/game.ts';

const firstStop = (ruleset: Ruleset) => {
  const stops = new MatchPool(ruleset, { seeds: [1], furtherSeeds: [] }).decisionPoints();
  let next = stops.next();
  while (next.done !== true) next = stops.next();
  const [stop] = next.value;
  if (stop === undefined) throw new Error('there is a decision');
  return stop;
};

describe('Other deals', () => {
  it('are as many as wanted, each another one', () => {
    const deals = otherDeals(firstStop(higher), 0, 3).map(({ game }) => JSON.stringify(game));
    expect(new Set(deals).size).toBe(3);
  });

  it('end where the cards lie as in the match again', () => {
    const { rerandomizeHidden, ...others } = higher;
    const swapped: Ruleset = {
      ...others,
      rerandomizeHidden: (game) => ({ ...game, edition: game.edition === 'only' ? 'other' : 'only' }),
    };
    expect(rerandomizeHidden).toBeDefined();
    expect(otherDeals(firstStop(swapped), 0, 3)).toHaveLength(1);
  });
});

describe('The cards of another world', () => {
  const [mine, theirs] = [
    { edition: 'only', facts: [], hand: ['a', 'b'], score: 0 },
    { edition: 'only', facts: [], hand: ['a', 'c'], score: 0 },
  ];

  it('take the places of the cards that were exchanged, in a later game', () => {
    expect(withCardsOf({ ...mine, score: 1 } as never, mine, theirs)).toEqual({ ...theirs, score: 1 });
  });

  it('are none where an exchanged card has moved', () => {
    expect(withCardsOf({ ...mine, hand: ['b', 'a'] } as never, mine, theirs)).toBeUndefined();
    expect(withCardsOf({ ...mine, hand: ['a'] } as never, mine, theirs)).toBeUndefined();
  });

  it('leave the random generator as it is', () => {
    const rng = [1, 2, 3, 2 ** 30];
    const other = { ...theirs, rng: rng.map((word) => ~word) };
    const later = { ...mine, rng: [4, 5, 6, 2 ** 29] };
    expect(withCardsOf(later as never, { ...mine, rng } as never, other as never)).toEqual({
      ...theirs,
      rng: later.rng,
    });
  });
});
