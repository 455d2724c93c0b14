import {
  bolt,
  creature,
  flameSpill,
  permanent,
  planeswalker,
  type Scenario,
  shock,
  spilling,
  venom,
} from './scenario.ts';

const hit = (to: string, n: number, source = 'bolt') => ({ source, to, n });

/** The contested points, each with an event that the two readings judge differently. */
export const readings: readonly Scenario[] = [
  {
    clause: 'K-1',
    title: '3 deathtouch damage on toughness 4 has an excess of 2',
    setup: {
      permanents: [creature('ox', 4)],
      sources: [venom],
      events: [{ packets: [hit('ox', 3, 'venom')] }],
    },
    expect: { excess: { ox: 2 } },
    otherwise: { edition: '2023-11-17+K-1', expect: { excess: {} } },
  },
  {
    clause: 'K-2',
    title: '2 plain and 2 deathtouch damage on toughness 3 have an excess of 3 together',
    setup: {
      permanents: [creature('ox', 3)],
      sources: [bolt, venom],
      events: [{ packets: [hit('ox', 2), hit('ox', 2, 'venom')] }],
    },
    expect: { excess: { ox: 3 } },
    otherwise: { edition: '2023-11-17+K-2', expect: { excess: { ox: 1 } } },
  },
  {
    clause: 'K-3',
    title: 'deathtouch damage on a creature that needs no more is all excess',
    setup: {
      permanents: [creature('golem', 2, { marked: 2, indestructible: true })],
      sources: [venom],
      events: [{ packets: [spilling('venom', 'golem', 3)] }, { packets: [hit('golem', 3, 'venom')] }],
    },
    expect: { dealt: { p2: 3, golem: 3 }, excess: { golem: 3 } },
    otherwise: {
      edition: '2023-11-17+K-3',
      expect: { dealt: { p2: 2, golem: 4 }, excess: { golem: 2 } },
    },
  },
  {
    clause: 'K-4',
    title: 'the packet announced first keeps first',
    setup: {
      permanents: [creature('bear', 3)],
      sources: [bolt, shock],
      events: [
        {
          packets: [spilling('bolt', 'bear', 2), { source: 'shock', to: 'bear', n: 4, excessTo: 'p1' }],
        },
      ],
    },
    expect: { dealt: { bear: 3, p1: 3 } },
    otherwise: {
      edition: '2023-11-17+K-4',
      answers: ['split shock: 4 to bear, excess to p1'],
      expect: {
        dealt: { bear: 3, p1: 1, p2: 2 },
        facts: [{ what: 'splitOrdered', source: 'shock' }],
      },
    },
  },
  {
    clause: 'K-5',
    title: 'deathtouch damage of an earlier event leaves the threshold to the marked damage',
    setup: {
      permanents: [creature('golem', 6, { indestructible: true })],
      sources: [bolt, venom],
      events: [{ packets: [hit('golem', 1, 'venom')] }, { packets: [hit('golem', 3)] }],
    },
    expect: { excess: {} },
    otherwise: { edition: '2023-11-17+K-5', expect: { excess: { golem: 2 } } },
  },
  {
    clause: 'K-6',
    title: 'damage equal to the loyalty triggers nothing',
    setup: {
      permanents: [permanent('toralf-god-of-fury', 'p1'), planeswalker('jace', 3)],
      sources: [bolt],
      events: [{ packets: [hit('jace', 3)] }],
    },
    expect: { excess: {}, never: [{ what: 'triggered' }] },
    otherwise: {
      edition: '2023-11-17+K-6',
      answers: ['target p2'],
      expect: { facts: [{ what: 'triggered', about: 'jace', n: 0 }], life: [20, 20] },
    },
  },
  {
    clause: 'K-7',
    title: 'a creature whose excess went elsewhere was dealt none',
    setup: {
      permanents: [permanent('toralf-god-of-fury', 'p1'), creature('bear', 2)],
      events: [flameSpill('bear')],
    },
    expect: { excess: {}, never: [{ what: 'triggered' }] },
    otherwise: {
      edition: '2023-11-17+K-7',
      answers: ['target p2'],
      expect: { excess: { bear: 2 }, life: [20, 16] },
    },
  },
  {
    clause: 'K-8',
    title: 'excess for a permanent that is gone is lost',
    setup: {
      permanents: [creature('bear', 2), creature('cub', 1)],
      sources: [bolt],
      events: [{ leaves: 'cub' }, { packets: [{ source: 'bolt', to: 'bear', n: 5, excessTo: 'cub' }] }],
    },
    expect: { dealt: { bear: 2 }, excess: {}, facts: [{ what: 'spillLost', n: 3 }] },
    otherwise: { edition: '2023-11-17+K-8', expect: { dealt: { bear: 5 }, excess: { bear: 3 } } },
  },
  {
    clause: 'K-9',
    title: 'damage that became counters has been divided but is not looked at by the check',
    setup: {
      permanents: [creature('bear', 2), permanent('soul-scar-mage', 'p1')],
      sources: [bolt],
      events: [{ packets: [hit('bear', 3)] }],
    },
    expect: { dealt: {}, excess: {}, permanents: { bear: { minusCounters: 3, zone: 'graveyard' } } },
    otherwise: { edition: '2023-11-17+K-9', expect: { dealt: {}, excess: { bear: 1 } } },
  },
  {
    clause: 'K-10',
    title: 'a creature of power 0 without marked damage stays under Zilortha',
    setup: {
      permanents: [permanent('zilortha-strength-incarnate', 'p2'), creature('wall', 5, { power: 0 })],
      events: [flameSpill('wall')],
    },
    expect: { permanents: { wall: { zone: 'battlefield' } } },
    otherwise: { edition: '2023-11-17+K-10', expect: { permanents: { wall: { zone: 'graveyard' } } } },
  },
];
