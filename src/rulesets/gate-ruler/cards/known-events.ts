import type { CardDefinition, Timing } from '../state/card.ts';
import { ABSORB, ALLY_UNIT, continuous, ENEMY_UNIT, event, field, publicSource } from './card-builders.ts';

const UNDER_ATTACK: Timing = {
  when: { on: 'attack', target: { side: 'ally', zone: ['ruler', 'attack', 'defense'] } },
};

/** Known events, and known fields. */
export const knownEvents: readonly CardDefinition[] = [
  event('zapzapzap', ['ZAPZAPZAP!', 'ZAPZAPZAP!'], 'wonderverse', 3, 'instant', {
    effect: [
      { do: 'choose', as: 'units', from: ENEMY_UNIT, atLeast: 2, atMost: 2 },
      { do: 'damage', to: ['chosen:units'], amount: 3 },
    ],
    provenance: publicSource('faction', 'level', 'timing', 'effect'),
  }),
  event(
    'powerray-maximum',
    ['Powerray Maximum', 'パワーレイ・マキシマム'],
    'wonderverse',
    3,
    { when: { on: 'moment', moment: 'turnEnd', turn: 'enemy' } },
    {
      effect: {
        resource: true,
        instructions: [
          { do: 'choose', as: 'units', from: ENEMY_UNIT, atLeast: 1, atMost: 8 },
          { do: 'distribute', to: 'chosen:units', total: 8 },
          { do: 'damage', to: ['enemyRuler'], amount: 2 },
        ],
      },
      provenance: publicSource('faction', 'level'),
    },
  ),
  event(
    'thats-all-in-your-head',
    ['That Damage Is All in Your Head!', 'そんなダメージは気のせいだ!'],
    'wonderverse',
    0,
    'instant',
    {
      effect: [
        { do: 'choose', as: 'unit', from: ALLY_UNIT },
        { do: 'healProcess', card: 'chosen:unit' },
      ],
      provenance: publicSource('faction', 'level', 'timing', 'effect'),
    },
  ),
  event('ether-field', ['Ether Field', 'エーテルフィールド'], 'wonderverse', 1, 'instant', {
    effect: [
      { do: 'reduce', damage: { which: 'next', combat: true }, to: 0 },
      {
        do: 'delay',
        when: { on: 'damagePut', combat: true },
        effect: [{ do: 'reduce', damage: { which: 'that', combat: true }, to: 0 }],
        for: 'attack',
        often: true,
      },
    ],
    provenance: publicSource('faction', 'level', 'timing', 'effect'),
  }),
  event('absolute-barrier', ['Absolute Barrier', 'アブソリュート・ベアリア'], 'atlas', 1, UNDER_ATTACK, {
    effect: [
      {
        do: 'delay',
        when: { on: 'damagePut', source: 'attacker', combat: true },
        effect: [{ do: 'reduce', damage: { which: 'that', combat: true }, to: 0 }],
        for: 'attack',
        often: true,
      },
    ],
    counter: ABSORB,
    provenance: publicSource('faction', 'level'),
  }),
  event('haunting', ['Haunting~~!!', 'ホーンティング~~!!'], 'yomajin Accident', -5, 'standard', {
    keywords: ['openCard'],
    effect: [{ do: 'damage', to: ['ownRuler'], amount: 2 }],
    counter: { play: 'this' },
    provenance: publicSource('name.ja', 'timing'),
  }),
  event(
    'blow-of-the-sacred-blade',
    ['A Blow of the Sacred Blade', '聖剣の一撃'],
    'volnar Martial Skill',
    2,
    'standard',
    {
      effect: [
        { do: 'damage', to: ['enemyRuler'], amount: 2, cannotCounter: true },
        {
          do: 'choose',
          as: 'resources',
          from: { side: 'enemy', zone: ['resource'], exhausted: false },
          atLeast: 0,
        },
        { do: 'exhaust', cards: 'chosen:resources' },
      ],
      provenance: publicSource('faction', 'level', 'timing', 'effect'),
    },
  ),
  event('space-mimic', ['Space Mimic', '絶対爆発!宇宙ミミック'], 'atlas', 0, UNDER_ATTACK, {
    effect: [{ do: 'damage', to: ['attacker'], amount: 4 }],
    provenance: publicSource('faction', 'level', 'timing', 'effect'),
  }),
  event('destiny-sword', ['Destiny Sword', 'デスティニー・ソード'], 'volnar', 1, 'instant', {
    effect: [
      { do: 'choose', as: 'unit', from: ENEMY_UNIT },
      { do: 'damage', to: ['chosen:unit'], amount: 3 },
    ],
    provenance: publicSource('faction', 'level', 'timing', 'effect'),
  }),
  event('sudden-black-hole', ['Sudden Black Hole', '突発性ブラックホール'], 'wonderverse', 4, 'standard', {
    effect: [{ do: 'destroy', cards: { all: { type: ['unit'] } } }],
    provenance: publicSource('faction', 'level', 'timing', 'effect'),
  }),
  event('warp', ['Warp!', 'ワープ!'], 'wonderverse', 0, 'instant', {
    effect: [
      { do: 'choose', as: 'unit', from: ALLY_UNIT },
      { do: 'chooseZone', as: 'there', kinds: ['attack', 'defense'] },
      { do: 'move', cards: 'chosen:unit', to: 'zone:there' },
    ],
    provenance: publicSource('faction', 'level', 'timing', 'effect'),
  }),
  event(
    'sudden-wormhole',
    ['Sudden Wormhole', '突然のワームホール'],
    'wonderverse',
    0,
    { when: { on: 'attack', attacker: { side: 'enemy', zone: ['ruler', 'attack'] } } },
    {
      effect: [{ do: 'redirect' }],
      provenance: publicSource('faction', 'level', 'timing'),
    },
  ),
  event('all-that-live-must-die', ['All That Live Must Die', '生者必滅'], 'yomajin', 0, 'instant', {
    effect: [
      { do: 'choose', as: 'unit', from: ALLY_UNIT },
      { do: 'apply', effect: { keyword: 'counterattack', on: 'chosen:unit' }, for: 'turn' },
      { do: 'apply', effect: { change: 'atk', by: 2, on: 'chosen:unit' }, for: 'turn' },
    ],
    provenance: publicSource('faction', 'level', 'timing', 'effect'),
  }),
  event('call-lightning', ['Call Lightning', 'コール・ライトニング'], 'yomajin', 1, 'instant', {
    effect: [
      { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'], levelAtMost: 0 } },
      { do: 'destroy', cards: 'chosen:unit' },
    ],
    provenance: publicSource('faction', 'level', 'timing', 'effect'),
  }),
  event('photon-torpedo', ['Photon Torpedo', 'フォトン・トーピード'], 'atlas', 1, 'standard', {
    effect: [
      { do: 'choose', as: 'set', from: { side: 'enemy', zone: ['set'] }, atLeast: 0 },
      { do: 'destroy', cards: 'chosen:set' },
      { do: 'damage', to: ['enemyRuler'], amount: 1 },
    ],
    provenance: publicSource('faction', 'level', 'timing', 'effect'),
  }),
  event('secret-garden', ['Secret Garden', 'シークレットガーデン'], 'volnar Poetica', 3, 'standard', {
    effect: [
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
        from: {
          side: 'ally',
          zone: ['graveyard'],
          type: ['unit'],
          attribute: ['Poetica'],
          except: 'chosen:warrior',
        },
      },
      { do: 'chooseZone', as: 'first', kinds: ['attack', 'defense'] },
      { do: 'chooseZone', as: 'second', kinds: ['attack', 'defense'] },
      { do: 'move', cards: 'chosen:warrior', to: 'zone:first' },
      { do: 'move', cards: 'chosen:poet', to: 'zone:second' },
    ],
    provenance: publicSource('attributes', 'level', 'timing'),
  }),
  event(
    'dragon-rider-reconnaissance',
    ['Dragon Rider Reconnaissance', '竜騎兵の偵察'],
    'volnar Martial Skill',
    1,
    'standard',
    {
      effect: [{ do: 'draw', player: 'own', count: 2 }],
      provenance: publicSource('name.ja', 'faction', 'level', 'timing', 'effect'),
    },
  ),
  field('forest-of-slaughterers', ['Forest of Slaughterers', '殺戮者の森'], 'volnar', 1, {
    abilities: [
      continuous([
        { change: 'atk', by: 1, on: { all: { side: 'ally', type: ['unit'], attribute: ['Beast'] } } },
        { change: 'hp', by: 1, on: { all: { side: 'ally', type: ['unit'], attribute: ['Beast'] } } },
      ]),
    ],
    provenance: publicSource('faction', 'level'),
  }),
  field('guns-and-gold-armory', ['Guns&Gold Armory', 'Guns&Gold兵器工廠'], 'atlas', 1, {
    abilities: [continuous([{ damage: 'more', by: 1, source: { all: ALLY_UNIT }, combat: false }])],
    provenance: publicSource('type', 'faction', 'level', 'abilities'),
  }),
];
