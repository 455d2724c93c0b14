import type { CardDefinition } from '../values/card.ts';
import { ABSORB } from './counters.ts';
import { known } from './provenance.ts';

/** Known events that deal damage or take it away. */
export const knownDamageEvents: readonly CardDefinition[] = [
  {
    id: 'zapzapzap',
    name: { en: 'ZAPZAPZAP!', ja: 'ザップザップザップ!' },
    type: 'event',
    faction: 'wonderverse',
    level: 3,
    timing: 'instant',
    effect: {
      instructions: [
        { do: 'choose', as: 'units', from: { side: 'enemy', type: ['unit'] }, atLeast: 2, atMost: 2 },
        { do: 'damage', to: ['chosen:units'], amount: 3 },
      ],
    },
    provenance: known('name.ja', 'faction', 'level', 'timing', 'effect'),
  },
  {
    id: 'powerray-maximum',
    name: { en: 'Powerray Maximum', ja: 'パワーレイ・マキシマム' },
    type: 'event',
    faction: 'wonderverse',
    level: 3,
    timing: { when: { on: 'moment', moment: 'turnEnd', turn: 'enemy' } },
    effect: {
      resource: true,
      instructions: [
        { do: 'choose', as: 'units', from: { side: 'enemy', type: ['unit'] }, atLeast: 1, atMost: 8 },
        { do: 'distribute', to: 'chosen:units', total: 8 },
        { do: 'damage', to: ['enemyRuler'], amount: 2 },
      ],
    },
    provenance: known('faction', 'level'),
  },
  {
    id: 'thats-all-in-your-head',
    name: { en: 'That Damage Is All in Your Head!', ja: 'そんなダメージは気のせいだ!' },
    type: 'event',
    faction: 'wonderverse',
    level: 0,
    timing: 'instant',
    effect: {
      instructions: [
        { do: 'choose', as: 'unit', from: { side: 'ally', type: ['unit'] } },
        { do: 'healProcess', card: 'chosen:unit' },
      ],
    },
    provenance: known('faction', 'level', 'timing', 'effect'),
  },
  {
    id: 'ether-field',
    name: { en: 'Ether Field', ja: 'エーテルフィールド' },
    type: 'event',
    faction: 'wonderverse',
    level: 1,
    timing: 'instant',
    effect: {
      instructions: [
        { do: 'reduce', damage: { which: 'next', combat: true }, to: 0 },
        {
          do: 'delay',
          when: { on: 'damagePut', combat: true },
          effect: [{ do: 'reduce', damage: { which: 'that', combat: true }, to: 0 }],
          for: 'attack',
          often: true,
        },
      ],
    },
    provenance: known('faction', 'level', 'timing', 'effect'),
  },
  {
    id: 'absolute-barrier',
    name: { en: 'Absolute Barrier', ja: 'アブソリュート・ベアリア' },
    type: 'event',
    faction: 'atlas',
    level: 1,
    timing: {
      when: { on: 'attack', target: { side: 'ally', zone: ['ruler', 'attack', 'defense'] } },
    },
    effect: {
      instructions: [
        {
          do: 'delay',
          when: {
            on: 'damagePut',
            source: 'attacker',
            combat: true,
          },
          effect: [{ do: 'reduce', damage: { which: 'that', combat: true }, to: 0 }],
          for: 'attack',
          often: true,
        },
      ],
    },
    counter: ABSORB,
    provenance: known('faction', 'level'),
  },
  {
    id: 'haunting',
    name: { en: 'Haunting~~!!', ja: 'ホーンティング~~!!' },
    type: 'event',
    faction: 'yomajin',
    attributes: ['Accident'],
    level: -5,
    keywords: ['openCard'],
    timing: 'standard',
    effect: { instructions: [{ do: 'damage', to: ['ownRuler'], amount: 2 }] },
    counter: { play: 'this' },
    provenance: known('name.ja', 'timing'),
  },
  {
    id: 'blow-of-the-sacred-blade',
    name: { en: 'A Blow of the Sacred Blade', ja: '聖剣の一撃' },
    type: 'event',
    faction: 'volnar',
    attributes: ['Martial Skill'],
    level: 2,
    timing: 'standard',
    effect: {
      instructions: [
        { do: 'damage', to: ['enemyRuler'], amount: 2, cannotCounter: true },
        {
          do: 'choose',
          as: 'resources',
          from: { side: 'enemy', zone: ['resource'], exhausted: false },
          atLeast: 0,
        },
        { do: 'exhaust', cards: 'chosen:resources' },
      ],
    },
    provenance: known('faction', 'level', 'timing', 'effect'),
  },
  {
    id: 'space-mimic',
    name: { en: 'Space Mimic', ja: '絶対爆発!宇宙ミミック' },
    type: 'event',
    faction: 'atlas',
    level: 0,
    timing: {
      when: { on: 'attack', target: { side: 'ally', zone: ['ruler', 'attack', 'defense'] } },
    },
    effect: { instructions: [{ do: 'damage', to: ['attacker'], amount: 4 }] },
    provenance: known('faction', 'level', 'timing', 'effect'),
  },
];
