import type { CardDefinition, Filter } from '../state/card.ts';
import { unit } from './house-cards.ts';

const ANY_UNIT: Filter = { from: 'field', side: 'any', type: 'unit' };
const ENEMY_UNIT: Filter = { from: 'field', side: 'enemy', type: 'unit' };
const OWN_UNIT: Filter = { from: 'field', side: 'own', type: 'unit' };

/** House units. */
export const units: readonly CardDefinition[] = [
  unit('ember-fox', ['Ember Fox', '熾火の狐'], 1, '2/1'),
  unit('spark-herald', ['Spark Herald', '火花の先触れ'], 2, '2/2', {
    in: {
      instructions: [
        { do: 'choose', as: 'struck', from: ENEMY_UNIT },
        { do: 'damage', to: 'chosen:struck', amount: 1 },
      ],
    },
  }),
  unit('ash-runner', ['Ash Runner', '灰駆け'], 2, '3/1', {
    out: { instructions: [{ do: 'damage', to: 'opponent', amount: 2 }] },
  }),
  unit('kiln-golem', ['Kiln Golem', '窯のゴーレム'], 4, '4/5', { automatics: [{ auto: 'reduce', by: 1 }] }),
  unit('cinder-twins', ['Cinder Twins', '燃え殻の双子'], 3, '2/3', {
    in: {
      instructions: [
        { do: 'choose', as: 'second', from: { from: 'hand', type: 'unit', costAtMost: 1 } },
        { do: 'putOntoField', what: 'chosen:second' },
      ],
    },
  }),
  unit('flare-duelist', ['Flare Duelist', '閃火の決闘者'], 3, '3/3', {
    automatics: [{ auto: 'noRetaliation' }],
  }),
  unit('forge-tyrant', ['Forge Tyrant', '鍛冶場の暴君'], 6, '6/6', {
    additionalDiscards: 1,
    in: { instructions: [{ do: 'damage', to: 'enemyUnits', amount: 1 }] },
    out: { instructions: [{ do: 'damage', to: 'allUnits', amount: 2 }] },
  }),
  unit('pool-warden', ['Pool Warden', '水面の番人'], 1, '1/3'),
  unit('reef-scholar', ['Reef Scholar', '礁の学者'], 2, '1/2', {
    in: { instructions: [{ do: 'draw', count: 1 }] },
    out: { instructions: [{ do: 'draw', count: 1 }] },
  }),
  unit('mist-dancer', ['Mist Dancer', '霧の踊り手'], 3, '3/2', { automatics: [{ auto: 'evade' }] }),
  unit('shell-bulwark', ['Shell Bulwark', '甲殻の防塁'], 3, '1/5', {
    automatics: [{ auto: 'reduce', by: 1 }],
  }),
  unit('drift-pilgrim', ['Drift Pilgrim', '漂流の巡礼'], 2, '2/2', {
    out: {
      instructions: [
        { do: 'choose', as: 'next', from: { from: 'hand', type: 'unit', costAtMost: 2 } },
        { do: 'putOntoField', what: 'chosen:next' },
      ],
    },
  }),
  unit('undertow-eel', ['Undertow Eel', '引き潮の鰻'], 4, '3/4', {
    in: {
      instructions: [
        { do: 'choose', as: 'swept', from: ANY_UNIT },
        { do: 'returnToHand', what: 'chosen:swept' },
      ],
    },
  }),
  unit('deep-herald', ['Deep Herald', '深みの先触れ'], 5, '4/6', {
    in: {
      instructions: [
        { do: 'choose', as: 'mended', from: OWN_UNIT },
        { do: 'heal', what: 'chosen:mended', amount: 3 },
        { do: 'gainLife', amount: 2 },
      ],
    },
  }),
];
