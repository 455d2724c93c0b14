import { creature, permanent, planeswalker, type Scenario } from './scenario.ts';

const rhino = creature('rhino', 5, { controller: 'p1', power: 5, traits: ['trample'] });
const boar = creature('boar', 2, { controller: 'p1', power: 2, traits: ['trample'] });
const snake = creature('snake', 1, { controller: 'p1', power: 3, traits: ['trample', 'deathtouch'] });
const at = (attacker: string, ...blockers: readonly string[]) => ({
  attacker,
  blockers: [...blockers],
  attacked: 'p2' as const,
});

/** Combat damage and its assignment: 510, 702.19b. */
export const trample: readonly Scenario[] = [
  {
    clause: '510.1a',
    title: 'an attacker deals damage equal to its power, and none with a power below 1',
    setup: {
      permanents: [rhino, creature('shade', 2, { controller: 'p1', power: -1 })],
      events: [{ attackers: [at('rhino'), at('shade')] }],
    },
    expect: { dealt: { p2: 5 } },
  },
  {
    clause: '510.1b',
    title: 'an attacker that was not blocked hits what it attacks, whole',
    setup: {
      permanents: [rhino, planeswalker('jace', 3)],
      events: [{ attackers: [{ attacker: 'rhino', attacked: 'jace' }] }],
    },
    expect: { dealt: { jace: 5 }, excess: { jace: 2 } },
  },
  {
    clause: '510.1c',
    title: 'without trample all damage goes to the blocker',
    setup: {
      permanents: [creature('ogre', 5, { controller: 'p1', power: 5 }), creature('bear', 2)],
      events: [{ attackers: [at('ogre', 'bear')] }],
    },
    expect: { dealt: { bear: 5 }, excess: { bear: 3 } },
  },
  {
    clause: '510.1c',
    title: 'a blocked attacker whose blocker is gone deals nothing, unless it has trample',
    setup: {
      permanents: [
        creature('ogre', 5, { controller: 'p1', power: 5 }),
        boar,
        creature('bear', 2, { zone: 'graveyard' }),
      ],
      events: [{ attackers: [at('ogre', 'bear'), at('boar', 'bear')] }],
    },
    expect: { dealt: { p2: 2 } },
  },
  {
    clause: '510.2',
    title: 'attackers and blockers deal their damage in one event',
    setup: {
      permanents: [creature('ogre', 2, { controller: 'p1', power: 5 }), creature('bear', 2, { power: 2 })],
      events: [{ attackers: [at('ogre', 'bear')], packets: [{ source: 'bear', to: 'ogre', n: 2 }] }],
    },
    expect: {
      facts: [
        { what: 'dealt', source: 'ogre', combat: true },
        { what: 'dealt', source: 'bear', combat: true },
      ],
      permanents: { ogre: { zone: 'graveyard' }, bear: { zone: 'graveyard' } },
    },
  },
  {
    clause: '702.19b',
    title: 'only what exceeds lethal damage to the blocker may go past it',
    setup: {
      permanents: [rhino, creature('bear', 3, { marked: 1 })],
      events: [{ attackers: [at('rhino', 'bear')] }],
    },
    expect: {
      asks: {
        kind: 'assignment',
        player: 0,
        options: [2, 3, 4, 5].map((n) => `assign ${n} to bear`),
      },
    },
  },
  {
    clause: '702.19b',
    title: 'of two blockers both must be assigned lethal damage before anything goes past',
    setup: {
      permanents: [rhino, creature('bear', 2), creature('cub', 1)],
      events: [{ attackers: [at('rhino', 'bear', 'cub')] }],
    },
    answers: ['assign 1 to bear'],
    expect: { dealt: { bear: 1, cub: 4 } },
  },
  {
    clause: '702.19b',
    title: 'once all blockers are assigned lethal damage the rest goes past them',
    setup: {
      permanents: [rhino, creature('bear', 2), creature('cub', 1)],
      events: [{ attackers: [at('rhino', 'bear', 'cub')] }],
    },
    answers: ['assign 2 to bear', 'assign 1 to cub'],
    expect: { dealt: { bear: 2, cub: 1, p2: 2 }, excess: {} },
  },
  {
    clause: '702.19b/together',
    title: 'what another attacker can still assign to the same blocker counts',
    setup: {
      permanents: [rhino, boar, creature('bear', 3)],
      events: [{ attackers: [at('boar', 'bear'), at('rhino', 'bear')] }],
    },
    answers: ['assign 0 to bear'],
    expect: {
      asks: { kind: 'assignment', player: 0, options: [3, 4, 5].map((n) => `assign ${n} to bear`) },
    },
  },
  {
    clause: '702.19b/together',
    title: 'the others may have to share the blockers among them in the one way that is enough',
    setup: {
      permanents: [
        boar,
        creature('elf', 1, { controller: 'p1' }),
        creature('imp', 1, { controller: 'p1' }),
        creature('bear', 1),
        creature('cub', 1),
      ],
      events: [{ attackers: [at('boar', 'bear', 'cub'), at('elf', 'bear', 'cub'), at('imp', 'bear')] }],
    },
    answers: ['assign 0 to bear', 'assign 0 to cub'],
    expect: { dealt: { bear: 1, cub: 1, p2: 2 } },
  },
  {
    clause: '702.19b/deathtouch',
    title: 'with deathtouch 1 for each blocker is enough',
    setup: {
      permanents: [snake, creature('ox', 9), creature('wall', 7)],
      events: [{ attackers: [at('snake', 'ox', 'wall')] }],
    },
    answers: ['assign 1 to ox', 'assign 1 to wall'],
    expect: { dealt: { ox: 1, wall: 1, p2: 1 }, excess: {} },
  },
  {
    clause: '702.19b/deathtouch',
    title: 'a blocker that a creature with deathtouch is assigned to needs nothing from another attacker',
    setup: {
      permanents: [snake, rhino, creature('ox', 9)],
      events: [{ attackers: [at('snake', 'ox'), at('rhino', 'ox')] }],
    },
    answers: ['assign 1 to ox', 'assign 0 to ox'],
    expect: { dealt: { ox: 1, p2: 7 } },
  },
  {
    clause: '702.19b/over',
    title: 'all damage may be assigned to the blocker',
    setup: { permanents: [rhino, creature('bear', 2)], events: [{ attackers: [at('rhino', 'bear')] }] },
    answers: ['assign 5 to bear'],
    expect: { dealt: { bear: 5 }, excess: { bear: 3 } },
  },
  {
    clause: '702.19b/unmodified',
    title: 'neither an increase nor a prevention changes what counts as lethal',
    setup: {
      permanents: [
        rhino,
        creature('bear', 3),
        permanent('furnace-of-rath', 'p1'),
        permanent('valkmira-protectors-shield', 'p2'),
      ],
      events: [{ attackers: [at('rhino', 'bear')] }],
    },
    expect: {
      asks: { kind: 'assignment', player: 0, options: [3, 4, 5].map((n) => `assign ${n} to bear`) },
    },
  },
  {
    clause: '120.6/power',
    title: 'a blocker of power 0 needs nothing assigned to it',
    setup: {
      permanents: [rhino, permanent('zilortha-strength-incarnate', 'p2'), creature('wall', 7, { power: 0 })],
      events: [{ attackers: [at('rhino', 'wall')] }],
    },
    answers: ['assign 0 to wall'],
    expect: { dealt: { p2: 5 }, permanents: { wall: { zone: 'battlefield' } } },
  },
];
