import type { CardDefinition } from '../state/card.ts';
import {
  ABSORB,
  ALLY_UNIT,
  activated,
  auto,
  continuous,
  ENEMY_UNIT,
  event,
  field,
  respond,
  unit,
} from './card-builders.ts';

/** House cards of the Yomajin front: spirits that answer what is done to them, and their nights. */
export const houseYomajin: readonly CardDefinition[] = [
  unit('river-imp', ['River Imp', '川の小鬼'], 'yomajin Kaii', 0, '1/2/1', {
    abilities: [
      auto({ on: 'enters', card: ENEMY_UNIT }, [{ do: 'damage', to: ['cause'], amount: 1 }], {
        oncePerTurn: true,
      }),
    ],
  }),
  unit('cursed-doll', ['Cursed Doll', '呪いの人形'], 'yomajin Kaii', -1, '1/1/0', {
    abilities: [
      auto({ on: 'destroyed', card: 'this' }, [
        { do: 'choose', as: 'unit', from: ENEMY_UNIT },
        { do: 'apply', effect: { cannot: 'attack', on: 'chosen:unit' }, for: 'untilOwnTurn' },
      ]),
    ],
    counter: ABSORB,
  }),
  unit('vengeful-spirit', ['Vengeful Spirit', '怨霊'], 'yomajin Kaii', 1, '3/1/1', {
    counter: respond([{ do: 'damage', to: ['enemyRuler'], amount: 1 }]),
  }),
  unit('soul-lantern-bearer', ['Soul-Lantern Bearer', '魂灯の担い手'], 'yomajin Kaii', 1, '1/3/1', {
    keywords: ['soulguard'],
    abilities: [
      auto({ on: 'moment', moment: 'mainPhase', turn: 'own' }, [
        {
          do: 'choose',
          as: 'soul',
          from: { side: 'ally', zone: ['graveyard'], type: ['unit'] },
          atLeast: 0,
        },
        { do: 'putUnder', cards: 'chosen:soul', host: 'this' },
      ]),
      continuous([{ change: 'atk', by: { count: { soulOf: 'this' } }, on: 'this' }]),
      activated(
        'instant',
        { name: 'Will-o-Wisp', cost: [{ move: { soulOf: 'this' }, count: 1, to: 'graveyard' }] },
        [
          { do: 'choose', as: 'unit', from: ENEMY_UNIT },
          { do: 'damage', to: ['chosen:unit'], amount: 2 },
        ],
      ),
    ],
  }),
  unit('kappa-wrestler', ['Kappa Wrestler', '河童の力士'], 'yomajin Kaii, Warrior', 2, '3/5/1', {
    abilities: [
      auto({ on: 'dealt', receiver: 'this', combat: true }, [
        { do: 'damage', to: ['attacker'], amount: { event: 'amount' } },
      ]),
    ],
  }),
  unit('bone-giant', ['Bone Giant', '骨の巨人'], 'yomajin Kaii', 4, '7/6/3', {
    abilities: [
      continuous([{ cannot: 'attack', on: 'this' }], {
        while: { count: { side: 'ally', zone: ['graveyard'], type: ['unit'] }, atMost: 3 },
      }),
    ],
  }),
  field('lantern-procession', ['Lantern Procession', '提灯行列'], 'yomajin', 1, {
    abilities: [
      auto(
        { on: 'destroyed', card: ENEMY_UNIT },
        [{ do: 'damage', to: ['enemyRuler'], amount: { stat: 'stk', of: 'cause' } }],
        { oncePerTurn: true },
      ),
    ],
  }),
  field('blood-moon', ['Blood Moon', '血の月'], 'yomajin', 2, {
    abilities: [continuous([{ damage: 'more', by: 1, source: 'ownRuler', combat: true }])],
  }),
  event('offering-to-the-deep', ['Offering to the Deep', '深きものへの供物'], 'yomajin', 0, 'standard', {
    effect: [
      { do: 'choose', as: 'host', from: ALLY_UNIT },
      {
        do: 'choose',
        as: 'offered',
        from: { side: 'ally', zone: ['graveyard'], type: ['unit'] },
        atLeast: 1,
        atMost: 2,
      },
      { do: 'putUnder', cards: 'chosen:offered', host: 'chosen:host' },
    ],
  }),
  event('drums-of-thunder', ['Drums of Thunder', '雷神の太鼓'], 'yomajin', 2, 'standard', {
    effect: [{ do: 'damage', to: [{ all: ENEMY_UNIT }], amount: 2 }],
  }),
  event('bell-of-the-third-watch', ['Bell of the Third Watch', '三更の鐘'], 'yomajin', 1, 'instant', {
    effect: [
      {
        do: 'mode',
        modes: {
          strike: [
            { do: 'choose', as: 'unit', from: ENEMY_UNIT },
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
  }),
  event('tengu-squall', ['Tengu Squall', '天狗の突風'], 'yomajin', 1, 'standard', {
    effect: [
      { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'], levelAtLeast: 2 } },
      { do: 'move', cards: 'chosen:unit', to: 'hand' },
    ],
  }),
];
