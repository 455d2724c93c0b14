import { describe, expect, test } from 'vitest';
import { itemInPlay } from '../../../../src/rulesets/gate-ruler/queries/gate.ts';
import {
  becomeSoul,
  lacksEnhancer,
} from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/enhance.ts';
import {
  carryOutStep,
  choiceFor,
} from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/dispatch.ts';
import type { ScenarioPosition } from '../../../../src/rulesets/gate-ruler/scenario/schema.ts';
import type { Place } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { gameOf } from '../../support/described.ts';
import { only, PASS } from '../../support/plays.ts';

const cards: NonNullable<ScenarioPosition['cards']> = {
  titan: { like: '5/5/3', enhance: { attribute: ['Beast'] } },
  beast: { like: '2/2/2', attributes: ['Beast'] },
  trick: { like: '2/2/2', counter: { effect: [] } },
};

const FINISH = { do: 'finish' } as const;

const comingOut = (card: string, p1: ScenarioPosition['p1'] = {}) => {
  const gate: ScenarioPosition['gate'] =
    card === 'trick' ? [{ counter: card, by: 'p1' }] : [{ card, by: 'p1', entering: 'A1' }];
  const game = gameOf({ cards, p1, gate });
  const item = itemInPlay(game);
  return { game, item, choice: choiceFor(game, item, FINISH, 'resolution') };
};

describe('Enhance', () => {
  test('u2103/enhance.3 whether there is something to enhance with, or nothing although it is asked for', () => {
    const tried = (card: string, p1: ScenarioPosition['p1']) => {
      const { game, item, choice } = comingOut(card, p1);
      return [choice !== undefined, item.kind === 'card' && lacksEnhancer(game, item)];
    };
    expect(tried('titan', { A1: 'beast' })).toEqual([true, false]);
    expect(tried('titan', { A1: '2/2/2' })).toEqual([false, true]);
    expect(tried('beast', { A1: 'beast' })).toEqual([false, false]);
    expect(tried('trick', { A1: 'beast' })).toEqual([false, false]);
  });

  test('u2103/enhance.8 is told where nothing was left, and not where the only unit was taken', () => {
    const told = (p1: ScenarioPosition['p1']) => {
      const { game, item, choice } = comingOut('titan', p1);
      const chosen = choice === undefined ? game : choice.choose(choice.options.at(-1) ?? PASS);
      const done = carryOutStep(chosen, itemInPlay(chosen), FINISH).game;
      return done.facts
        .slice()
        .filter(
          (fact) => fact.what === 'moved' && fact.card === (item.kind === 'card' ? item.card : undefined),
        )
        .map(({ decidedBy }) => decidedBy?.includes('u2103/enhance.8'));
    };
    expect(told({ A1: '2/2/2' })).toEqual([true]);
    expect(told({ A1: 'beast' })).toEqual([false]);
  });

  test('16-16 one of the units that fit, or none, and asked once', () => {
    const { game, choice } = comingOut('titan', { A1: 'beast', A2: '2/2/2' });
    expect(choice?.options).toEqual([
      { key: 'put A1 under it', type: 'choose.card', card: only(game, 'attack1') },
      { key: 'without a soul', type: 'choose.done' },
    ]);
    const none = choice?.options.at(-1) ?? PASS;
    const left = choice?.choose(none) ?? game;
    expect(choiceFor(left, itemInPlay(left), FINISH, 'resolution')).toBeUndefined();
    expect(carryOutStep(left, itemInPlay(left), FINISH).game.soulOf).toEqual({});
  });

  test('16-16 an ability takes no soul', () => {
    expect(comingOut('trick', { A1: 'beast' }).choice).toBeUndefined();
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
