import type { CardDefinition } from '../state/card.ts';
import { ABSORB, event, field, unit } from './card-builders.ts';

/** House cards of the Yomajin front: spirits that answer what is done to them, and their nights. */
export const houseYomajin: readonly CardDefinition[] = [
  unit('river-imp', ['River Imp', '川の小鬼'], 'yomajin Kaii', 0, '1/2/1', {
    abilities: [
      {
        kind: 'auto',
        when: { on: 'enters', card: { side: 'enemy', type: ['unit'] } },
        oncePerTurn: true,
        effect: { instructions: [{ do: 'damage', to: ['cause'], amount: 1 }] },
      },
    ],
  }),
  unit('cursed-doll', ['Cursed Doll', '呪いの人形'], 'yomajin Kaii', -1, '1/1/0', {
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
  }),
  unit('vengeful-spirit', ['Vengeful Spirit', '怨霊'], 'yomajin Kaii', 1, '3/1/1', {
    counter: { effect: { instructions: [{ do: 'damage', to: ['enemyRuler'], amount: 1 }] } },
  }),
  unit('soul-lantern-bearer', ['Soul-Lantern Bearer', '魂灯の担い手'], 'yomajin Kaii', 1, '1/3/1', {
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
      { kind: 'continuous', effects: [{ change: 'atk', by: { count: { soulOf: 'this' } }, on: 'this' }] },
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
  }),
  unit('kappa-wrestler', ['Kappa Wrestler', '河童の力士'], 'yomajin Kaii, Warrior', 2, '3/5/1', {
    abilities: [
      {
        kind: 'auto',
        when: { on: 'dealt', receiver: 'this', combat: true },
        effect: { instructions: [{ do: 'damage', to: ['attacker'], amount: { event: 'amount' } }] },
      },
    ],
  }),
  unit('bone-giant', ['Bone Giant', '骨の巨人'], 'yomajin Kaii', 4, '7/6/3', {
    abilities: [
      {
        kind: 'continuous',
        while: { count: { side: 'ally', zone: ['graveyard'], type: ['unit'] }, atMost: 3 },
        effects: [{ cannot: 'attack', on: 'this' }],
      },
    ],
  }),
  field('lantern-procession', ['Lantern Procession', '提灯行列'], 'yomajin', 1, {
    abilities: [
      {
        kind: 'auto',
        when: { on: 'destroyed', card: { side: 'enemy', type: ['unit'] } },
        oncePerTurn: true,
        effect: {
          instructions: [{ do: 'damage', to: ['enemyRuler'], amount: { stat: 'stk', of: 'cause' } }],
        },
      },
    ],
  }),
  field('blood-moon', ['Blood Moon', '血の月'], 'yomajin', 2, {
    abilities: [
      { kind: 'continuous', effects: [{ damage: 'more', by: 1, source: 'ownRuler', combat: true }] },
    ],
  }),
  event('offering-to-the-deep', ['Offering to the Deep', '深きものへの供物'], 'yomajin', 0, 'standard', {
    effect: {
      instructions: [
        { do: 'choose', as: 'host', from: { side: 'ally', type: ['unit'] } },
        {
          do: 'choose',
          as: 'offered',
          from: { side: 'ally', zone: ['graveyard'], type: ['unit'] },
          atLeast: 1,
          atMost: 2,
        },
        { do: 'putUnder', cards: 'chosen:offered', host: 'chosen:host' },
      ],
    },
  }),
  event('drums-of-thunder', ['Drums of Thunder', '雷神の太鼓'], 'yomajin', 2, 'standard', {
    effect: { instructions: [{ do: 'damage', to: [{ all: { side: 'enemy', type: ['unit'] } }], amount: 2 }] },
  }),
  event('bell-of-the-third-watch', ['Bell of the Third Watch', '三更の鐘'], 'yomajin', 1, 'instant', {
    effect: {
      instructions: [
        {
          do: 'mode',
          modes: {
            strike: [
              { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'] } },
              { do: 'damage', to: ['chosen:unit'], amount: 3 },
            ],
            ward: [
              {
                do: 'reduce',
                damage: { which: 'next', receiver: { side: 'ally', zone: ['ruler', 'attack', 'defense'] } },
                by: 3,
              },
            ],
            mend: [{ do: 'healRuler', ruler: 'own', amount: 1 }],
          },
        },
      ],
    },
  }),
  event('tengu-squall', ['Tengu Squall', '天狗の突風'], 'yomajin', 1, 'standard', {
    effect: {
      instructions: [
        { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'], levelAtLeast: 2 } },
        { do: 'move', cards: 'chosen:unit', to: 'hand' },
      ],
    },
  }),
];
