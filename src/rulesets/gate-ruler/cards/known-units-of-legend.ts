import type { CardDefinition } from '../state/card.ts';
import { activated, auto, continuous, ENEMY_UNIT, publicSource, unit } from './card-builders.ts';

/** Known units whose texts reach beyond the ordinary. */
export const knownUnitsOfLegend: readonly CardDefinition[] = [
  unit(
    'stridam',
    ['Stridam, Thundering Demon King', '轟撃の魔王 ストライダム'],
    'volnar Demon King',
    2,
    '5/3/2',
    {
      enhance: { attribute: ['Beast'] },
      abilities: [
        activated(
          'instant',
          { name: 'Mind Distortment', cost: [{ move: { soulOf: 'this' }, count: 1, to: 'graveyard' }] },
          [
            { do: 'chooseCounter', as: 'counter' },
            { do: 'become', item: 'counter', effect: [{ do: 'move', cards: 'this', to: 'graveyard' }] },
          ],
        ),
      ],
      provenance: publicSource('faction', 'attributes', 'level', 'atk', 'hp', 'stk'),
    },
  ),
  unit('arketta', ['Arketta, War Mage', '従軍魔術師 アルケッタ'], 'volnar Mage', 1, '2/2/1', {
    abilities: [
      activated('standard', { name: 'Genesis Summon' }, [
        {
          do: 'material',
          as: 'materials',
          from: { side: 'ally', type: ['unit'], attribute: ['Warrior', 'Mage'] },
          ifDone: [
            {
              do: 'choose',
              as: 'summoned',
              from: {
                side: 'ally',
                zone: ['deck'],
                type: ['unit'],
                attribute: ['Warrior', 'Dragon'],
                levelAtMost: { material: 'level' },
              },
            },
            { do: 'chooseZone', as: 'there', kinds: ['attack', 'defense'] },
            { do: 'move', cards: 'chosen:summoned', to: 'zone:there', by: 'Genesis Summon' },
            { do: 'shuffle', player: 'own' },
            { do: 'draw', player: 'own', count: 1 },
            { do: 'summonCap', to: 3 },
          ],
        },
      ]),
      continuous([
        {
          mayTreat: 'level',
          as: 1,
          on: {
            all: { side: 'ally', type: ['unit'], attribute: ['Warrior'], levelAtLeast: 0, levelAtMost: 0 },
          },
        },
      ]),
    ],
    provenance: publicSource('attributes', 'level', 'atk', 'hp', 'stk'),
  }),
  unit('daijinki', ['Daijinki', '神器合神 ダイジンキ'], 'legendary atlas Robot', 4, '7/7/3', {
    keywords: ['openCard', 'doubleAttack', 'vigilance'],
    comesOutOnlyBy: 'Sacred Treasure Combination',
    abilities: [continuous([{ unaffected: 'enemyEffects', on: 'this' }])],
    provenance: publicSource('faction', 'attributes', 'legendary', 'level', 'atk', 'hp', 'stk'),
  }),
  unit('cthulhu', ['Cthulhu, Otherworld God', '異界神クトゥルー'], 'invaders Horror', 3, '6/5/3', {
    keywords: ['pacifist'],
    abilities: [
      activated(
        'standard',
        { cost: [{ move: { soulOf: { all: { side: 'ally' } } }, count: 1, to: 'deckBottom' }] },
        [{ do: 'apply', effect: { keyword: 'pacifist', on: 'this', lose: true }, for: 'turn' }],
      ),
      auto(
        { on: 'attack', attacker: 'this' },
        [{ do: 'destroy', cards: { all: { side: 'enemy', type: ['unit'], levelAtMost: 0 } } }],
        { name: 'Madness' },
      ),
    ],
    provenance: publicSource('attributes', 'level', 'atk', 'hp', 'stk'),
  }),
  unit('blackmen', ['Elite Fiend Blackmen', 'エリート怪人 ブラックメン'], 'wonderverse Fiend', 2, '3/3/1', {
    enhance: { faction: 'wonderverse' },
    abilities: [
      continuous(
        [
          { change: 'atk', by: 1, on: 'this' },
          { change: 'hp', by: 1, on: 'this' },
          { change: 'stk', by: 1, on: 'this' },
        ],
        { while: { count: { soulOf: 'this' }, atLeast: 1 } },
      ),
    ],
    provenance: publicSource('faction', 'attributes', 'level', 'atk', 'hp', 'stk', 'enhance'),
  }),
  unit('ittan-momen', ['Baisho Ittan-momen', '梅松一反木綿'], 'yomajin Kaii', 1, '3/2/1', {
    keywords: ['standby'],
    summonFromSet: true,
    provenance: publicSource('attributes', 'level', 'atk', 'hp', 'stk'),
  }),
  unit('karakasa', ['Karakasa', '唐傘'], 'yomajin Kaii', 1, '2/5/1', {
    keywords: ['forcedStandby'],
    summonTo: ['defense'],
    timing: {
      when: {
        on: 'attack',
        attacker: ENEMY_UNIT,
        target: { side: 'ally', zone: ['ruler'] },
      },
    },
    provenance: publicSource('attributes', 'level', 'atk', 'hp', 'stk'),
  }),
  unit('byakuya', ['Mechanized Infantry "Byakuya"', '機械化歩兵大隊"白夜"'], 'atlas Military', 0, '2/1/1', {
    keywords: ['vigilance'],
    provenance: publicSource('faction', 'atk', 'stk'),
  }),
];
