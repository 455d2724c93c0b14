import type { EventSetup } from '../../../src/rulesets/excess-damage/rules/event-setup.ts';
import { newEvent } from '../../../src/rulesets/excess-damage/rules/new-game.ts';

const BOLT = { id: 'bolt', controller: 'p1', colors: ['red'], kinds: ['spell'] } as const;
const SHOCK = { ...BOLT, id: 'shock' } as const;

/** Damage events that ask both players something; together they ask every kind of question. */
const setups: readonly EventSetup[] = [
  {
    permanents: [
      { id: 'rhino', controller: 'p1', types: ['creature'], power: 5, toughness: 5, traits: ['trample'] },
      { id: 'wurm', controller: 'p1', types: ['creature'], power: 6, toughness: 4, traits: ['trample'] },
      { id: 'bear', controller: 'p2', types: ['creature'], power: 1, toughness: 2 },
      { id: 'ox', controller: 'p2', types: ['creature'], power: 1, toughness: 4 },
    ],
    events: [
      {
        attackers: [
          { attacker: 'rhino', blockers: ['bear', 'ox'], attacked: 'p2' },
          { attacker: 'wurm', blockers: ['ox'], attacked: 'p2' },
        ],
      },
    ],
  },
  {
    permanents: [
      { id: 'furnace-of-rath', card: 'furnace-of-rath', controller: 'p1' },
      { id: 'torbran', card: 'torbran-thane-of-red-fell', controller: 'p1' },
      { id: 'ox', controller: 'p2', types: ['creature'], power: 1, toughness: 9 },
    ],
    sources: [BOLT, SHOCK],
    effects: [{ id: 'ward', kind: 'shield', controller: 'p2', scope: { only: 'ox' }, left: 3 }],
    events: [
      {
        packets: [
          { source: 'bolt', to: 'ox', n: 4 },
          { source: 'shock', to: 'ox', n: 2 },
        ],
      },
    ],
  },
  {
    permanents: [
      { id: 'toralf', card: 'toralf-god-of-fury', controller: 'p1' },
      { id: 'galleon', card: 'magmatic-galleon', controller: 'p1' },
      { id: 'bear', controller: 'p2', types: ['creature'], power: 1, toughness: 2 },
      { id: 'jace', controller: 'p2', types: ['planeswalker'], loyalty: 3 },
    ],
    sources: [BOLT],
    events: [{ packets: [{ source: 'bolt', to: 'bear', n: 5 }] }],
  },
  {
    edition: '2023-11-17+K-4',
    permanents: [{ id: 'bear', controller: 'p2', types: ['creature'], power: 1, toughness: 3 }],
    sources: [BOLT, SHOCK],
    events: [
      {
        packets: [
          { source: 'bolt', to: 'bear', n: 2, excessTo: 'p2' },
          { source: 'shock', to: 'bear', n: 4, excessTo: 'p1' },
        ],
      },
    ],
  },
];

/** One of the events, by its number. */
export const eventGame = (number: number) => newEvent(setups[number % setups.length] as EventSetup);
