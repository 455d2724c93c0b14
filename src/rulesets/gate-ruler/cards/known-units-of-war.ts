import type { CardDefinition } from '../state/card.ts';
import { ABSORB, activated, auto, continuous, ENEMY_UNIT, publicSource, unit } from './card-builders.ts';

/** Known units of ATLAS and of the Yomajin front. */
export const knownUnitsOfWar: readonly CardDefinition[] = [
  unit('vulcanius', ['Vulcanius', '機甲兵 ウルカニウス'], 'atlas Military', 1, '3/3/2', {
    provenance: publicSource('level', 'attributes', 'faction'),
  }),
  unit(
    'spotter-giraffe',
    ['Specialist Spotter Giraffe', '特技兵 スポッタージラフ'],
    'atlas Military, Beast',
    0,
    '1/2/1',
    {
      abilities: [
        continuous([
          {
            damage: 'more',
            by: 1,
            source: { all: { side: 'ally', type: ['unit'], attribute: ['Military'], other: true } },
            combat: false,
          },
        ]),
      ],
      provenance: publicSource('faction', 'attributes', 'level', 'atk', 'hp', 'stk', 'abilities'),
    },
  ),
  unit('sai', ['S.A.I (Super AI)', 'S.A.I(スーパーエーアイ)'], 'atlas Robot', 1, '2/2/1', {
    abilities: [auto({ on: 'moment', moment: 'mainPhase', turn: 'own' }, [{ do: 'summonCap', to: 4 }])],
    provenance: publicSource('type', 'attributes', 'level', 'atk', 'hp', 'stk', 'abilities'),
  }),
  unit(
    'solar-system-backpacker',
    ['Solar System Backpacker', '太陽系バックパッカー'],
    'atlas Traveller',
    2,
    '4/4/1',
    {
      abilities: [
        activated('standard', { zone: ['damage'], cost: [{ destroy: { side: 'ally' }, count: 1 }] }, [
          { do: 'play', card: 'this', pay: true },
          { do: 'damage', to: ['ownRuler'], amount: 1 },
        ]),
      ],
      provenance: publicSource('faction', 'attributes', 'level'),
    },
  ),
  unit(
    'honoikazuchi',
    ['Dragon-Type Prototype Honoikazuchi', '竜型試作兵器 ホノイカヅチ'],
    'yomajin Military, Dragon',
    3,
    '5/4/2',
    {
      abilities: [
        auto({ on: 'attack', attacker: 'this' }, [
          { do: 'choose', as: 'units', from: ENEMY_UNIT, atMost: 3 },
          { do: 'distribute', to: 'chosen:units', total: 3 },
        ]),
      ],
      provenance: publicSource('name.ja'),
    },
  ),
  unit('darumageddon', ['Darumageddon', 'ダルマゲドン'], 'yomajin Kaii', 3, '4/4/2', {
    abilities: [auto({ on: 'attack', attacker: 'this' }, [{ do: 'drive', count: 1 }])],
    provenance: publicSource('faction', 'attributes', 'level', 'atk', 'hp', 'stk'),
  }),
  unit('xingtian', ['Xingtian', '刑天'], 'yomajin Kaii, Warrior', 2, '4/3/2', {
    overdrive: [
      { do: 'apply', effect: { cannot: 'beAttacked', on: 'this' }, for: 'untilOwnTurn', follows: true },
    ],
    provenance: publicSource('faction', 'attributes', 'level', 'atk', 'hp', 'stk'),
  }),
  unit('yobuko', ['Yobuko of the Midnight Watch', '夜番の呼子'], 'yomajin Kaii', 1, '2/2/1', {
    overdrive: [{ do: 'drive', count: 1 }],
    provenance: publicSource('name.ja', 'attributes', 'level', 'atk', 'hp', 'stk', 'overdrive'),
  }),
  unit('kamigakari', ['Kamigakari', 'カミガカリ'], 'yomajin Kaii', 1, '2/4/1', {
    abilities: [
      auto(
        { on: 'dealt', receiver: 'this', combat: true },
        [{ do: 'apply', effect: { change: 'atk', by: -2, on: 'source' }, for: 'untilOwnTurn' }],
        { name: 'Sawari' },
      ),
    ],
    provenance: publicSource('type', 'attributes', 'level', 'atk', 'hp', 'stk', 'abilities'),
  }),
  unit('sakura-no-sei', ['Sakura-no-Sei', 'サクラノセイ'], 'yomajin Kaii', 2, '3/3/2', {
    abilities: [
      auto({ on: 'dealt', receiver: 'this', combat: true }, [{ do: 'healRuler', ruler: 'own', amount: 1 }], {
        name: 'Sawari',
      }),
    ],
    provenance: publicSource('attributes', 'level', 'atk', 'hp', 'stk', 'abilities'),
  }),
  unit('oni-of-the-tatari', ['Oni of the Tatari', '祟りの鬼'], 'yomajin Kaii, Oni', -2, '1/1/1', {
    counter: ABSORB,
    provenance: publicSource('name.ja', 'attributes', 'level', 'atk', 'hp', 'stk', 'counter'),
  }),
];
