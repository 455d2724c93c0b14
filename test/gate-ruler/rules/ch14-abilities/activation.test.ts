import { describe, expect, test } from 'vitest';
import { firstFailure } from '../../../../src/core/illegal-reasons.ts';
import {
  activationPreconditions,
  recordActivation,
  validAbilities,
} from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/play-preconditions.ts';
import type { ScenarioPosition } from '../../../../src/rulesets/gate-ruler/scenario/schema.ts';
import type { Activation } from '../../../../src/rulesets/gate-ruler/state/option.ts';
import { gameOf } from '../../support/described.ts';
import { draw, only } from '../../support/plays.ts';

const cards: NonNullable<ScenarioPosition['cards']> = {
  adept: {
    like: '2/2/2',
    abilities: [
      { kind: 'activated', timing: 'standard', oncePerTurn: true, effect: [draw(1)] },
      { kind: 'activated', timing: 'instant', cost: [{ pay: 1 }], effect: [draw(2)] },
      { kind: 'activated', timing: 'standard', cost: [{ pay: 1 }], zone: ['graveyard'], effect: [draw(3)] },
      { kind: 'auto', when: { on: 'destroyed', card: 'this' }, effect: [draw(4)] },
    ],
  },
};

describe('Activated abilities', () => {
  test('14-2a are valid where their text says, in play when it says nothing, each at its timing', () => {
    const game = gameOf({
      cards,
      p1: { A1: 'adept', graveyard: ['adept'], hand: 'adept' },
      p2: { A1: 'adept' },
    });
    const [played, buried] = [only(game, 'attack1'), only(game, 'graveyard')];
    expect(validAbilities(game, 0, 'standard')).toEqual([
      { how: 'activated', player: 0, card: played, ability: 0 },
      { how: 'activated', player: 0, card: buried, ability: 2 },
    ]);
    expect(validAbilities(game, 0, 'instant')).toEqual([
      { how: 'activated', player: 0, card: played, ability: 1 },
    ]);
  });

  test('14-8a what is no activated ability is none to be played, and it is said what it is', () => {
    const game = gameOf({ cards, p1: { A1: 'adept' } });
    const card = only(game, 'attack1');
    const whyNot = (ability: number) => {
      const activation: Activation = { how: 'activated', player: 0, card, ability };
      return firstFailure(activationPreconditions(game, activation), game, activation);
    };
    expect(whyNot(0)).toBeUndefined();
    expect(whyNot(2)).toMatchObject({ code: 'NOT_VALID_THERE', clause: '14-2a' });
    expect(whyNot(3)).toMatchObject({
      code: 'NOT_ACTIVATED',
      clause: '14-8a',
      facts: ['it is a auto ability'],
    });
    expect(whyNot(4)?.facts).toEqual(['Adept (A1) has no ability 5']);
  });

  test('16-21 a use is noted of an ability that is used once in a turn, and of nothing else', () => {
    const game = gameOf({ cards, p1: { A1: 'adept' } });
    const request = { player: 0, card: only(game, 'attack1') } as const;
    const noted = recordActivation(game, { ...request, how: 'activated', ability: 0 });
    expect(noted.states[request.card]?.used).toEqual(['adept#0']);
    expect(recordActivation(game, { ...request, how: 'activated', ability: 1 })).toBe(game);
    expect(recordActivation(game, { ...request, how: 'card' })).toBe(game);
  });
});
