import type { CardDefinition } from '../state/card.ts';
import { publicSource, unit } from './card-builders.ts';

/** Known dragons and warriors of Volnar. */
export const knownUnitsOfVolnar: readonly CardDefinition[] = [
  unit(
    'golden-scaled-swordsman',
    ['Golden-Scaled Holy Swordsman', '金鱗の聖剣士'],
    'volnar Warrior',
    2,
    '4/3/2',
    {
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
                  { do: 'play', card: 'chosen:skill', pay: 'resources', afterwards: 'deckBottom' },
                ],
              },
            ],
          },
        },
      ],
      provenance: publicSource('faction', 'attributes', 'level', 'atk', 'hp', 'stk'),
    },
  ),
  unit(
    'crimson-syltis',
    ['Red Dragon, Crimson Syltis', '赤竜 クリムゾン・シルティス'],
    'volnar Dragon, Fire',
    2,
    '4/5/2',
    {
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
      provenance: publicSource('name.ja', 'abilities'),
    },
  ),
  unit('welkright', ['Welkright of the Raging Flame', '暴炎のヴェルクライト'], 'volnar Dragon', 1, '3/3/2', {
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
    provenance: publicSource('level'),
  }),
  unit(
    'zirtinas',
    ['Zirtinas, Dragon Princess', '竜皇女 ジルティナス'],
    'legendary volnar Dragon, Demon King',
    3,
    '6/2/2',
    {
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
      provenance: publicSource('faction', 'legendary', 'level', 'keywords', 'abilities', 'counter'),
    },
  ),
  unit(
    'aras',
    ['Aras, Guardian of the Divine Winds', '神風の守護者 アラス'],
    'legendary volnar Warrior, Poetica',
    3,
    '4/4/2',
    {
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
      provenance: publicSource(
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
  ),
];
