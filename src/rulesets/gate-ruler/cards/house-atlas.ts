import type { CardDefinition } from '../state/card.ts';
import {
  ABSORB,
  ALLY_UNIT,
  activated,
  auto,
  ENEMY_UNIT,
  event,
  field,
  strikeBack,
  unit,
} from './card-builders.ts';

/** House cards of ATLAS: soldiers, walkers and drones, and their orders. */
export const houseAtlas: readonly CardDefinition[] = [
  unit('line-rifleman', ['Line Rifleman', '戦列銃兵'], 'atlas Military', 0, '2/1/1'),
  unit('trench-engineer', ['Trench Engineer', '塹壕工兵'], 'atlas Military', 0, '1/3/0', {
    abilities: [auto({ on: 'destroyed', card: 'this' }, [{ do: 'drive', count: 1 }])],
  }),
  unit('scout-walker', ['Scout Walker', '偵察歩行機'], 'atlas Military, Robot', 1, '3/3/1', {
    overdrive: [
      { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'], exhausted: false } },
      { do: 'exhaust', cards: 'chosen:unit' },
    ],
  }),
  unit('siege-walker', ['Siege Walker', '攻城歩行機'], 'atlas Military, Robot', 2, '4/3/1', {
    abilities: [
      auto({ on: 'attack', attacker: 'this', target: { side: 'enemy', zone: ['ruler', 'defense'] } }, [
        { do: 'apply', effect: { change: 'atk', by: 2, on: 'this' }, for: 'attack' },
        { do: 'apply', effect: { change: 'stk', by: 1, on: 'this' }, for: 'attack' },
      ]),
    ],
  }),
  unit('shield-carrier', ['Shield Carrier', '装甲輸送車'], 'atlas Military', 2, '2/6/1', {
    abilities: [
      auto(
        { on: 'damagePut', receiver: { side: 'ally', type: ['unit'], other: true } },
        [{ do: 'reduce', damage: { which: 'that' }, by: 2 }],
        { oncePerTurn: true },
      ),
    ],
  }),
  unit('orbital-lancer', ['Orbital Lancer', '軌道槍機'], 'atlas Robot', 3, '6/4/3', {
    overdrive: [{ do: 'damage', to: ['enemyRuler'], amount: 1 }],
  }),
  unit('field-medic', ['Field Medic', '野戦衛生兵'], 'atlas Military', 1, '1/4/1', {
    abilities: [
      auto({ on: 'moment', moment: 'attackEnd', turn: 'enemy' }, [
        { do: 'healUnit', cards: { all: ALLY_UNIT }, amount: 1 },
      ]),
    ],
    counter: ABSORB,
  }),
  unit('flare-drone', ['Flare Drone', '閃光ドローン'], 'atlas Robot', 0, '1/1/1', { counter: strikeBack(2) }),
  unit('reserve-tank', ['Reserve Tank', '予備戦車'], 'atlas Military', 2, '4/4/1', {
    counter: { play: 'this' },
  }),
  event('reckless-barrage', ['Reckless Barrage', '無謀な砲撃'], 'atlas', 0, 'standard', {
    effect: [{ do: 'damage', to: ['enemyRuler', 'ownRuler'], amount: 1 }],
    counter: { play: 'this' },
  }),
  event('concentrated-fire', ['Concentrated Fire', '集中砲火'], 'atlas', 1, 'standard', {
    effect: [
      { do: 'choose', as: 'unit', from: ENEMY_UNIT },
      {
        do: 'damage',
        to: ['chosen:unit'],
        amount: 2,
        from: { all: { side: 'ally', type: ['unit'], attribute: ['Military'] } },
      },
    ],
  }),
  event('jamming-signal', ['Jamming Signal', '妨害電波'], 'atlas', 0, 'standard', {
    effect: [
      {
        do: 'if',
        condition: { count: { side: 'enemy', zone: ['hand'] }, atLeast: 1 },
        steps: [{ do: 'discard', player: 'enemy', count: 1 }],
        otherwise: [{ do: 'damage', to: ['enemyRuler'], amount: 1 }],
      },
    ],
  }),
  event('reactor-overcharge', ['Reactor Overcharge', '炉心過負荷'], 'atlas', 0, 'instant', {
    effect: [
      { do: 'choose', as: 'robot', from: { side: 'ally', type: ['unit'], attribute: ['Robot'] } },
      { do: 'apply', effect: { set: 'atk', to: 8, on: 'chosen:robot' }, for: 'turn' },
      {
        do: 'delay',
        when: { on: 'moment', moment: 'turnEnd' },
        effect: [{ do: 'destroy', cards: 'chosen:robot' }],
        for: 'turn',
      },
    ],
  }),
  event('sacred-treasure-combination', ['Sacred Treasure Combination', '神器合体'], 'atlas', 1, 'standard', {
    effect: [
      {
        do: 'choose',
        as: 'treasures',
        from: { side: 'ally', type: ['unit'], attribute: ['Robot'] },
        atLeast: 1,
        atMost: 3,
      },
      { do: 'chooseZone', as: 'there', kinds: ['attack'] },
      { do: 'move', cards: 'chosen:treasures', to: 'graveyard' },
      { do: 'choose', as: 'giant', from: { side: 'ally', zone: ['deck'], id: 'daijinki' } },
      { do: 'move', cards: 'chosen:giant', to: 'zone:there', by: 'Sacred Treasure Combination' },
      { do: 'shuffle', player: 'own' },
    ],
  }),
  field('salvage-depot', ['Salvage Depot', '回収基地'], 'atlas', 1, {
    abilities: [
      activated(
        'standard',
        {
          name: 'Salvage',
          oncePerTurn: true,
          cost: [{ move: { side: 'ally', zone: ['graveyard'], type: ['unit'] }, count: 2, to: 'removed' }],
        },
        [{ do: 'drive', count: 1 }],
      ),
    ],
  }),
];
