import { describe, expect, test } from 'vitest';
import { firstFailure } from '../../../../src/core/illegal-reasons.ts';
import { COMPLETION } from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/play-preconditions.ts';
import type { ScenarioPosition } from '../../../../src/rulesets/gate-ruler/scenario/schema.ts';
import { gameOf } from '../../support/described.ts';
import { draw, only } from '../../support/plays.ts';

const cards: ScenarioPosition['cards'] = {
  sage: {
    like: '2/2/2',
    abilities: [
      {
        kind: 'activated',
        timing: 'standard',
        cost: [{ pay: 1 }, { exhaust: 'this' }, { pay: 1 }],
        effect: [draw(1)],
      },
    ],
  },
};

/** Why the ability of a sage cannot be used. */
const whyNot = (p1: ScenarioPosition['p1']) => {
  const game = gameOf({ cards, p1: { A1: 'sage', ...p1 } });
  const card = only(game, 'attack1');
  return firstFailure(COMPLETION, game, { how: 'activated', player: 0, card, ability: 0 });
};

describe('Why a play cannot be completed', () => {
  test('14-3c what is owed part by part, and how many resources are ready', () => {
    const used = { card: 'resource', exhausted: true };
    const owed = 'owed: 2 to pay, 1 to exhaust';
    expect(whyNot({ resources: ['resource', used] })).toMatchObject({
      code: 'CANNOT_PAY',
      clause: '14-3c',
      guard: 'the cost must be paid in full',
      facts: [owed, '1 resources are ready'],
    });
    expect(whyNot({ resources: [used] })?.facts).toEqual([owed, 'no resources']);
    const wizard = { ruler: 'wizard' };
    expect(whyNot({ ...wizard, resources: ['resource'] })?.facts).toEqual([owed, '1 resources are ready']);
    expect(whyNot({ ...wizard, resources: [used] })?.facts).toEqual([owed, '0 resources are ready']);
    expect(whyNot({ resources: 2 })).toBeUndefined();
  });

  test('u2103/resource-ability.3 a resource ability without a card in the resource zone', () => {
    const mine = {
      type: 'event',
      timing: 'instant',
      effect: { resource: true, instructions: [draw(1)] },
    } as const;
    const game = gameOf({ cards: { mine }, p1: { hand: 'mine', resources: [] } });
    expect(
      firstFailure(COMPLETION, game, { how: 'card', player: 0, card: only(game, 'hand') }),
    ).toMatchObject({
      code: 'NO_RESOURCE',
      clause: 'u2103/resource-ability.3',
      guard: 'a resource ability needs a card in the own resource zone',
      facts: ['there is none'],
    });
  });

  test('16-14 a Genesis Summon with no material beside its card', () => {
    const game = gameOf({ p1: { A1: 'arketta' } });
    const request = { how: 'activated', player: 0, card: only(game, 'attack1'), ability: 0 } as const;
    expect(firstFailure(COMPLETION, game, request)).toMatchObject({
      code: 'NO_MATERIAL',
      clause: '16-14',
      facts: ['there is none'],
    });
  });
});
