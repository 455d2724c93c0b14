import type { CardDefinition } from '../values/card.ts';
import { ABSORB } from './counters.ts';
import { HOUSE } from './provenance.ts';

/** House events of Volnar: martial skills and dragon fire. */
export const houseVolnarEvents: readonly CardDefinition[] = [
  {
    id: 'spark-volley',
    name: { en: 'Spark Volley', ja: '火花の斉射' },
    type: 'event',
    faction: 'volnar',
    attributes: ['Martial Skill'],
    level: 1,
    timing: 'instant',
    effect: {
      instructions: [
        { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'] } },
        { do: 'damage', to: ['chosen:unit'], amount: 3 },
      ],
    },
    provenance: HOUSE,
  },
  {
    id: 'falling-star',
    name: { en: 'Falling Star', ja: '墜ちる星' },
    type: 'event',
    faction: 'volnar',
    level: 2,
    timing: 'standard',
    effect: { instructions: [{ do: 'damage', to: ['enemyRuler'], amount: 2 }] },
    provenance: HOUSE,
  },
  {
    id: 'ward-of-the-gate',
    name: { en: 'Ward of the Gate', ja: '門の護り' },
    type: 'event',
    faction: 'volnar',
    level: 1,
    timing: 'instant',
    effect: {
      instructions: [
        { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'], levelAtMost: 1 } },
        { do: 'damage', to: ['chosen:unit'], amount: 2 },
      ],
    },
    counter: ABSORB,
    provenance: HOUSE,
  },
  {
    id: 'call-of-the-brood',
    name: { en: 'Call of the Brood', ja: '竜群の呼び声' },
    type: 'event',
    faction: 'volnar',
    level: 2,
    timing: 'standard',
    effect: {
      instructions: [
        { do: 'chooseZone', as: 'there', kinds: ['attack', 'defense'] },
        {
          do: 'choose',
          as: 'dragon',
          from: { side: 'ally', zone: ['deck'], type: ['unit'], attribute: ['Dragon'], levelAtMost: 2 },
          atLeast: 0,
        },
        { do: 'move', cards: 'chosen:dragon', to: 'zone:there' },
        { do: 'shuffle', player: 'own' },
      ],
    },
    provenance: HOUSE,
  },
  {
    id: 'second-wind',
    name: { en: 'Second Wind', ja: '奮起' },
    type: 'event',
    faction: 'volnar',
    attributes: ['Martial Skill'],
    level: 1,
    timing: 'instant',
    effect: {
      instructions: [
        { do: 'choose', as: 'unit', from: { side: 'ally', zone: ['attack'], exhausted: true } },
        { do: 'ready', cards: 'chosen:unit' },
      ],
    },
    provenance: HOUSE,
  },
  {
    id: 'challenge-to-a-duel',
    name: { en: 'Challenge to a Duel', ja: '決闘の申し入れ' },
    type: 'event',
    faction: 'volnar',
    attributes: ['Martial Skill'],
    level: 2,
    timing: 'standard',
    effect: {
      instructions: [
        { do: 'choose', as: 'champion', from: { side: 'enemy', type: ['unit'] }, by: 'opponent' },
        { do: 'destroy', cards: 'chosen:champion' },
      ],
    },
    provenance: HOUSE,
  },
  {
    id: 'dragonfire',
    name: { en: 'Dragonfire', ja: '竜炎' },
    type: 'event',
    faction: 'volnar',
    level: 2,
    timing: 'standard',
    effect: {
      instructions: [
        { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'] } },
        {
          do: 'damage',
          to: ['chosen:unit'],
          amount: { count: { side: 'ally', type: ['unit'], attribute: ['Dragon'] }, times: 3 },
        },
      ],
    },
    provenance: HOUSE,
  },
];
