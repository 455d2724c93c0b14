import { battle, bolt, creature, permanent, planeswalker, type Scenario, shock } from './scenario.ts';

const toralf = permanent('toralf-god-of-fury', 'p1');

/** The check after damage was dealt: 120.10. */
export const check: readonly Scenario[] = [
  {
    clause: '120.10',
    title: 'the check looks at what was dealt, and leaves the event as it is',
    setup: {
      permanents: [creature('bear', 2)],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'bear', n: 5 }] }],
    },
    expect: { dealt: { bear: 5 }, excess: { bear: 3 }, life: [20, 20] },
  },
  {
    clause: '120.10/creature',
    title: 'lethal damage and no more is no excess',
    setup: {
      permanents: [creature('bear', 2, { marked: 1 })],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'bear', n: 1 }] }],
    },
    expect: { dealt: { bear: 1 }, excess: {}, permanents: { bear: { zone: 'graveyard' } } },
  },
  {
    clause: '120.10/creature',
    title: 'damage marked before makes more of the new damage excess',
    setup: {
      permanents: [creature('bear', 2, { marked: 1 })],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'bear', n: 3 }] }],
    },
    expect: { excess: { bear: 2 } },
  },
  {
    clause: '120.10/planeswalker',
    title: 'a planeswalker was dealt what goes beyond its loyalty',
    setup: {
      permanents: [planeswalker('jace', 3)],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'jace', n: 5 }] }],
    },
    expect: { excess: { jace: 2 }, permanents: { jace: { loyalty: 0, zone: 'graveyard' } } },
  },
  {
    clause: '120.10/battle',
    title: 'a battle was dealt what goes beyond its defense',
    setup: {
      permanents: [battle('siege', 4)],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'siege', n: 5 }] }],
    },
    expect: { excess: { siege: 1 } },
  },
  {
    clause: '120.10/several',
    title: 'of three card types the one with the greatest excess counts',
    setup: {
      permanents: [
        creature('thing', 4, { types: ['creature', 'planeswalker', 'battle'], loyalty: 3, defense: 2 }),
      ],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'thing', n: 5 }] }],
    },
    expect: { excess: { thing: 3 } },
  },
  {
    clause: '120.10/together',
    title: 'two sources that are not lethal alone deal excess together',
    setup: {
      permanents: [creature('bear', 3)],
      sources: [bolt, shock],
      events: [
        {
          packets: [
            { source: 'bolt', to: 'bear', n: 2 },
            { source: 'shock', to: 'bear', n: 2 },
          ],
        },
      ],
    },
    expect: { excess: { bear: 1 }, facts: [{ what: 'excess', permanent: 'bear', n: 1 }] },
  },
  {
    clause: '120.10/before',
    title: 'the loyalty before the event counts, not what the event left of it',
    setup: {
      permanents: [planeswalker('jace', 6)],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'jace', n: 4 }] }],
    },
    expect: { excess: {}, permanents: { jace: { loyalty: 2 } } },
  },
  {
    clause: '120.10/before',
    title: 'a second event is judged by what the first one left',
    setup: {
      permanents: [planeswalker('jace', 6)],
      sources: [bolt, shock],
      events: [
        { packets: [{ source: 'bolt', to: 'jace', n: 4 }] },
        { packets: [{ source: 'shock', to: 'jace', n: 4 }] },
      ],
    },
    expect: { excess: { jace: 2 } },
  },
  {
    clause: '120.10/players',
    title: 'a player that is dealt more than its life was dealt no excess',
    setup: {
      life: [20, 1],
      permanents: [toralf],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'p2', n: 5 }] }],
    },
    expect: { excess: {}, never: [{ what: 'triggered' }] },
  },
  {
    clause: '120.10/modified',
    title: 'what an increase adds is excess too',
    setup: {
      permanents: [creature('bear', 2), permanent('furnace-of-rath', 'p2')],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'bear', n: 2 }] }],
    },
    expect: { dealt: { bear: 4 }, excess: { bear: 2 } },
  },
  {
    clause: '120.10/modified',
    title: 'what was prevented is not',
    setup: {
      permanents: [creature('bear', 2), permanent('valkmira-protectors-shield', 'p2')],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'bear', n: 3 }] }],
    },
    expect: { dealt: { bear: 2 }, excess: {} },
  },
  {
    clause: '120.8',
    title: 'damage that was prevented to 0 is not dealt and has no excess, even where 0 is lethal',
    setup: {
      permanents: [toralf, creature('bear', 2, { marked: 2, indestructible: true })],
      sources: [bolt],
      effects: [{ id: 'fog', kind: 'preventAll', controller: 'p2', scope: {} }],
      events: [{ packets: [{ source: 'bolt', to: 'bear', n: 3 }] }],
    },
    expect: {
      dealt: {},
      excess: {},
      facts: [{ what: 'notDealt', clause: '120.8' }],
      never: [{ what: 'triggered' }],
    },
  },
  {
    clause: '120.8',
    title: 'an announcement of 0 makes no event',
    setup: {
      permanents: [creature('bear', 2)],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'bear', n: 0 }] }],
    },
    expect: { facts: [{ what: 'notDealt', clause: '120.8' }], never: [{ what: 'announced' }] },
  },
  {
    clause: '120.1',
    title: 'a permanent that is neither creature, planeswalker nor battle is dealt nothing',
    setup: {
      permanents: [{ id: 'relic', controller: 'p2' }],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'relic', n: 3 }] }],
    },
    expect: { dealt: {}, facts: [{ what: 'notDealt', clause: '120.1' }] },
  },
];
