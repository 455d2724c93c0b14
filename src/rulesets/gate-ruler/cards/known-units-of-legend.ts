import type { CardDefinition } from '../values/card.ts';
import { known } from './provenance.ts';

/** Known units whose texts reach beyond the ordinary. */
export const knownUnitsOfLegend: readonly CardDefinition[] = [
  {
    id: 'stridam',
    name: { en: 'Stridam, Thundering Demon King', ja: '轟撃の魔王 ストライダム' },
    type: 'unit',
    faction: 'volnar',
    attributes: ['Demon King'],
    level: 2,
    atk: 5,
    hp: 3,
    stk: 2,
    enhance: { attribute: ['Beast', 'Dragon'] },
    abilities: [
      {
        kind: 'activated',
        timing: 'instant',
        cost: [{ move: { soulOf: 'this' }, count: 1, to: 'graveyard' }],
        effect: {
          instructions: [
            { do: 'chooseCounter', as: 'counter' },
            {
              do: 'become',
              item: 'counter',
              effect: [{ do: 'move', cards: 'this', to: 'graveyard' }],
            },
          ],
        },
      },
    ],
    provenance: known('faction', 'attributes', 'level', 'atk', 'hp', 'stk', 'enhance'),
  },
  {
    id: 'arketta',
    name: { en: 'Arketta, War Mage', ja: '従軍魔術師 アルケッタ' },
    type: 'unit',
    faction: 'volnar',
    attributes: ['Mage'],
    level: 1,
    atk: 2,
    hp: 2,
    stk: 1,
    abilities: [
      {
        kind: 'activated',
        name: 'Genesis Summon',
        timing: 'standard',
        cost: [
          {
            move: { side: 'ally', type: ['unit'], attribute: ['Warrior', 'Mage'], other: true },
            count: 1,
            orMore: true,
            to: 'deckBottom',
          },
          { move: 'this', count: 1, to: 'deckBottom' },
        ],
        effect: {
          instructions: [
            { do: 'chooseZone', as: 'there', kinds: ['attack', 'defense'] },
            {
              do: 'choose',
              as: 'summoned',
              from: {
                side: 'ally',
                zone: ['deck'],
                type: ['unit'],
                attribute: ['Warrior', 'Dragon'],
                levelAtMost: { paid: 'level' },
              },
            },
            { do: 'move', cards: 'chosen:summoned', to: 'zone:there', by: 'Genesis Summon' },
            { do: 'shuffle', player: 'own' },
            { do: 'draw', player: 'own', count: 1 },
            { do: 'summonCap', to: 3 },
          ],
        },
      },
      {
        kind: 'continuous',
        effects: [
          {
            mayTreat: 'level',
            as: 1,
            on: {
              all: {
                side: 'ally',
                type: ['unit'],
                attribute: ['Warrior'],
                levelAtLeast: 0,
                levelAtMost: 0,
              },
            },
          },
        ],
      },
    ],
    provenance: known('attributes', 'level', 'atk', 'hp', 'stk'),
  },
  {
    id: 'daijinki',
    name: { en: 'Daijinki', ja: '神器合神 ダイジンキ' },
    type: 'unit',
    faction: 'atlas',
    attributes: ['Robot'],
    legendary: true,
    level: 4,
    atk: 7,
    hp: 7,
    stk: 3,
    keywords: ['openCard', 'doubleAttack', 'vigilance'],
    comesOutOnlyBy: 'Sacred Treasure Combination',
    abilities: [{ kind: 'continuous', effects: [{ unaffected: 'enemyEffects', on: 'this' }] }],
    provenance: known('faction', 'attributes', 'legendary', 'level', 'atk', 'hp', 'stk'),
  },
  {
    id: 'cthulhu',
    name: { en: 'Cthulhu, Otherworld God', ja: '異界神クトゥルー' },
    type: 'unit',
    faction: 'invaders',
    attributes: ['Horror'],
    level: 3,
    atk: 6,
    hp: 5,
    stk: 3,
    keywords: ['pacifist'],
    abilities: [
      {
        kind: 'activated',
        timing: 'standard',
        cost: [{ move: { side: 'ally', zone: ['soul'] }, count: 1, to: 'deckBottom' }],
        effect: {
          instructions: [
            { do: 'apply', effect: { keyword: 'pacifist', on: 'this', lose: true }, for: 'turn' },
          ],
        },
      },
      {
        kind: 'auto',
        when: { on: 'attack', attacker: 'this' },
        effect: {
          instructions: [
            { do: 'destroy', cards: { all: { side: 'enemy', type: ['unit'], levelAtMost: 0 } } },
          ],
        },
      },
    ],
    provenance: known('attributes', 'level', 'atk', 'hp', 'stk'),
  },
  {
    id: 'blackmen',
    name: { en: 'Elite Fiend Blackmen', ja: 'エリート怪人 ブラックメン' },
    type: 'unit',
    faction: 'wonderverse',
    attributes: ['Fiend'],
    level: 2,
    atk: 3,
    hp: 3,
    stk: 1,
    enhance: { faction: 'wonderverse' },
    abilities: [
      {
        kind: 'continuous',
        while: { count: { soulOf: 'this' }, atLeast: 1 },
        effects: [
          { change: 'atk', by: 1, on: 'this' },
          { change: 'hp', by: 1, on: 'this' },
          { change: 'stk', by: 1, on: 'this' },
        ],
      },
    ],
    provenance: known('faction', 'attributes', 'level', 'atk', 'hp', 'stk', 'enhance'),
  },
  {
    id: 'ittan-momen',
    name: { en: 'Baisho Ittan-momen', ja: '梅松一反木綿' },
    type: 'unit',
    faction: 'yomajin',
    attributes: ['Kaii'],
    level: 1,
    atk: 3,
    hp: 2,
    stk: 1,
    keywords: ['standby'],
    summonFromSet: true,
    provenance: known('attributes', 'level', 'atk', 'hp', 'stk'),
  },
  {
    id: 'karakasa',
    name: { en: 'Karakasa', ja: '唐傘' },
    type: 'unit',
    faction: 'yomajin',
    attributes: ['Kaii'],
    level: 1,
    atk: 2,
    hp: 5,
    stk: 1,
    keywords: ['forcedStandby'],
    summonTo: ['defense'],
    timing: {
      when: {
        on: 'attack',
        attacker: { side: 'enemy', type: ['unit'] },
        target: { side: 'ally', zone: ['ruler'] },
      },
    },
    provenance: known('attributes', 'level', 'atk', 'hp', 'stk'),
  },
  {
    id: 'byakuya',
    name: { en: 'Mechanized Infantry "Byakuya"', ja: '機械化歩兵大隊"白夜"' },
    type: 'unit',
    faction: 'atlas',
    attributes: ['Military'],
    level: 0,
    atk: 2,
    hp: 1,
    stk: 1,
    keywords: ['vigilance'],
    provenance: known('faction', 'atk', 'stk'),
  },
];
