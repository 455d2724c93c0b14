import { battle, bolt, creature, permanent, planeswalker, type Scenario, shock, venom } from './scenario.ts';

/** State-based actions and the end of a game: 104, 704. */
export const actions: readonly Scenario[] = [
  {
    clause: '704.3',
    title: 'actions that others make due follow at once: without Zilortha marked damage is judged anew',
    setup: {
      permanents: [
        permanent('zilortha-strength-incarnate', 'p2', { power: 2 }),
        creature('wolf', 2, { power: 5, marked: 3 }),
      ],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'zilortha-strength-incarnate', n: 2 }] }],
    },
    expect: {
      facts: [
        { what: 'destroyed', permanent: 'zilortha-strength-incarnate' },
        { what: 'destroyed', permanent: 'wolf' },
      ],
    },
  },
  {
    clause: '704.5a',
    title: 'a player with no life left loses',
    setup: {
      life: [20, 3],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'p2', n: 3 }] }],
    },
    expect: {
      facts: [
        { what: 'lost', clause: '704.5a', player: 1 },
        { what: 'over', winner: 0 },
      ],
    },
  },
  {
    clause: '704.5c',
    title: 'a player with ten poison counters loses',
    setup: {
      poison: [0, 9],
      sources: [{ id: 'plague', controller: 'p1', traits: ['infect'] }],
      events: [{ packets: [{ source: 'plague', to: 'p2', n: 1 }] }],
    },
    expect: { facts: [{ what: 'lost', clause: '704.5c', player: 1 }] },
  },
  {
    clause: '104.2a',
    title: 'once a player has lost nothing that was announced or has triggered happens',
    setup: {
      life: [20, 3],
      permanents: [creature('bear', 2), permanent('magmatic-galleon', 'p1')],
      sources: [bolt, shock],
      events: [
        {
          packets: [
            { source: 'bolt', to: 'p2', n: 3 },
            { source: 'shock', to: 'bear', n: 3 },
          ],
        },
        { packets: [{ source: 'bolt', to: 'p1', n: 30 }] },
      ],
    },
    expect: { life: [20, 0], facts: [{ what: 'triggered' }, { what: 'over' }], never: [{ what: 'placed' }] },
  },
  {
    clause: '104.2a',
    title: 'nobody wins where both lose at once',
    setup: {
      life: [3, 3],
      sources: [bolt, shock],
      events: [
        {
          packets: [
            { source: 'bolt', to: 'p2', n: 3 },
            { source: 'shock', to: 'p1', n: 3 },
          ],
        },
      ],
    },
    expect: { facts: [{ what: 'lost', player: 0 }, { what: 'lost', player: 1 }, { what: 'over' }] },
  },
  {
    clause: '704.5f',
    title: 'a creature without toughness goes to the graveyard even with a great power under Zilortha',
    setup: {
      permanents: [
        permanent('zilortha-strength-incarnate', 'p2'),
        creature('wolf', 2, { power: 9, indestructible: true }),
      ],
      sources: [{ id: 'blight', controller: 'p1', traits: ['wither'] }],
      events: [{ packets: [{ source: 'blight', to: 'wolf', n: 2 }] }],
    },
    expect: { facts: [{ what: 'putAway', clause: '704.5f', permanent: 'wolf' }] },
  },
  {
    clause: '704.5g',
    title: 'a creature with lethal damage marked is destroyed, one with less is not',
    setup: {
      permanents: [creature('bear', 2), creature('ox', 3)],
      sources: [bolt],
      events: [
        {
          packets: [
            { source: 'bolt', to: 'bear', n: 2 },
            { source: 'bolt', to: 'ox', n: 2 },
          ],
        },
      ],
    },
    expect: { permanents: { bear: { zone: 'graveyard' }, ox: { zone: 'battlefield', marked: 2 } } },
  },
  {
    clause: '704.5g',
    title: 'under Zilortha any 1 damage destroys a creature of power 0',
    setup: {
      permanents: [permanent('zilortha-strength-incarnate', 'p2'), creature('wall', 5, { power: 0 })],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'wall', n: 1 }] }],
    },
    expect: { permanents: { wall: { zone: 'graveyard', marked: 1 } }, excess: { wall: 1 } },
  },
  {
    clause: '704.5h',
    title: 'any deathtouch damage destroys, whatever the toughness',
    setup: {
      permanents: [creature('ox', 9)],
      sources: [venom],
      events: [{ packets: [{ source: 'venom', to: 'ox', n: 1 }] }],
    },
    expect: { facts: [{ what: 'destroyed', clause: '704.5h', permanent: 'ox' }], excess: {} },
  },
  {
    clause: '704.5h',
    title: 'deathtouch damage that was prevented does not',
    setup: {
      permanents: [creature('ox', 9), permanent('valkmira-protectors-shield', 'p2')],
      sources: [venom],
      events: [{ packets: [{ source: 'venom', to: 'ox', n: 1 }] }],
    },
    expect: { permanents: { ox: { zone: 'battlefield', deathtouched: false } } },
  },
  {
    clause: '704.5i',
    title: 'a planeswalker without loyalty goes to the graveyard and is not destroyed',
    setup: {
      permanents: [planeswalker('jace', 3, { indestructible: true })],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'jace', n: 3 }] }],
    },
    expect: { facts: [{ what: 'putAway', clause: '704.5i', permanent: 'jace' }], excess: {} },
  },
  {
    clause: '704.5v',
    title: 'a battle without defense goes to the graveyard',
    setup: {
      permanents: [battle('siege', 3)],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'siege', n: 3 }] }],
    },
    expect: { facts: [{ what: 'putAway', clause: '704.5v', permanent: 'siege' }], excess: {} },
  },
  {
    clause: '120.6/judged',
    title: 'marked damage stays and is judged by toughness again when Zilortha leaves',
    setup: {
      permanents: [
        permanent('zilortha-strength-incarnate', 'p2'),
        creature('wolf', 2, { power: 5 }),
        creature('ox', 9, { power: 5 }),
      ],
      sources: [bolt],
      events: [
        {
          packets: [
            { source: 'bolt', to: 'wolf', n: 3 },
            { source: 'bolt', to: 'ox', n: 3 },
          ],
        },
        { leaves: 'zilortha-strength-incarnate' },
      ],
    },
    expect: {
      facts: [
        { what: 'left', permanent: 'zilortha-strength-incarnate' },
        { what: 'destroyed', permanent: 'wolf' },
      ],
      excess: {},
      permanents: { ox: { zone: 'battlefield', marked: 3 } },
    },
  },
];
