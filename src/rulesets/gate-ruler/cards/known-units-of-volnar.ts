import type { CardDefinition } from '../state/card.ts';
import { activated, auto, continuous, ENEMY_UNIT, publicSource, respond, unit } from './card-builders.ts';

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
        continuous([{ cannot: 'beChosen', on: 'this' }]),
        auto(
          { on: 'attack', attacker: 'this' },
          {
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
        ),
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
        auto({ on: 'enters', card: 'this', from: ['deck'] }, [
          { do: 'choose', as: 'unit', from: ENEMY_UNIT },
          { do: 'damage', to: ['chosen:unit'], amount: 3 },
        ]),
      ],
      provenance: publicSource('name.ja', 'abilities'),
    },
  ),
  unit('welkright', ['Welkright of the Raging Flame', '暴炎のヴェルクライト'], 'volnar Dragon', 1, '3/3/2', {
    abilities: [
      auto({ on: 'enters', card: 'this', from: ['deck', 'graveyard', 'damage', 'soul'] }, [
        { do: 'choose', as: 'units', from: ENEMY_UNIT, atMost: 3 },
        { do: 'distribute', to: 'chosen:units', total: 3 },
      ]),
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
        auto({ on: 'moment', moment: 'mainPhase', turn: 'own' }, [
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
        ]),
      ],
      counter: respond([
        { do: 'choose', as: 'unit', from: { side: 'enemy', type: ['unit'], levelAtMost: 1 } },
        { do: 'destroy', cards: 'chosen:unit' },
      ]),
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
        activated(
          'standard',
          { name: 'Return from Valhalla', oncePerTurn: true, cost: [{ exhaust: 'this' }] },
          [
            {
              do: 'choose',
              as: 'fallen',
              from: { side: 'ally', zone: ['damage'], type: ['unit'], levelAtMost: 1 },
            },
            { do: 'chooseZone', as: 'there', kinds: ['attack', 'defense'] },
            { do: 'move', cards: 'chosen:fallen', to: 'zone:there' },
          ],
        ),
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
