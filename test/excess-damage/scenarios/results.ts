import { battle, bolt, creature, permanent, planeswalker, type Scenario, shock, venom } from './scenario.ts';

const blight = { id: 'blight', controller: 'p1', traits: ['wither'] } as const;
const plague = { id: 'plague', controller: 'p1', traits: ['infect'] } as const;

/** Replacement, prevention, results and the event itself: 120.3, 120.4, 120.4b to 120.4d, 614 to 616. */
export const results: readonly Scenario[] = [
  {
    clause: '120.4',
    title: 'an event is announced, divided, changed, checked and then carried out',
    setup: {
      permanents: [creature('bear', 2), permanent('jaya-venerated-firemage', 'p1')],
      events: [{ card: 'flame-spill', controller: 'p1', target: 'bear' }],
    },
    expect: {
      facts: [
        { what: 'announced' },
        { what: 'split' },
        { what: 'modified' },
        { what: 'dealt' },
        { what: 'excess' },
        { what: 'marked' },
        { what: 'destroyed' },
      ],
    },
  },
  {
    clause: '120.3',
    title: 'a creature that is a planeswalker and a battle gets all three results',
    setup: {
      permanents: [
        creature('thing', 9, { types: ['creature', 'planeswalker', 'battle'], loyalty: 8, defense: 7 }),
      ],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'thing', n: 3 }] }],
    },
    expect: { permanents: { thing: { marked: 3, loyalty: 5, defense: 4 } } },
  },
  {
    clause: '120.3a',
    title: 'a player loses as much life as it is dealt damage',
    setup: { sources: [bolt], events: [{ packets: [{ source: 'bolt', to: 'p2', n: 3 }] }] },
    expect: { life: [20, 17], poison: [0, 0] },
  },
  {
    clause: '120.3b',
    title: 'infect gives a player poison counters and takes no life',
    setup: { sources: [plague], events: [{ packets: [{ source: 'plague', to: 'p2', n: 3 }] }] },
    expect: { life: [20, 20], poison: [0, 3] },
  },
  {
    clause: '120.3c',
    title: 'a planeswalker loses that much loyalty, and infect or wither change nothing about it',
    setup: {
      permanents: [planeswalker('jace', 5)],
      sources: [plague],
      events: [{ packets: [{ source: 'plague', to: 'jace', n: 3 }] }],
    },
    expect: { permanents: { jace: { loyalty: 2, minusCounters: 0 } } },
  },
  {
    clause: '120.3d',
    title: 'wither puts counters on a creature, and excess is judged as for any damage',
    setup: {
      permanents: [creature('ox', 4)],
      sources: [blight],
      events: [{ packets: [{ source: 'blight', to: 'ox', n: 3 }] }],
    },
    expect: { permanents: { ox: { minusCounters: 3, marked: 0, zone: 'battlefield' } }, dealt: { ox: 3 } },
  },
  {
    clause: '120.3d',
    title: 'infect puts counters on a creature, so 3 of them and 1 marked destroy toughness 4',
    setup: {
      permanents: [creature('ox', 4, { marked: 1 })],
      sources: [plague],
      events: [{ packets: [{ source: 'plague', to: 'ox', n: 3 }] }],
    },
    expect: { permanents: { ox: { minusCounters: 3, marked: 1, zone: 'graveyard' } }, excess: {} },
  },
  {
    clause: '120.3e',
    title: 'other damage is marked and added to what was marked',
    setup: {
      permanents: [creature('ox', 4, { marked: 1 })],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'ox', n: 2 }] }],
    },
    expect: { permanents: { ox: { marked: 3, minusCounters: 0, zone: 'battlefield' } } },
  },
  {
    clause: '120.3f',
    title: 'lifelink gives its controller the life that was dealt, not what was announced',
    setup: {
      permanents: [permanent('valkmira-protectors-shield', 'p2')],
      sources: [{ id: 'light', controller: 'p1', traits: ['lifelink'] }],
      events: [{ packets: [{ source: 'light', to: 'p2', n: 4 }] }],
    },
    expect: { life: [23, 17] },
  },
  {
    clause: '120.3h',
    title: 'a battle loses that much defense, but never falls below 0',
    setup: {
      permanents: [battle('siege', 3)],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'siege', n: 5 }] }],
    },
    expect: { permanents: { siege: { defense: 0 } } },
  },
  {
    clause: '120.4b',
    title: 'every packet is changed for itself: of two packets 1 each is prevented',
    setup: {
      permanents: [permanent('valkmira-protectors-shield', 'p2')],
      sources: [bolt, shock],
      events: [
        {
          packets: [
            { source: 'bolt', to: 'p2', n: 3 },
            { source: 'shock', to: 'p2', n: 1 },
          ],
        },
      ],
    },
    expect: {
      facts: [
        { what: 'modified', source: 'bolt', from: 3, to: 2 },
        { what: 'modified', source: 'shock', from: 1, to: 0 },
        { what: 'dealt', source: 'bolt', n: 2 },
        { what: 'notDealt', source: 'shock' },
      ],
      life: [20, 18],
    },
  },
  {
    clause: '120.4b/triggers',
    title:
      'abilities trigger before the damage has any result, and go on the stack after the actions that follow',
    setup: {
      permanents: [creature('bear', 2), permanent('magmatic-galleon', 'p1')],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'bear', n: 3 }] }],
    },
    expect: {
      facts: [
        { what: 'dealt' },
        { what: 'triggered', clause: '120.4b' },
        { what: 'marked' },
        { what: 'destroyed' },
        { what: 'placed' },
        { what: 'resolved' },
      ],
    },
  },
  {
    clause: '120.4c',
    title: 'damage becomes its results only after all amounts are final',
    setup: {
      permanents: [creature('bear', 2)],
      sources: [bolt, blight],
      events: [
        {
          packets: [
            { source: 'bolt', to: 'bear', n: 1 },
            { source: 'blight', to: 'bear', n: 1 },
          ],
        },
      ],
    },
    expect: {
      permanents: { bear: { marked: 1, minusCounters: 1, zone: 'graveyard' } },
      facts: [{ what: 'dealt' }, { what: 'dealt' }, { what: 'marked' }, { what: 'minusCounters' }],
    },
  },
  {
    clause: '120.4c/replaced',
    title: 'a doubled loss of life is a result: the damage and its lifelink stay as they are',
    setup: {
      sources: [{ id: 'light', controller: 'p1', traits: ['lifelink'] }],
      effects: [
        { id: 'tithe', kind: 'results', controller: 'p1', of: 'lifeLost', whose: 'opponents', times: 2 },
      ],
      events: [{ packets: [{ source: 'light', to: 'p2', n: 3 }] }],
    },
    expect: { dealt: { p2: 3 }, life: [23, 14] },
  },
  {
    clause: '120.4c/replaced',
    title: 'counters that cannot be put are not put, yet the damage was dealt, and its excess too',
    setup: {
      permanents: [creature('bear', 2)],
      sources: [blight],
      effects: [
        { id: 'pure', kind: 'results', controller: 'p2', of: 'minusCounters', whose: 'yours', times: 0 },
      ],
      events: [{ packets: [{ source: 'blight', to: 'bear', n: 3 }] }],
    },
    expect: {
      dealt: { bear: 3 },
      excess: { bear: 1 },
      permanents: { bear: { minusCounters: 0, zone: 'battlefield' } },
    },
  },
  {
    clause: '120.4d',
    title: 'all results happen before anything is destroyed: two creatures that hit each other both die',
    setup: {
      permanents: [creature('bear', 2, { power: 2 }), creature('cub', 2, { power: 2, controller: 'p1' })],
      events: [
        {
          combat: true,
          packets: [
            { source: 'bear', to: 'cub', n: 2 },
            { source: 'cub', to: 'bear', n: 2 },
          ],
        },
      ],
    },
    expect: {
      facts: [{ what: 'marked' }, { what: 'marked' }, { what: 'destroyed' }, { what: 'destroyed' }],
    },
  },
  {
    clause: '614.1',
    title: 'a tripling deals three times the amount',
    setup: {
      permanents: [permanent('fiery-emancipation', 'p1')],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'p2', n: 2 }] }],
    },
    expect: {
      facts: [{ what: 'modified', clause: '614.1', from: 2, to: 6 }],
      life: [20, 14],
    },
  },
  {
    clause: '614.5',
    title: 'two doublings apply once each',
    setup: {
      permanents: [
        permanent('furnace-of-rath', 'p1'),
        { id: 'second furnace', controller: 'p2', card: 'furnace-of-rath' },
      ],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'p2', n: 2 }] }],
    },
    expect: {
      facts: [
        { what: 'modified', from: 2, to: 4 },
        { what: 'modified', from: 4, to: 8 },
      ],
      life: [20, 12],
    },
  },
  {
    clause: '615.1',
    title: 'damage can be prevented whole, and nothing more changes it',
    setup: {
      permanents: [permanent('furnace-of-rath', 'p1')],
      sources: [bolt],
      effects: [{ id: 'fog', kind: 'preventAll', controller: 'p2', scope: { recipients: 'yours' } }],
      events: [{ packets: [{ source: 'bolt', to: 'p2', n: 2 }] }],
    },
    answers: ['apply prevent all'],
    expect: { dealt: {}, life: [20, 20], facts: [{ what: 'modified', clause: '615.1', to: 0 }] },
  },
  {
    clause: '615.7',
    title: 'the shielded player chooses which of two packets the shield meets, and it is used up',
    setup: {
      permanents: [creature('ox', 9)],
      sources: [bolt, shock],
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
    answers: ['shield shock: 2 to ox'],
    expect: {
      facts: [
        { what: 'shieldOrdered', source: 'shock' },
        { what: 'modified', source: 'shock', from: 2, to: 0 },
        { what: 'modified', source: 'bolt', from: 4, to: 3 },
      ],
      dealt: { ox: 3 },
    },
  },
  {
    clause: '615.7',
    title: 'a shield that is used up prevents nothing in a later event',
    setup: {
      sources: [bolt],
      effects: [{ id: 'ward', kind: 'shield', controller: 'p2', scope: { only: 'p2' }, left: 3 }],
      events: [
        { packets: [{ source: 'bolt', to: 'p2', n: 4 }] },
        { packets: [{ source: 'bolt', to: 'p2', n: 4 }] },
      ],
    },
    expect: { life: [20, 15] },
  },
  {
    clause: '616.1',
    title: 'the player that is hit chooses to take the increase before the doubling, or after it',
    setup: {
      permanents: [permanent('furnace-of-rath', 'p1'), permanent('torbran-thane-of-red-fell', 'p1')],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'p2', n: 3 }] }],
    },
    answers: ['apply x2'],
    expect: { dealt: { p2: 8 } },
  },
  {
    clause: '616.1',
    title: 'the controller of a permanent is asked for it',
    setup: {
      permanents: [
        creature('ox', 9),
        permanent('furnace-of-rath', 'p1'),
        permanent('torbran-thane-of-red-fell', 'p1'),
      ],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'ox', n: 3 }] }],
    },
    expect: { asks: { kind: 'modification', player: 1, options: ['apply +2', 'apply x2'] } },
  },
  {
    clause: '702.12b',
    title: 'an indestructible creature stays, and its excess is what it would be anyway',
    setup: {
      permanents: [creature('golem', 2, { indestructible: true })],
      sources: [venom],
      events: [{ packets: [{ source: 'venom', to: 'golem', n: 4 }] }],
    },
    expect: {
      excess: { golem: 3 },
      permanents: { golem: { zone: 'battlefield', marked: 4 } },
      facts: [{ what: 'spared', permanent: 'golem' }],
    },
  },
];
