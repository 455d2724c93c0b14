import { battle, bolt, creature, permanent, planeswalker, type Scenario, shock } from './scenario.ts';

const toralf = permanent('toralf-god-of-fury', 'p1');
const galleon = permanent('magmatic-galleon', 'p1');
const aegar = permanent('aegar-the-freezing-flame', 'p1');
const hit = (to: string, n: number, source = 'bolt') => ({ source, to, n });

/** Abilities that look at excess damage, and how they resolve: 603, 608. */
export const triggers: readonly Scenario[] = [
  {
    clause: '603.3b',
    title: 'a player with several triggers chooses their order; the last one put resolves first',
    setup: {
      permanents: [toralf, galleon, creature('bear', 2)],
      sources: [bolt],
      events: [{ packets: [hit('bear', 5)] }],
    },
    answers: ['put toralf-god-of-fury (bear: 3)', 'target p2'],
    expect: {
      facts: [
        { what: 'placed', effect: 'toralf-god-of-fury' },
        { what: 'placed', effect: 'magmatic-galleon' },
        { what: 'resolved', effect: 'magmatic-galleon' },
        { what: 'resolved', effect: 'toralf-god-of-fury' },
      ],
      life: [20, 17],
    },
  },
  {
    clause: '603.3b',
    title: 'the player on turn puts theirs first',
    setup: {
      active: 'p2',
      permanents: [
        galleon,
        { id: 'other galleon', controller: 'p2', card: 'magmatic-galleon' },
        creature('bear', 2),
        creature('cub', 1, { controller: 'p1' }),
      ],
      sources: [bolt],
      events: [{ packets: [hit('bear', 5), hit('cub', 5)] }],
    },
    expect: {
      facts: [
        { what: 'placed', effect: 'other galleon' },
        { what: 'placed', effect: 'magmatic-galleon' },
      ],
    },
  },
  {
    clause: '603.3d',
    title: 'any player, and any creature or planeswalker on the battlefield but the one that was hit',
    setup: {
      permanents: [
        toralf,
        creature('bear', 2, { indestructible: true }),
        creature('ox', 4),
        planeswalker('jace', 3),
        battle('siege', 3),
        { id: 'relic', controller: 'p2' },
      ],
      sources: [bolt],
      events: [{ packets: [hit('bear', 5)] }],
    },
    expect: {
      asks: {
        kind: 'target',
        player: 0,
        options: ['target jace', 'target ox', 'target p1', 'target p2', 'target toralf-god-of-fury'],
      },
    },
  },
  {
    clause: '603.4',
    title: 'the condition is not met by the source of another player, nor by a creature of no such kind',
    setup: {
      permanents: [aegar, creature('bear', 2), creature('ox', 4, { controller: 'p1' })],
      sources: [{ id: 'hex', controller: 'p2', kinds: ['spell'] }],
      events: [{ packets: [hit('bear', 3, 'hex'), hit('bear', 3, 'ox')] }],
    },
    expect: { excess: { bear: 4 }, never: [{ what: 'triggered' }] },
  },
  {
    clause: '603.4',
    title: 'damage by a spell earlier in the turn meets the condition',
    setup: {
      permanents: [aegar, creature('bear', 4), creature('ox', 4, { controller: 'p1' })],
      sources: [bolt],
      events: [{ packets: [hit('bear', 1)] }, { packets: [hit('bear', 5, 'ox')] }],
    },
    expect: { facts: [{ what: 'triggered', effect: 'aegar-the-freezing-flame' }] },
  },
  {
    clause: '608.2b',
    title: 'a trigger whose target is gone does nothing',
    setup: {
      permanents: [
        toralf,
        { id: 'second toralf', controller: 'p1', card: 'toralf-god-of-fury' },
        creature('bear', 2),
        creature('cub', 1, { controller: 'p1' }),
      ],
      sources: [bolt],
      events: [{ packets: [hit('bear', 5)] }],
    },
    answers: ['put toralf-god-of-fury (bear: 3)', 'target cub', 'target cub'],
    expect: {
      dealt: { bear: 5, cub: 3 },
      facts: [
        { what: 'destroyed', permanent: 'cub' },
        { what: 'noEffect', clause: '608.2b' },
      ],
    },
  },
  {
    clause: '608.2b',
    title: 'a card whose target is no creature deals nothing to anybody',
    setup: {
      permanents: [planeswalker('jace', 2)],
      events: [{ card: 'flame-spill', controller: 'p1', target: 'jace' }],
    },
    expect: { dealt: {}, facts: [{ what: 'noEffect', card: 'flame-spill' }], life: [20, 20] },
  },
  {
    clause: '608.2c',
    title: 'what resolves deals its damage before anything else is announced',
    setup: {
      permanents: [toralf, creature('bear', 2)],
      sources: [bolt, shock],
      events: [{ packets: [hit('bear', 5)] }, { packets: [hit('p1', 1, 'shock')] }],
    },
    answers: ['target p2'],
    expect: {
      facts: [
        { what: 'resolved', effect: 'toralf-god-of-fury', n: 3 },
        { what: 'dealt', source: 'toralf-god-of-fury', recipient: 'p2', n: 3 },
        { what: 'dealt', source: 'shock' },
      ],
    },
  },
  {
    clause: 'card/toralf-god-of-fury',
    title: 'its own damage deals excess again, which is dealt on in turn',
    setup: {
      permanents: [toralf, creature('bear', 2), creature('cub', 1)],
      sources: [bolt],
      events: [{ packets: [hit('bear', 5)] }],
    },
    answers: ['target cub', 'target p2'],
    expect: { dealt: { bear: 5, cub: 3, p2: 2 }, excess: { bear: 3, cub: 2 } },
  },
  {
    clause: 'card/toralf-god-of-fury',
    title: 'combat damage, battles and own permanents do not trigger it',
    setup: {
      permanents: [toralf, creature('bear', 2), creature('cub', 1, { controller: 'p1' }), battle('siege', 1)],
      sources: [bolt],
      events: [{ combat: true, packets: [hit('bear', 5)] }, { packets: [hit('cub', 5), hit('siege', 5)] }],
    },
    expect: { excess: { bear: 3, cub: 4, siege: 4 }, never: [{ what: 'triggered' }] },
  },
  {
    clause: 'card/toralf-god-of-fury',
    title: 'it triggers once for each permanent of an event, with the amount of each',
    setup: {
      permanents: [toralf, creature('bear', 2), planeswalker('jace', 3)],
      sources: [bolt],
      events: [{ packets: [hit('bear', 5), hit('jace', 4)] }],
    },
    expect: {
      facts: [
        { what: 'triggered', about: 'bear', n: 3 },
        { what: 'triggered', about: 'jace', n: 1 },
      ],
      asks: {
        kind: 'triggerOrder',
        player: 0,
        options: ['put toralf-god-of-fury (bear: 3)', 'put toralf-god-of-fury (jace: 1)'],
      },
    },
  },
  {
    clause: 'card/aegar-the-freezing-flame',
    title: 'it draws for combat damage of a giant too, once for each permanent, but not for a battle',
    setup: {
      permanents: [
        aegar,
        creature('bear', 2),
        battle('siege', 1),
        creature('titan', 9, { controller: 'p1', kinds: ['giant'] }),
      ],
      events: [{ combat: true, packets: [hit('bear', 5, 'titan'), hit('siege', 5, 'titan')] }],
    },
    expect: {
      facts: [
        { what: 'triggered', effect: 'aegar-the-freezing-flame', about: 'bear' },
        { what: 'resolved', outcome: 'draw' },
      ],
      never: [{ what: 'triggered', about: 'siege' }],
    },
  },
  {
    clause: 'card/magmatic-galleon',
    title: 'two creatures of one event make one treasure',
    setup: {
      permanents: [galleon, creature('bear', 2), creature('cub', 1)],
      sources: [bolt],
      events: [{ packets: [hit('bear', 5), hit('cub', 4)] }],
    },
    expect: { facts: [{ what: 'triggered' }, { what: 'placed' }, { what: 'resolved' }] },
  },
  {
    clause: 'card/rith-liberated-primeval',
    title: 'its controller gets a dragon for what an opponent controlled, though it is gone by then',
    setup: {
      permanents: [permanent('rith-liberated-primeval', 'p1'), creature('bear', 2)],
      sources: [bolt],
      events: [{ packets: [hit('bear', 3)] }, { endStep: 'p1' }],
    },
    expect: { facts: [{ what: 'destroyed' }, { what: 'endStep' }, { what: 'resolved', outcome: 'dragon' }] },
  },
  {
    clause: '513.1',
    title:
      'what looks back is silent after own permanents, exactly lethal damage, and in the end step of the other player',
    setup: {
      permanents: [
        permanent('rith-liberated-primeval', 'p1'),
        creature('bear', 2),
        creature('cub', 1, { controller: 'p1' }),
      ],
      sources: [bolt],
      events: [{ packets: [hit('bear', 2), hit('cub', 3)] }, { endStep: 'p1' }, { endStep: 'p2' }],
    },
    expect: {
      facts: [
        { what: 'endStep', player: 0 },
        { what: 'endStep', player: 1 },
      ],
      never: [{ what: 'triggered' }],
    },
  },
];
