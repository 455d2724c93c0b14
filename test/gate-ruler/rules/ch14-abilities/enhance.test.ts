import { describe, expect, test } from 'vitest';
import { itemInPlay } from '../../../../src/rulesets/gate-ruler/queries/gate.ts';
import {
  becomeSoul,
  canEnhance,
  enhanceOptions,
  enhanceWith,
  lacksEnhancer,
} from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/enhance.ts';
import type { ScenarioPosition } from '../../../../src/rulesets/gate-ruler/scenario/schema.ts';
import type { Place } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { gameOf } from '../../support/described.ts';
import { only, PASS } from '../../support/plays.ts';

const cards: NonNullable<ScenarioPosition['cards']> = {
  titan: { like: '5/5/3', enhance: { attribute: ['Beast'] } },
  beast: { like: '2/2/2', attributes: ['Beast'] },
  trick: { like: '2/2/2', counter: { effect: [] } },
};

const comingOut = (card: string, p1: ScenarioPosition['p1'] = {}) => {
  const gate: ScenarioPosition['gate'] =
    card === 'trick' ? [{ counter: card, by: 'p1' }] : [{ card, by: 'p1', entering: 'A1' }];
  const game = gameOf({ cards, p1, gate });
  return { game, ...itemInPlay(game) };
};

describe('Enhance', () => {
  test('u2103/enhance.3 whether there is something to enhance with, or nothing although it is asked for', () => {
    const tried = (card: string, p1: ScenarioPosition['p1']) => {
      const { game, number } = comingOut(card, p1);
      return [canEnhance(game, number), lacksEnhancer(game, number)];
    };
    expect(tried('titan', { A1: 'beast' })).toEqual([true, false]);
    expect(tried('titan', { A1: '2/2/2' })).toEqual([false, true]);
    expect(tried('beast', { A1: 'beast' })).toEqual([false, false]);
    expect(tried('trick', { A1: 'beast' })).toEqual([false, false]);
  });

  test('16-16 one of the units that fit, or none', () => {
    const { game, number } = comingOut('titan', { A1: 'beast', A2: '2/2/2' });
    expect(enhanceOptions(game, number)).toEqual([
      { key: 'without a soul', form: 'done' },
      { key: 'put A1 under it', form: 'card', card: only(game, 'attack1') },
    ]);
    const [none] = enhanceOptions(game, number);
    expect(enhanceWith(game, number, none ?? PASS)).toBe(game);
  });

  test('16-16 an ability takes no soul', () => {
    const { game, number } = comingOut('trick', { A1: 'beast' });
    expect(enhanceOptions(game, number)).toEqual([]);
    expect(enhanceWith(game, number, { key: 'put', form: 'card', card: only(game, 'attack1') })).toBe(game);
  });

  test('u2103/enhance.4 it may come out where the picked unit was, or elsewhere', () => {
    const game = gameOf({ cards, p1: { A1: 'beast', hand: 'titan' } });
    const toldFor = (to: Place | undefined) =>
      becomeSoul(game, only(game, 'attack1'), only(game, 'hand'), to)
        .facts.slice()
        .map(({ clause, decidedBy }) => [clause, decidedBy])
        .filter(([clause]) => clause === 'u2103/enhance.2');
    const elsewhere = ['u2103/enhance.1', 'u2103/enhance.4', 'u2103/enhance.5', 'u2103/enhance.6'];
    const there = elsewhere.filter((id) => id !== 'u2103/enhance.4');
    expect(toldFor({ player: 0, zone: 'attack1' })[0]?.[1]).toEqual(expect.arrayContaining(there));
    expect(toldFor({ player: 0, zone: 'attack1' })[0]?.[1]).not.toContain('u2103/enhance.4');
    expect(toldFor({ player: 0, zone: 'attack2' })[0]?.[1]).toEqual(expect.arrayContaining(elsewhere));
    expect(toldFor(undefined)[0]?.[1]).toEqual(expect.arrayContaining(elsewhere));
  });
});
