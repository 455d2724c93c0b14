import type { CardDefinition } from '../values/card.ts';
import { known } from './provenance.ts';

/** Known dragons and warriors of Volnar. */
export const knownUnitsOfVolnar: readonly CardDefinition[] = [
  {
    id: 'golden-scaled-swordsman',
    name: { en: 'Golden-Scaled Holy Swordsman', ja: '金鱗の聖剣士' },
    type: 'unit',
    faction: 'volnar',
    attributes: ['Warrior'],
    level: 2,
    atk: 4,
    hp: 3,
    stk: 2,
    abilities: [
      { kind: 'continuous', effects: [{ cannot: 'beChosen', on: 'this' }] },
      {
        kind: 'auto',
        when: { on: 'attack', attacker: 'this' },
        effect: {
          resource: true,
          instructions: [
            {
              do: 'may',
              steps: [
                {
                  do: 'choose',
                  as: 'skill',
                  from: {
                    side: 'ally',
                    zone: ['graveyard'],
                    type: ['event'],
                    attribute: ['Martial Skill'],
                  },
                },
                { do: 'play', card: 'chosen:skill', pay: true, afterwards: 'deckBottom' },
              ],
            },
          ],
        },
      },
    ],
    provenance: known('faction', 'attributes', 'level', 'atk', 'hp', 'stk'),
  },
  {
    id: 'crimson-syltis',
    name: { en: 'Red Dragon, Crimson Syltis', ja: '赤竜 クリムゾン・シルティス' },
    type: 'unit',
    faction: 'volnar',
    attributes: ['Dragon', 'Fire'],
    level: 2,
    atk: 4,
    hp: 5,
    stk: 2,
    abilities: [
      {
        kind: 'auto',
        when: { on: 'enters', card: 'this', from: ['deck'] },
        effect: {
          instructions: [
            { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'] } },
            { do: 'damage', to: ['chosen:unit'], amount: 3 },
          ],
        },
      },
    ],
    provenance: known('name.ja', 'abilities'),
  },
  {
    id: 'welkright',
    name: { en: 'Welkright of the Raging Flame', ja: '暴炎のヴェルクライト' },
    type: 'unit',
    faction: 'volnar',
    attributes: ['Dragon'],
    level: 1,
    atk: 3,
    hp: 3,
    stk: 2,
    abilities: [
      {
        kind: 'auto',
        when: { on: 'enters', card: 'this', from: ['deck', 'graveyard', 'damage', 'soul'] },
        effect: {
          instructions: [
            { do: 'choose', as: 'units', from: { side: 'enemy', type: ['unit'] }, atMost: 3 },
            { do: 'distribute', to: 'chosen:units', total: 3 },
          ],
        },
      },
    ],
    provenance: known('level'),
  },
  {
    id: 'zirtinas',
    name: { en: 'Zirtinas, Dragon Princess', ja: '竜皇女 ジルティナス' },
    type: 'unit',
    faction: 'volnar',
    attributes: ['Dragon', 'Demon King'],
    legendary: true,
    level: 3,
    atk: 6,
    hp: 2,
    stk: 2,
    abilities: [
      {
        kind: 'auto',
        when: { on: 'moment', moment: 'mainPhase', turn: 'own' },
        effect: {
          instructions: [
            {
              do: 'may',
              steps: [
                {
                  do: 'choose',
                  as: 'dragon',
                  from: {
                    side: 'ally',
                    zone: ['graveyard'],
                    type: ['unit'],
                    attribute: ['Dragon'],
                    levelAtMost: 2,
                  },
                },
                { do: 'chooseZone', as: 'there', kinds: ['attack', 'defense'] },
                { do: 'move', cards: 'chosen:dragon', to: 'zone:there' },
              ],
            },
          ],
        },
      },
    ],
    counter: {
      effect: {
        instructions: [
          { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'], levelAtMost: 1 } },
          { do: 'destroy', cards: 'chosen:unit' },
        ],
      },
    },
    provenance: known('faction', 'legendary', 'level', 'keywords', 'abilities', 'counter'),
  },
  {
    id: 'aras',
    name: { en: 'Aras, Guardian of the Divine Winds', ja: '神風の守護者 アラス' },
    type: 'unit',
    faction: 'volnar',
    attributes: ['Warrior', 'Poetica'],
    legendary: true,
    level: 3,
    atk: 4,
    hp: 4,
    stk: 2,
    abilities: [
      {
        kind: 'activated',
        name: 'Return from Valhalla',
        timing: 'standard',
        oncePerTurn: true,
        cost: [{ exhaust: 'this' }],
        effect: {
          instructions: [
            {
              do: 'choose',
              as: 'fallen',
              from: { side: 'ally', zone: ['damage'], type: ['unit'], levelAtMost: 1 },
            },
            { do: 'chooseZone', as: 'there', kinds: ['attack', 'defense'] },
            { do: 'move', cards: 'chosen:fallen', to: 'zone:there' },
          ],
        },
      },
    ],
    provenance: known(
      'name.ja',
      'faction',
      'attributes',
      'legendary',
      'level',
      'atk',
      'hp',
      'stk',
      'abilities',
    ),
  },
];
