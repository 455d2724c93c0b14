import type { CardDefinition } from '../state/card.ts';
import {
  ABSORB,
  activated,
  auto,
  continuous,
  ENEMY_UNIT,
  event,
  field,
  strikeBack,
  unit,
} from './card-builders.ts';

/** House cards of Wonderverse: stage folk who trade cards for tricks. */
export const houseWonderverse: readonly CardDefinition[] = [
  unit('page-of-cards', ['Page of Cards', 'トランプの小姓'], 'wonderverse A7', 0, '1/2/1', {
    abilities: [
      activated(
        'standard',
        { oncePerTurn: true, cost: [{ move: { side: 'ally', zone: ['hand'] }, count: 1, to: 'deckBottom' }] },
        [{ do: 'draw', player: 'own', count: 1 }],
      ),
    ],
  }),
  unit('clockwork-rabbit', ['Clockwork Rabbit', 'ぜんまい兎'], 'wonderverse A7, Beast', 1, '2/2/2', {
    keywords: ['undying'],
    touchdown: [
      {
        do: 'choose',
        as: 'resource',
        from: { side: 'ally', zone: ['resource'], exhausted: true },
        atLeast: 0,
      },
      { do: 'ready', cards: 'chosen:resource' },
    ],
  }),
  unit('mirror-witch', ['Mirror Witch', '鏡の魔女'], 'wonderverse Mage', 2, '2/3/1', {
    abilities: [
      activated(
        'instant',
        { name: 'Reflection', cost: [{ pay: 1 }] },
        {
          instructions: [
            { do: 'choose', as: 'unit', from: ENEMY_UNIT },
            { do: 'apply', effect: { set: 'atk', to: 0, on: 'chosen:unit' }, for: 'turn' },
          ],
          resource: true,
        },
      ),
    ],
  }),
  unit('mimic-actor', ['Mimic Actor', '物真似役者'], 'wonderverse A7', 2, '0/4/1', {
    abilities: [continuous([{ set: 'atk', to: { stat: 'atk', of: 'enemyRuler' }, on: 'this' }])],
  }),
  unit('grand-illusionist', ['Grand Illusionist', '大奇術師'], 'wonderverse Mage', 3, '4/4/2', {
    abilities: [
      auto(
        { on: 'played', player: 'enemy', type: ['event', 'unit'] },
        [{ do: 'draw', player: 'own', count: 1 }],
        { oncePerTurn: true },
      ),
    ],
  }),
  unit('fortune-teller', ['Fortune Teller', '占い師'], 'wonderverse Mage', 1, '2/2/2', {
    counter: strikeBack(2),
  }),
  unit('trapeze-artist', ['Trapeze Artist', '空中曲芸師'], 'wonderverse A7', 1, '3/1/2', {
    counter: { play: 'this' },
  }),
  field('endless-tea-party', ['Endless Tea Party', '終わらないお茶会'], 'wonderverse', 1, {
    abilities: [
      auto({ on: 'moment', moment: 'turnEnd', turn: 'own' }, [{ do: 'draw', player: 'own', count: 1 }], {
        if: {
          any: [
            { not: { count: { side: 'ally', zone: ['hand'] }, atLeast: 2 } },
            { count: { side: 'ally', zone: ['damage'] }, atLeast: 7 },
          ],
        },
      }),
    ],
  }),
  event('curtain-call', ['Curtain Call', 'カーテンコール'], 'wonderverse', 1, 'standard', {
    effect: [
      {
        do: 'choose',
        as: 'cast',
        from: { side: 'ally', zone: ['graveyard'], type: ['unit'] },
        atLeast: 1,
        atMost: 3,
      },
      { do: 'move', cards: 'chosen:cast', to: 'deck', bottom: true },
      { do: 'draw', player: 'own', count: 1 },
    ],
    counter: ABSORB,
  }),
  event('borrowed-script', ['Borrowed Script', '借り物の台本'], 'wonderverse', 1, 'standard', {
    effect: [
      {
        do: 'may',
        steps: [
          {
            do: 'choose',
            as: 'script',
            from: { side: 'ally', zone: ['hand'], type: ['event'], levelAtMost: 3 },
          },
          { do: 'play', card: 'chosen:script', pay: false },
        ],
      },
    ],
  }),
  event('understudy', ['Understudy', '代役'], 'wonderverse', 1, 'instant', {
    effect: [
      {
        do: 'choose',
        as: 'understudy',
        from: {
          side: 'ally',
          zone: ['graveyard'],
          type: ['unit'],
          levelAtMost: { count: { side: 'ally', zone: ['resource'] } },
        },
      },
      { do: 'chooseZone', as: 'stage', kinds: ['attack', 'defense'] },
      { do: 'move', cards: 'chosen:understudy', to: 'zone:stage', exhausted: true },
    ],
  }),
  event('frozen-clock', ['Frozen Clock', '凍った時計'], 'wonderverse', 2, 'instant', {
    effect: [
      {
        do: 'if',
        condition: { turn: 'enemy' },
        steps: [
          {
            do: 'apply',
            effect: { cannot: 'attack', on: { all: ENEMY_UNIT } },
            for: 'turn',
          },
        ],
        otherwise: [{ do: 'exhaust', cards: { all: ENEMY_UNIT } }],
      },
    ],
  }),
  event(
    'trapdoor',
    ['Trapdoor', '奈落の落とし戸'],
    'wonderverse',
    2,
    { when: { on: 'attack', attacker: ENEMY_UNIT } },
    { effect: [{ do: 'move', cards: 'attacker', to: 'hand' }] },
  ),
];
