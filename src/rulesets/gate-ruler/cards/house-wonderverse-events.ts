import type { CardDefinition } from '../values/card.ts';
import { ABSORB } from './counters.ts';
import { HOUSE } from './provenance.ts';

/** House events and fields of Wonderverse. */
export const houseWonderverseTricks: readonly CardDefinition[] = [
  {
    id: 'endless-tea-party',
    name: { en: 'Endless Tea Party', ja: '終わらないお茶会' },
    type: 'field',
    faction: 'wonderverse',
    level: 1,
    abilities: [
      {
        kind: 'auto',
        when: { on: 'moment', moment: 'turnEnd', turn: 'own' },
        if: {
          any: [
            { not: { count: { side: 'ally', zone: ['hand'] }, atLeast: 2 } },
            { count: { side: 'ally', zone: ['damage'] }, atLeast: 7 },
          ],
        },
        effect: { instructions: [{ do: 'draw', player: 'own', count: 1 }] },
      },
    ],
    provenance: HOUSE,
  },
  {
    id: 'curtain-call',
    name: { en: 'Curtain Call', ja: 'カーテンコール' },
    type: 'event',
    faction: 'wonderverse',
    level: 1,
    timing: 'standard',
    effect: {
      instructions: [
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
    },
    counter: ABSORB,
    provenance: HOUSE,
  },
  {
    id: 'borrowed-script',
    name: { en: 'Borrowed Script', ja: '借り物の台本' },
    type: 'event',
    faction: 'wonderverse',
    level: 1,
    timing: 'standard',
    effect: {
      instructions: [
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
    },
    provenance: HOUSE,
  },
  {
    id: 'understudy',
    name: { en: 'Understudy', ja: '代役' },
    type: 'event',
    faction: 'wonderverse',
    level: 1,
    timing: 'instant',
    effect: {
      instructions: [
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
    },
    provenance: HOUSE,
  },
  {
    id: 'frozen-clock',
    name: { en: 'Frozen Clock', ja: '凍った時計' },
    type: 'event',
    faction: 'wonderverse',
    level: 2,
    timing: 'instant',
    effect: {
      instructions: [
        {
          do: 'if',
          condition: { turn: 'enemy' },
          steps: [
            {
              do: 'apply',
              effect: { cannot: 'attack', on: { all: { side: 'enemy', type: ['unit'] } } },
              for: 'turn',
            },
          ],
          otherwise: [{ do: 'exhaust', cards: { all: { side: 'enemy', type: ['unit'] } } }],
        },
      ],
    },
    provenance: HOUSE,
  },
  {
    id: 'trapdoor',
    name: { en: 'Trapdoor', ja: '奈落の落とし戸' },
    type: 'event',
    faction: 'wonderverse',
    level: 2,
    timing: {
      when: { on: 'attack', attacker: { side: 'enemy', type: ['unit'] } },
    },
    effect: { instructions: [{ do: 'move', cards: 'attacker', to: 'hand' }] },
    provenance: HOUSE,
  },
];
