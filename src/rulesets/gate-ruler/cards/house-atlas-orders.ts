import type { CardDefinition } from '../values/card.ts';
import { HOUSE } from './provenance.ts';

/** House events and fields of ATLAS. */
export const houseAtlasOrders: readonly CardDefinition[] = [
  {
    id: 'reckless-barrage',
    name: { en: 'Reckless Barrage', ja: '無謀な砲撃' },
    type: 'event',
    faction: 'atlas',
    level: 0,
    timing: 'standard',
    effect: { instructions: [{ do: 'damage', to: ['enemyRuler', 'ownRuler'], amount: 1 }] },
    counter: { play: 'this' },
    provenance: HOUSE,
  },
  {
    id: 'concentrated-fire',
    name: { en: 'Concentrated Fire', ja: '集中砲火' },
    type: 'event',
    faction: 'atlas',
    level: 1,
    timing: 'standard',
    effect: {
      instructions: [
        { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'] } },
        {
          do: 'damage',
          to: ['chosen:unit'],
          amount: 2,
          from: { all: { side: 'ally', type: ['unit'], attribute: ['Military'] } },
        },
      ],
    },
    provenance: HOUSE,
  },
  {
    id: 'jamming-signal',
    name: { en: 'Jamming Signal', ja: '妨害電波' },
    type: 'event',
    faction: 'atlas',
    level: 0,
    timing: 'standard',
    effect: {
      instructions: [
        {
          do: 'if',
          condition: { count: { side: 'enemy', zone: ['hand'] }, atLeast: 1 },
          steps: [{ do: 'discard', player: 'enemy', count: 1 }],
          otherwise: [{ do: 'damage', to: ['enemyRuler'], amount: 1 }],
        },
      ],
    },
    provenance: HOUSE,
  },
  {
    id: 'reactor-overcharge',
    name: { en: 'Reactor Overcharge', ja: '炉心過負荷' },
    type: 'event',
    faction: 'atlas',
    level: 0,
    timing: 'instant',
    effect: {
      instructions: [
        { do: 'choose', as: 'robot', from: { side: 'ally', type: ['unit'], attribute: ['Robot'] } },
        { do: 'apply', effect: { set: 'atk', to: 8, on: 'chosen:robot' }, for: 'turn' },
        {
          do: 'delay',
          when: { on: 'moment', moment: 'turnEnd' },
          effect: [{ do: 'destroy', cards: 'chosen:robot' }],
          for: 'turn',
        },
      ],
    },
    provenance: HOUSE,
  },
  {
    id: 'sacred-treasure-combination',
    name: { en: 'Sacred Treasure Combination', ja: '神器合神' },
    type: 'event',
    faction: 'atlas',
    level: 1,
    timing: 'standard',
    effect: {
      instructions: [
        {
          do: 'choose',
          as: 'treasures',
          from: { side: 'ally', type: ['unit'], attribute: ['Robot'] },
          atLeast: 1,
          atMost: 3,
        },
        { do: 'chooseZone', as: 'there', kinds: ['attack'] },
        { do: 'move', cards: 'chosen:treasures', to: 'graveyard' },
        {
          do: 'choose',
          as: 'giant',
          from: { side: 'ally', zone: ['deck'], id: 'daijinki' },
        },
        {
          do: 'move',
          cards: 'chosen:giant',
          to: 'zone:there',
          by: 'Sacred Treasure Combination',
        },
        { do: 'shuffle', player: 'own' },
      ],
    },
    provenance: HOUSE,
  },
  {
    id: 'salvage-depot',
    name: { en: 'Salvage Depot', ja: '回収基地' },
    type: 'field',
    faction: 'atlas',
    level: 1,
    abilities: [
      {
        kind: 'activated',
        name: 'Salvage',
        timing: 'standard',
        oncePerTurn: true,
        cost: [{ move: { side: 'ally', zone: ['graveyard'], type: ['unit'] }, count: 2, to: 'removed' }],
        effect: { instructions: [{ do: 'drive', count: 1 }] },
      },
    ],
    provenance: HOUSE,
  },
];
