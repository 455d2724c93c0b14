import { describe, expect, test } from 'vitest';
import { itemInPlay } from '../../../../src/rulesets/gate-ruler/queries/gate.ts';
import {
  playByStep,
  playRequested,
  resolutionOf,
  stepState,
} from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/effect.ts';
import { carryOutStep } from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/dispatch.ts';
import { assertStep } from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/rule.ts';
import type { ScenarioPosition } from '../../../../src/rulesets/gate-ruler/scenario/schema.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import { gameOf } from '../../support/described.ts';
import { cards, draw, eventOnGate, only } from '../../support/plays.ts';

describe('The play that an effect asks for', () => {
  const requested = (card: string, pay: boolean | 'resources', more: ScenarioPosition['p1'] = {}) => {
    const { game, item } = eventOnGate({ p1: { hand: card, ...more } }, { it: 'p1 hand' });
    return playRequested({ game, item: item.number, step: { do: 'play', card: 'chosen:it', pay } });
  };

  test('15-20 is free, or paid as its text says', () => {
    expect(requested('1/1/1', false)).toMatchObject({ how: 'card', player: 0, isFree: true });
    expect(requested('1/1/1', true)).toMatchObject({ isFree: false });
    expect(requested('1/1/1', 'resources')).toMatchObject({ isFree: false, paysResources: true });
  });

  test('7-3 is none of a unit for which no summon is left; an event needs none', () => {
    const used = { summonCap: 1, summonCount: 1 };
    expect(requested('1/1/1', false, used)).toBeUndefined();
    expect(requested('ambush', false, used)).toMatchObject({ how: 'card' });
  });

  test('15-20 is none where the step plays nothing', () => {
    const { game, item } = eventOnGate();
    const state = { game, item: item.number, step: draw(1) };
    expect(playRequested(state)).toBeUndefined();
    expect(() => playByStep(state)).toThrow('the step plays nothing');
  });
});

const finishPlayed = (game: Game): Game => carryOutStep(game, itemInPlay(game), { do: 'finish' }).game;

test('14-6 a process is given a step of its kind, and only if one is left', () => {
  const { game } = eventOnGate();
  expect(() => stepState(resolutionOf(game))).toThrow('no step is left');
  expect(assertStep(draw(1), 'draw', 'drive')).toEqual(draw(1));
  expect(() => assertStep(draw(1), 'drive', 'play')).toThrow('draw is no step of the kind drive, play');
});

test('7-3f a unit enters the zone chosen for it, and only if a card is there is that decided too', () => {
  const entered = (p1: ScenarioPosition['p1']) => {
    const game = gameOf({ cards, p1, gate: [{ card: 'worker', by: 'p1', entering: 'A1' }] });
    const done = finishPlayed(game);
    return done.facts.slice().find(({ what }) => what === 'moved')?.decidedBy;
  };
  expect(entered({})).toContain('7-3f');
  expect(entered({})).not.toContain('7-3c-1');
  expect(entered({ A1: '1/1/1' })).toEqual(expect.arrayContaining(['7-3f', '7-3c-1']));
  const game = gameOf({ cards, gate: [{ card: 'worker', by: 'p1', entering: 'A1' }] });
  expect(game.definitionOf[only(finishPlayed(game), 'attack1')]).toBe('worker');
});
