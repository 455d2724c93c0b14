import type { CardDefinition } from '../state/card.ts';
import {
  ABSORB,
  ALLY_UNIT,
  activated,
  auto,
  continuous,
  publicSource,
  respond,
  unit,
} from './card-builders.ts';

/** Known units of Wonderverse and from elsewhere. */
export const knownUnitsOfWonder: readonly CardDefinition[] = [
  unit('mister-dead-words', ['Mister Dead-Words', 'ミスター死語'], 'wonderverse Mage', 1, '1/3/1', {
    abilities: [
      auto(
        { on: 'attack', target: { side: 'ally', zone: ['ruler', 'defense'] } },
        [
          {
            do: 'delay',
            when: { on: 'damagePut', receiver: { side: 'ally', zone: ['ruler'] }, combat: true },
            effect: [{ do: 'reduce', damage: { which: 'that', combat: true }, to: 0 }],
            for: 'attack',
            often: true,
          },
        ],
        { oncePerTurn: true },
      ),
    ],
    provenance: publicSource('type', 'faction', 'attributes', 'level', 'atk', 'hp', 'stk', 'abilities'),
  }),
  unit('mirror-scaled-valiere', ['Mirror-Scaled Valiere', '鏡鱗のヴァリエレ'], 'volnar Dragon', 2, '3/4/1', {
    abilities: [continuous([{ damage: 'none', receiver: 'this', combat: false }])],
    provenance: publicSource('faction', 'attributes', 'level', 'atk', 'hp', 'stk'),
  }),
  unit('silver-scaled-valiere', ['Silver-Scaled Valiere', '銀鱗のヴァリエレ'], 'volnar Dragon', 1, '2/3/1', {
    abilities: [continuous([{ damage: 'none', receiver: 'this', combat: false }])],
    provenance: publicSource('faction', 'attributes', 'level', 'atk', 'hp', 'stk'),
  }),
  unit('samelien', ['Horror Corps Samelien', 'ホラー軍団サメリアン'], 'wonderverse Horror', 1, '2/2/1', {
    abilities: [
      continuous(
        [
          { change: 'atk', by: 2, on: 'this' },
          { change: 'hp', by: 2, on: 'this' },
        ],
        { while: { count: { side: 'enemy', zone: ['hand'] }, atMost: 1 } },
      ),
    ],
    provenance: publicSource('faction', 'attributes', 'level', 'atk', 'hp', 'stk'),
  }),
  unit(
    'duchess-the-brawler',
    ['A7 "Duchess" the Brawler', 'A7 喧嘩屋の公爵夫人'],
    'wonderverse A7, Warrior',
    2,
    '3/4/1',
    {
      abilities: [
        activated('instant', { name: 'Roaring Thunder Wave', oncePerTurn: true, cost: [{ pay: 1 }] }, [
          { do: 'choose', as: 'unit', from: ALLY_UNIT },
          { do: 'apply', effect: { change: 'stk', by: 1, on: 'chosen:unit' }, for: 'turn' },
        ]),
      ],
      provenance: publicSource('name.ja', 'faction', 'attributes', 'level', 'atk', 'hp', 'stk', 'abilities'),
    },
  ),
  unit(
    'alice-of-the-magnificent-dream',
    ['Alice of the Magnificent Dream', '壮麗なる夢のアリス'],
    'legendary wonderverse A7',
    2,
    '2/3/1',
    {
      touchdown: [
        {
          do: 'choose',
          as: 'found',
          from: { side: 'ally', zone: ['deck'], attribute: ['A7'] },
          atLeast: 0,
        },
        { do: 'reveal', cards: 'chosen:found' },
        { do: 'move', cards: 'chosen:found', to: 'hand' },
        { do: 'shuffle', player: 'own' },
      ],
      provenance: publicSource('name.ja', 'legendary', 'level', 'atk', 'hp', 'stk', 'touchdown'),
    },
  ),
  unit('gracia', ['Gracia, Fallen Angel', '堕天使グラシア'], 'wonderverse Angel', 2, '3/2/1', {
    abilities: [
      auto({ on: 'attack', attacker: 'this' }, [
        {
          do: 'choose',
          as: 'found',
          from: { side: 'ally', zone: ['deck'], type: ['event'] },
          atLeast: 0,
        },
        { do: 'reveal', cards: 'chosen:found' },
        { do: 'move', cards: 'chosen:found', to: 'hand' },
        { do: 'shuffle', player: 'own' },
      ]),
    ],
    counter: respond([
      { do: 'choose', as: 'found', from: { side: 'ally', zone: ['deck'], type: ['event'] }, atLeast: 0 },
      { do: 'reveal', cards: 'chosen:found' },
      { do: 'move', cards: 'chosen:found', to: 'hand' },
      { do: 'shuffle', player: 'own' },
    ]),
    provenance: publicSource('faction', 'attributes', 'level', 'atk', 'hp', 'stk', 'abilities', 'counter'),
  }),
  unit(
    'ragdoll-cait-sith',
    ['Ragdoll Cait Sith', 'ラグドール・ケットシー'],
    'wonderverse Beast',
    0,
    '1/2/1',
    { counter: ABSORB, provenance: publicSource('faction', 'attributes', 'level', 'atk', 'hp', 'stk') },
  ),
  unit('insect-marauder', ['Insect Marauder', 'インセクトマロウダー'], 'volnar Beast', 1, '3/2/1', {
    touchdown: [
      {
        do: 'choose',
        as: 'forest',
        from: { side: 'ally', zone: ['deck'], id: 'forest-of-slaughterers' },
        atLeast: 0,
      },
      { do: 'move', cards: 'chosen:forest', to: 'field' },
      { do: 'shuffle', player: 'own' },
    ],
    provenance: publicSource('faction', 'attributes', 'level', 'atk', 'hp', 'stk', 'touchdown'),
  }),
];
