import type { CardDefinition } from '../values/card.ts';
import { known } from './provenance.ts';

/** Known events that move, destroy and bring out cards, and known fields. */
export const knownOtherEvents: readonly CardDefinition[] = [
  {
    id: 'warp',
    name: { en: 'Warp!', ja: 'ワープ!' },
    type: 'event',
    faction: 'wonderverse',
    level: 0,
    timing: 'instant',
    effect: {
      instructions: [
        { do: 'choose', as: 'unit', from: { side: 'ally', type: ['unit'] } },
        { do: 'chooseZone', as: 'there', kinds: ['attack', 'defense'] },
        { do: 'move', cards: 'chosen:unit', to: 'zone:there' },
      ],
    },
    provenance: known('faction', 'level', 'timing', 'effect'),
  },
  {
    id: 'sudden-wormhole',
    name: { en: 'Sudden Wormhole', ja: '突然のワームホール' },
    type: 'event',
    faction: 'wonderverse',
    level: 0,
    timing: {
      when: {
        on: 'attack',
        attacker: { side: 'enemy', zone: ['ruler', 'attack'] },
      },
    },
    effect: { instructions: [{ do: 'redirect' }] },
    provenance: known('faction', 'level', 'timing'),
  },
  {
    id: 'all-that-live-must-die',
    name: { en: 'All That Live Must Die', ja: '生者必滅' },
    type: 'event',
    faction: 'yomajin',
    level: 0,
    timing: 'instant',
    effect: {
      instructions: [
        { do: 'choose', as: 'unit', from: { side: 'ally', type: ['unit'] } },
        { do: 'apply', effect: { keyword: 'counterattack', on: 'chosen:unit' }, for: 'turn' },
        { do: 'apply', effect: { change: 'atk', by: 2, on: 'chosen:unit' }, for: 'turn' },
      ],
    },
    provenance: known('faction', 'level', 'timing', 'effect'),
  },
  {
    id: 'call-lightning',
    name: { en: 'Call Lightning', ja: 'コール・ライトニング' },
    type: 'event',
    faction: 'yomajin',
    level: 1,
    timing: 'instant',
    effect: {
      instructions: [
        { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'], levelAtMost: 0 } },
        { do: 'destroy', cards: 'chosen:unit' },
      ],
    },
    provenance: known('faction', 'level', 'timing', 'effect'),
  },
  {
    id: 'photon-torpedo',
    name: { en: 'Photon Torpedo', ja: 'フォトン・トーピード' },
    type: 'event',
    faction: 'atlas',
    level: 1,
    timing: 'standard',
    effect: {
      instructions: [
        { do: 'choose', as: 'set', from: { side: 'enemy', zone: ['set'] }, atLeast: 0 },
        { do: 'destroy', cards: 'chosen:set' },
        { do: 'damage', to: ['enemyRuler'], amount: 1 },
      ],
    },
    provenance: known('faction', 'level', 'timing', 'effect'),
  },
  {
    id: 'secret-garden',
    name: { en: 'Secret Garden', ja: 'シークレットガーデン' },
    type: 'event',
    faction: 'volnar',
    attributes: ['Poetica'],
    level: 3,
    timing: 'standard',
    effect: {
      instructions: [
        {
          do: 'choose',
          as: 'warrior',
          from: {
            side: 'ally',
            zone: ['graveyard'],
            type: ['unit'],
            attribute: ['Warrior'],
            faction: 'volnar',
          },
        },
        {
          do: 'choose',
          as: 'poet',
          from: { side: 'ally', zone: ['graveyard'], type: ['unit'], attribute: ['Poetica'] },
        },
        { do: 'chooseZone', as: 'first', kinds: ['attack', 'defense'] },
        { do: 'chooseZone', as: 'second', kinds: ['attack', 'defense'] },
        { do: 'move', cards: 'chosen:warrior', to: 'zone:first' },
        { do: 'move', cards: 'chosen:poet', to: 'zone:second' },
      ],
    },
    provenance: known('attributes', 'level', 'timing'),
  },
  {
    id: 'dragon-rider-reconnaissance',
    name: { en: 'Dragon Rider Reconnaissance', ja: '竜騎兵の偵察' },
    type: 'event',
    faction: 'volnar',
    attributes: ['Martial Skill'],
    level: 1,
    timing: 'standard',
    effect: { instructions: [{ do: 'draw', player: 'own', count: 2 }] },
    provenance: known('name.ja', 'faction', 'level', 'timing', 'effect'),
  },
  {
    id: 'forest-of-slaughterers',
    name: { en: 'Forest of Slaughterers', ja: '殺戮者の森' },
    type: 'field',
    faction: 'volnar',
    level: 1,
    abilities: [
      {
        kind: 'continuous',
        effects: [
          { change: 'atk', by: 1, on: { all: { side: 'ally', type: ['unit'], attribute: ['Beast'] } } },
          { change: 'hp', by: 1, on: { all: { side: 'ally', type: ['unit'], attribute: ['Beast'] } } },
        ],
      },
    ],
    provenance: known('faction', 'level'),
  },
  {
    id: 'guns-and-gold-armory',
    name: { en: 'Guns&Gold Armory', ja: 'Guns&Gold兵器工廠' },
    type: 'field',
    faction: 'atlas',
    level: 1,
    abilities: [
      {
        kind: 'continuous',
        effects: [
          { damage: 'more', by: 1, source: { all: { side: 'ally', type: ['unit'] } }, combat: false },
        ],
      },
    ],
    provenance: known('type', 'faction', 'level', 'abilities'),
  },
];
