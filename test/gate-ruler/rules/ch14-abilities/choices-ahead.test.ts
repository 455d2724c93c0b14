import { describe, expect, test } from 'vitest';
import { refOf, rulerOf } from '../../../../src/rulesets/gate-ruler/queries/cards.ts';
import { cardsIn } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import {
  canChooseAll,
  inChoosingOrder,
} from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/choice-lookahead.ts';
import type { ScenarioPosition } from '../../../../src/rulesets/gate-ruler/scenario/schema.ts';
import type { CardFilter, Instruction } from '../../../../src/rulesets/gate-ruler/state/card.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import type { CardRef } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { gameOf } from '../../support/described.ts';
import { draw } from '../../support/plays.ts';

type Bounds = { readonly atLeast?: number; readonly atMost?: number };

const buried = (as: string, more: Partial<CardFilter> = {}, bounds: Bounds = {}): Instruction => ({
  do: 'choose',
  as,
  from: { side: 'ally', zone: ['graveyard'], ...more },
  ...bounds,
});

const mode = (...modes: readonly (readonly Instruction[])[]): Instruction => ({
  do: 'mode',
  modes: Object.fromEntries(modes.map((steps, index) => [`mode-${index}`, steps])),
});

const canChoose = (
  steps: readonly Instruction[],
  p1: ScenarioPosition['p1'],
  more: (game: Game) => {
    readonly picked?: readonly CardRef[];
    readonly choices?: Record<string, CardRef[]>;
  } = () => ({}),
): boolean => {
  const game = gameOf({ p1: { ...p1 } });
  const { picked, choices = {} } = more(game);
  const source = refOf(game, rulerOf(game, 0));
  return canChooseAll(game, { scope: { controller: 0, source, choices }, by: 'card', picked }, steps);
};

const BURIED_ONE = { graveyard: ['1/1/1'] };
const BURIED_TWO = { graveyard: ['1/1/1', '2/2/2'] };
const BURIED_THREE = { graveyard: ['1/1/1', '2/2/2', '3/3/3'] };

describe('What is still to be chosen, one thing after another', () => {
  test('14-3b-4 a choice inside a mode that leaves out what was chosen before it needs another card', () => {
    const other = buried('other', { except: 'chosen:one' });
    const enemy: Instruction = { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'] } };
    for (const modes of [mode([other]), mode([other], [enemy])]) {
      expect(canChoose([buried('one'), modes], BURIED_ONE)).toBe(false);
      expect(canChoose([buried('one'), modes], BURIED_TWO)).toBe(true);
    }
  });

  test('14-3b-4 what may be nothing is one card where a later choice looks into it', () => {
    const host: Instruction = {
      do: 'choose',
      as: 'host',
      from: { side: 'ally', zone: ['attack'] },
      atLeast: 0,
    };
    const soul: Instruction = { do: 'choose', as: 'soul', from: { zone: ['soul'], soulOf: 'chosen:host' } };
    expect(canChoose([host, soul], { A1: { card: '2/2/2', souls: ['1/1/1'] } })).toBe(true);
    expect(canChoose([host, soul], { A1: '2/2/2' })).toBe(false);
  });

  test('14-3b-4 what may be nothing is nothing where a later choice needs the card', () => {
    const steps = [buried('one', {}, { atLeast: 0 }), buried('other', { except: 'chosen:one' })];
    expect(canChoose(steps, BURIED_ONE)).toBe(true);
    expect(canChoose(steps, {})).toBe(false);
  });

  test('14-3b-4 two cards are two different ones', () => {
    const two = buried('two', {}, { atLeast: 2, atMost: 2 });
    const other = buried('other', { except: 'chosen:two' });
    expect(canChoose([two, other], BURIED_TWO)).toBe(false);
    expect(canChoose([two, other], BURIED_THREE)).toBe(true);
  });

  test('14-3b-4 a later choice may be bounded by a number of what is chosen before', () => {
    const steps = [buried('one'), buried('low', { levelAtMost: { stat: 'level', of: 'chosen:one' } })];
    expect(canChoose(steps, BURIED_ONE)).toBe(true);
  });

  test('14-3b-4 what was picked is picked no second time', () => {
    const two = buried('two', {}, { atLeast: 2, atMost: 2 });
    const first = (game: Game) => ({ picked: [refOf(game, cardsIn(game, 0, 'graveyard')[0] ?? -1)] });
    expect(canChoose([two], BURIED_ONE, first)).toBe(false);
    expect(canChoose([two], BURIED_TWO, first)).toBe(true);
  });

  test('14-3b-4 what is chosen already needs no candidate', () => {
    const chosen = (game: Game) => ({ choices: { one: [refOf(game, rulerOf(game, 0))] } });
    expect([canChoose([buried('one')], {}), canChoose([buried('one')], {}, chosen)]).toEqual([false, true]);
  });
});

test('14-3b-1 modes are chosen first, then cards, zones and counters, then amounts; what is hidden later', () => {
  const zone: Instruction = { do: 'chooseZone', as: 'there', kinds: ['attack'] };
  const counter: Instruction = { do: 'chooseCounter', as: 'it' };
  const split: Instruction = { do: 'distribute', to: 'chosen:one', total: 2 };
  const modes = mode([draw(1)], [draw(2)]);
  const hidden = buried('found', { zone: ['deck'] });
  const steps = [draw(1), split, zone, hidden, counter, buried('one'), modes];
  expect(inChoosingOrder(steps)).toEqual([modes, zone, counter, buried('one'), split]);
});
