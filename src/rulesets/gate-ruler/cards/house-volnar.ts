import type { CardDefinition } from '../state/card.ts';
import {
  ABSORB,
  ALLY_UNIT,
  activated,
  auto,
  continuous,
  ENEMY_UNIT,
  event,
  strikeBack,
  unit,
} from './card-builders.ts';

/** House cards of Volnar: warriors who stand together, and dragons; martial skills and dragon fire. */
export const houseVolnar: readonly CardDefinition[] = [
  unit('gate-sentry', ['Gate Sentry', '門の番兵'], 'volnar Warrior', 0, '1/2/1', {
    keywords: ['counterattack'],
  }),
  unit('lantern-squire', ['Lantern Squire', '灯りの従士'], 'volnar Warrior', 0, '2/1/1'),
  unit('hedge-mage', ['Hedge Mage', '野の魔術師'], 'volnar Mage', 1, '2/3/1', {
    abilities: [
      activated('instant', { cost: [{ exhaust: 'this' }] }, [
        { do: 'choose', as: 'unit', from: ALLY_UNIT },
        { do: 'healUnit', cards: 'chosen:unit', amount: 2 },
      ]),
    ],
  }),
  unit('spear-veteran', ['Spear Veteran', '槍の古兵'], 'volnar Warrior', 1, '3/2/1', {
    keywords: ['intercept'],
    abilities: [
      continuous([{ change: 'hp', by: 1, on: 'this' }], {
        while: { count: { side: 'ally', attribute: ['Warrior'], other: true }, atLeast: 1 },
      }),
    ],
  }),
  unit('balladeer', ['Wandering Balladeer', '旅の吟遊詩人'], 'volnar Poetica', 0, '1/1/1', {
    touchdown: [
      {
        do: 'may',
        steps: [{ do: 'discard', player: 'own', count: 1 }],
        ifDone: [{ do: 'draw', player: 'own', count: 2 }],
      },
    ],
  }),
  unit('banner-knight', ['Banner Knight', '旗の騎士'], 'volnar Warrior', 2, '3/4/1', {
    abilities: [
      continuous([
        {
          change: 'atk',
          by: 1,
          on: { all: { side: 'ally', type: ['unit'], attribute: ['Warrior'], other: true } },
        },
      ]),
    ],
  }),
  unit('ridge-wyvern', ['Ridge Wyvern', '尾根の飛竜'], 'volnar Dragon', 2, '4/3/2', {
    touchdown: [
      { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'], exhausted: true }, atLeast: 0 },
      { do: 'damage', to: ['chosen:unit'], amount: 2 },
    ],
  }),
  unit('old-mountain-drake', ['Old Mountain Drake', '山の古竜'], 'volnar Dragon', 3, '5/5/2', {
    keywords: ['penetrate'],
    abilities: [
      auto({ on: 'leaves', card: { side: 'ally', attribute: ['Dragon'], other: true }, to: ['graveyard'] }, [
        { do: 'apply', effect: { change: 'stk', by: 1, on: 'this' }, for: 'match' },
      ]),
    ],
  }),
  unit('oath-warden', ['Oath Warden', '誓いの守護者'], 'volnar Warrior', 1, '2/2/1', {
    abilities: [
      auto(
        { on: 'destroyed', card: { side: 'ally', attribute: ['Warrior'], other: true } },
        [{ do: 'draw', player: 'own', count: 1 }],
        { oncePerTurn: true },
      ),
    ],
    counter: ABSORB,
  }),
  unit('ember-whelp', ['Ember Whelp', '燠火の幼竜'], 'volnar Dragon', 0, '1/1/1', { counter: strikeBack(2) }),
  unit('storm-caller', ['Storm Caller', '嵐を呼ぶ者'], 'volnar Mage', 2, '3/3/1', {
    abilities: [
      auto(
        { on: 'played', player: 'own', type: ['event'] },
        [{ do: 'damage', to: ['enemyRuler'], amount: 1 }],
        { oncePerTurn: true },
      ),
    ],
    counter: strikeBack(3),
  }),
  unit('gate-leaper', ['Gate Leaper', '門を跳ぶ者'], 'volnar Warrior', 1, '3/1/1', {
    abilities: [
      auto({ on: 'attack', attacker: 'this' }, [
        {
          do: 'apply',
          effect: {
            keyword: 'intercept',
            lose: true,
            on: { all: { side: 'enemy', type: ['unit'], keyword: 'intercept' } },
          },
          for: 'attack',
        },
      ]),
    ],
    counter: { play: 'this' },
  }),
  event('spark-volley', ['Spark Volley', '火花の斉射'], 'volnar Martial Skill', 1, 'instant', {
    effect: [
      { do: 'choose', as: 'unit', from: ENEMY_UNIT },
      { do: 'damage', to: ['chosen:unit'], amount: 3 },
    ],
  }),
  event('falling-star', ['Falling Star', '墜ちる星'], 'volnar', 2, 'standard', {
    effect: [{ do: 'damage', to: ['enemyRuler'], amount: 2 }],
  }),
  event('ward-of-the-gate', ['Ward of the Gate', '門の護り'], 'volnar', 1, 'instant', {
    effect: [
      { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'], levelAtMost: 1 } },
      { do: 'damage', to: ['chosen:unit'], amount: 2 },
    ],
    counter: ABSORB,
  }),
  event('call-of-the-brood', ['Call of the Brood', '竜群の呼び声'], 'volnar', 2, 'standard', {
    effect: [
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
  }),
  event('second-wind', ['Second Wind', '奮起'], 'volnar Martial Skill', 1, 'instant', {
    effect: [
      { do: 'choose', as: 'unit', from: { side: 'ally', zone: ['attack'], exhausted: true } },
      { do: 'ready', cards: 'chosen:unit' },
    ],
  }),
  event(
    'challenge-to-a-duel',
    ['Challenge to a Duel', '決闘の申し入れ'],
    'volnar Martial Skill',
    2,
    'standard',
    {
      effect: [
        { do: 'choose', as: 'champion', from: ENEMY_UNIT, by: 'opponent' },
        { do: 'destroy', cards: 'chosen:champion' },
      ],
    },
  ),
  event('dragonfire', ['Dragonfire', '竜炎'], 'volnar', 2, 'standard', {
    effect: [
      { do: 'choose', as: 'unit', from: ENEMY_UNIT },
      {
        do: 'damage',
        to: ['chosen:unit'],
        amount: { count: { side: 'ally', type: ['unit'], attribute: ['Dragon'] }, times: 3 },
      },
    ],
  }),
];
