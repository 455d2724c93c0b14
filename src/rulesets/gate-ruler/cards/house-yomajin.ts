import type { CardDefinition } from '../values/card.ts';
import { ABSORB } from './counters.ts';
import { HOUSE } from './provenance.ts';

/** House units of the Yomajin front: spirits that answer what is done to them. */
export const houseYomajinUnits: readonly CardDefinition[] = [
  {
    id: 'river-imp',
    name: { en: 'River Imp', ja: '川の小鬼' },
    type: 'unit',
    faction: 'yomajin',
    attributes: ['Kaii'],
    level: 0,
    atk: 1,
    hp: 2,
    stk: 1,
    abilities: [
      {
        kind: 'auto',
        when: { on: 'enters', card: { side: 'enemy', type: ['unit'] } },
        oncePerTurn: true,
        effect: { instructions: [{ do: 'damage', to: ['cause'], amount: 1 }] },
      },
    ],
    provenance: HOUSE,
  },
  {
    id: 'cursed-doll',
    name: { en: 'Cursed Doll', ja: '呪いの人形' },
    type: 'unit',
    faction: 'yomajin',
    attributes: ['Kaii'],
    level: -1,
    atk: 1,
    hp: 1,
    stk: 0,
    abilities: [
      {
        kind: 'auto',
        when: { on: 'destroyed', card: 'this' },
        effect: {
          instructions: [
            { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'] } },
            { do: 'apply', effect: { cannot: 'attack', on: 'chosen:unit' }, for: 'untilOwnTurn' },
          ],
        },
      },
    ],
    counter: ABSORB,
    provenance: HOUSE,
  },
  {
    id: 'vengeful-spirit',
    name: { en: 'Vengeful Spirit', ja: '怨霊' },
    type: 'unit',
    faction: 'yomajin',
    attributes: ['Kaii'],
    level: 1,
    atk: 3,
    hp: 1,
    stk: 1,
    counter: { effect: { instructions: [{ do: 'damage', to: ['enemyRuler'], amount: 1 }] } },
    provenance: HOUSE,
  },
  {
    id: 'soul-lantern-bearer',
    name: { en: 'Soul-Lantern Bearer', ja: '魂灯の担い手' },
    type: 'unit',
    faction: 'yomajin',
    attributes: ['Kaii'],
    level: 1,
    atk: 1,
    hp: 3,
    stk: 1,
    keywords: ['soulguard'],
    abilities: [
      {
        kind: 'auto',
        when: { on: 'moment', moment: 'mainPhase', turn: 'own' },
        effect: {
          instructions: [
            {
              do: 'choose',
              as: 'soul',
              from: { side: 'ally', zone: ['graveyard'], type: ['unit'] },
              atLeast: 0,
            },
            { do: 'putUnder', cards: 'chosen:soul', host: 'this' },
          ],
        },
      },
      {
        kind: 'continuous',
        effects: [{ change: 'atk', by: { count: { soulOf: 'this' } }, on: 'this' }],
      },
      {
        kind: 'activated',
        name: 'Will-o-Wisp',
        timing: 'instant',
        cost: [{ move: { soulOf: 'this' }, count: 1, to: 'graveyard' }],
        effect: {
          instructions: [
            { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'] } },
            { do: 'damage', to: ['chosen:unit'], amount: 2 },
          ],
        },
      },
    ],
    provenance: HOUSE,
  },
  {
    id: 'kappa-wrestler',
    name: { en: 'Kappa Wrestler', ja: '河童の力士' },
    type: 'unit',
    faction: 'yomajin',
    attributes: ['Kaii', 'Warrior'],
    level: 2,
    atk: 3,
    hp: 5,
    stk: 1,
    abilities: [
      {
        kind: 'auto',
        when: { on: 'dealt', receiver: 'this', combat: true },
        effect: { instructions: [{ do: 'damage', to: ['attacker'], amount: { event: 'amount' } }] },
      },
    ],
    provenance: HOUSE,
  },
  {
    id: 'bone-giant',
    name: { en: 'Bone Giant', ja: '骨の巨人' },
    type: 'unit',
    faction: 'yomajin',
    attributes: ['Kaii'],
    level: 4,
    atk: 7,
    hp: 6,
    stk: 3,
    abilities: [
      {
        kind: 'continuous',
        while: { count: { side: 'ally', zone: ['graveyard'], type: ['unit'] }, atMost: 3 },
        effects: [{ cannot: 'attack', on: 'this' }],
      },
    ],
    provenance: HOUSE,
  },
];
