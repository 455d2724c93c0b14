import { describe, expect, test } from 'vitest';
import { itemInPlay } from '../../../../src/rulesets/gate-ruler/queries/gate.ts';
import { cardsIn } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import {
  dropIllegal,
  isTreatedIllegal,
  openTreatment,
} from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/level-treatment.ts';
import type { ScenarioPosition } from '../../../../src/rulesets/gate-ruler/scenario/schema.ts';
import type { CardFilter, Instruction } from '../../../../src/rulesets/gate-ruler/state/card.ts';
import type { Instance } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { eventOnGate, PASS } from '../../support/plays.ts';

const SETTING: Partial<ScenarioPosition> = {
  cards: { squire: { like: '1/9/1', attributes: ['Warrior'], level: 0 }, golem: { like: '1/9/1', level: 0 } },
  p2: { A1: 'arketta', A2: 'squire', D1: 'golem' },
};

const LOW: CardFilter = { side: 'enemy', type: ['unit'], levelAtMost: 0 };

const chooseUnits = (from: CardFilter): readonly Instruction[] => [
  { do: 'choose', as: 'units', from, atLeast: 1, atMost: 3 },
];

describe('Levels of chosen cards', () => {
  test('14-7b whoever controls the effect that lets it be treated so decides, by the text of Arketta', () => {
    const { game, item } = eventOnGate(SETTING, { units: ['p2 D1', 'p2 A2'] });
    const open = openTreatment(game, item, chooseUnits(LOW));
    const squire = cardsIn(game, 1, 'attack2')[0] as Instance;
    expect([open?.player, open?.clause, open?.options]).toEqual([
      1,
      '14-7b',
      [
        { key: 'treat A2 as level 0', type: 'choose.number', number: 0 },
        { key: 'treat A2 as level 1', type: 'choose.number', number: 1 },
      ],
    ]);
    expect(open?.choose(PASS)).toBe(game);
    const treated = open?.choose({ key: 'treat', type: 'choose.number', number: 1 }) ?? game;
    expect(itemInPlay(treated).treated).toEqual({ [squire]: 1 });
    expect(treated.facts.slice().at(-1)).toMatchObject({ clause: '14-7b', decidedBy: ['u2103/arketta.1'] });
  });

  test('14-7b nobody is asked about a card that is illegal as either level', () => {
    const { game, item } = eventOnGate(SETTING, { units: ['p2 A2'] });
    expect(openTreatment(game, item, chooseUnits({ ...LOW, side: 'ally' }))).toBeUndefined();
    expect(openTreatment(game, item, chooseUnits({ side: 'enemy', levelAtMost: 5 }))).toBeUndefined();
  });

  test('14-3b-4 one illegal card among those chosen is enough to be illegal', () => {
    const { game, item } = eventOnGate(SETTING, { units: ['p2 D1', 'p2 A2'] });
    const squire = cardsIn(game, 1, 'attack2')[0] as Instance;
    const treatedAs = (level: number) =>
      isTreatedIllegal(game, { ...item, treated: { [squire]: level } }, chooseUnits(LOW));
    expect([treatedAs(0), treatedAs(1)]).toEqual([false, true]);
  });

  test('14-6a every card that has become illegal is dropped, with its part of what was distributed', () => {
    const { game, item } = eventOnGate(SETTING, { units: ['p2 A1', 'p2 D1', 'p2 A2'] }, { parts: [1, 2, 3] });
    const only: CardFilter = { side: 'enemy', attribute: ['Warrior'] };
    const split: Instruction = { do: 'distribute', to: 'chosen:units', total: 6 };
    const left = itemInPlay(dropIllegal(game, item, [...chooseUnits(only), split]));
    expect(left.choices.units?.map(({ card }) => game.definitionOf[card])).toEqual(['squire']);
    expect([left.parts, left.isAnythingLost]).toEqual([[3], true]);
    expect(dropIllegal(game, item, [...chooseUnits({ side: 'enemy' }), split])).toBe(game);
  });
});
