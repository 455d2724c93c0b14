import {
  battle,
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

/** The first step: 120.4a. */
export const split: readonly Scenario[] = [
  {
    clause: '120.4a',
    title: 'the excess of 4 on an undamaged creature of toughness 2 goes to its controller: 2 and 2',
    setup: { permanents: [creature('bear', 2)], events: [flameSpill('bear')] },
    expect: { dealt: { bear: 2, p2: 2 }, excess: {}, life: [20, 18] },
  },
  {
    clause: '120.4a',
    title: 'nothing is redirected where nothing is excess',
    setup: { permanents: [creature('wall', 4)], events: [flameSpill('wall')] },
    expect: { dealt: { wall: 4 }, never: [{ what: 'split' }], life: [20, 20] },
  },
  {
    clause: '120.4a/creature',
    title: 'a creature keeps lethal damage and no more',
    setup: { permanents: [creature('bear', 3)], events: [flameSpill('bear')] },
    expect: { dealt: { bear: 3, p2: 1 }, facts: [{ what: 'split', kept: 3, spill: 1 }] },
  },
  {
    clause: '120.4a/marked',
    title: 'damage that the creature already bears leaves less to be lethal',
    setup: { permanents: [creature('bear', 3, { marked: 2 })], events: [flameSpill('bear')] },
    expect: { dealt: { bear: 1, p2: 3 }, permanents: { bear: { marked: 3, zone: 'graveyard' } } },
  },
  {
    clause: '120.4a/marked',
    title: 'a creature with lethal damage already marked keeps nothing',
    setup: {
      permanents: [creature('bear', 2, { marked: 2, indestructible: true })],
      events: [flameSpill('bear')],
    },
    expect: { dealt: { p2: 4 }, permanents: { bear: { marked: 2 } } },
  },
  {
    clause: '120.4a/others',
    title: 'what another source deals at the same time comes first, wherever it is announced',
    setup: {
      permanents: [creature('ox', 4)],
      sources: [bolt, shock],
      events: [{ packets: [spilling('bolt', 'ox', 3), { source: 'shock', to: 'ox', n: 2 }] }],
    },
    expect: { dealt: { ox: 4, p2: 1 } },
  },
  {
    clause: '120.4a/others',
    title: 'deathtouch damage of another source makes all redirected damage excess',
    setup: {
      permanents: [creature('ox', 4)],
      sources: [bolt, venom],
      events: [{ packets: [spilling('bolt', 'ox', 3), { source: 'venom', to: 'ox', n: 1 }] }],
    },
    expect: { dealt: { ox: 1, p2: 3 } },
  },
  {
    clause: '120.4a/deathtouch',
    title: 'of damage by a source with deathtouch the creature keeps 1',
    setup: {
      permanents: [creature('ox', 4)],
      sources: [venom],
      events: [{ packets: [spilling('venom', 'ox', 3)] }],
    },
    expect: { dealt: { ox: 1, p2: 2 }, permanents: { ox: { zone: 'graveyard' } } },
  },
  {
    clause: '120.4a/planeswalker',
    title: 'a planeswalker keeps as much as its loyalty',
    setup: {
      permanents: [planeswalker('jace', 3)],
      sources: [bolt],
      events: [{ packets: [spilling('bolt', 'jace', 5)] }],
    },
    expect: { dealt: { jace: 3, p2: 2 }, permanents: { jace: { loyalty: 0, zone: 'graveyard' } } },
  },
  {
    clause: '120.4a/planeswalker',
    title: 'deathtouch does not lower what a planeswalker keeps',
    setup: {
      permanents: [planeswalker('jace', 3)],
      sources: [venom],
      events: [{ packets: [spilling('venom', 'jace', 5)] }],
    },
    expect: { dealt: { jace: 3, p2: 2 } },
  },
  {
    clause: '120.4a/battle',
    title: 'a battle keeps as much as its defense',
    setup: {
      permanents: [battle('siege', 2)],
      sources: [bolt],
      events: [{ packets: [spilling('bolt', 'siege', 5)] }],
    },
    expect: { dealt: { siege: 2, p2: 3 }, permanents: { siege: { defense: 0, zone: 'graveyard' } } },
  },
  {
    clause: '120.4a/several',
    title: 'a creature that is a planeswalker keeps the lesser of lethal damage and loyalty',
    setup: {
      permanents: [creature('gideon', 4, { types: ['creature', 'planeswalker'], loyalty: 2 })],
      events: [flameSpill('gideon')],
    },
    expect: { dealt: { gideon: 2, p2: 2 } },
  },
  {
    clause: '120.4a/first',
    title:
      'a part that went on to another permanent is not divided there, and counts when that one is divided',
    setup: {
      permanents: [creature('bear', 2), creature('ox', 4)],
      sources: [bolt, shock],
      events: [
        {
          packets: [{ source: 'bolt', to: 'bear', n: 5, excessTo: 'ox' }, spilling('shock', 'ox', 3)],
        },
      ],
    },
    expect: { dealt: { bear: 2, ox: 4, p2: 2 } },
  },
  {
    clause: '120.4a/first',
    title: 'the part that went on may be more than is lethal where it went',
    setup: {
      permanents: [creature('bear', 2), creature('cub', 1)],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'bear', n: 6, excessTo: 'cub' }] }],
    },
    expect: { dealt: { bear: 2, cub: 4 }, excess: { cub: 3 } },
  },
  {
    clause: '120.4a/instead',
    title: 'both parts come from one source, so its lifelink gains for both at once',
    setup: {
      permanents: [creature('bear', 2)],
      sources: [{ id: 'light', controller: 'p1', traits: ['lifelink'] }],
      events: [{ packets: [spilling('light', 'bear', 5)] }],
    },
    expect: {
      dealt: { bear: 2, p2: 3 },
      life: [25, 17],
      facts: [
        { what: 'dealt', source: 'light', recipient: 'bear' },
        { what: 'dealt', source: 'light', recipient: 'p2' },
        { what: 'marked' },
        { what: 'lifeLost' },
        { what: 'destroyed' },
      ],
    },
  },
  {
    clause: '120.4a/players',
    title: 'damage to a player stays there, whatever its life',
    setup: {
      life: [20, 2],
      permanents: [creature('bear', 2)],
      sources: [bolt],
      events: [{ packets: [{ source: 'bolt', to: 'p2', n: 5, excessTo: 'bear' }] }],
    },
    expect: { dealt: { p2: 5 }, excess: {}, life: [20, -3] },
  },
  {
    clause: '120.4a/unmodified',
    title: 'an increase does not move the division: 2 and 2 become 3 and 3',
    setup: {
      permanents: [creature('bear', 2), permanent('jaya-venerated-firemage', 'p1')],
      events: [flameSpill('bear')],
    },
    expect: {
      facts: [{ what: 'split', kept: 2, spill: 2 }],
      dealt: { bear: 3, p2: 3 },
      excess: { bear: 1 },
      life: [20, 17],
    },
  },
  {
    clause: '120.4a/unmodified',
    title: 'prevention does not move the division: 2 and 2 become 1 and 1',
    setup: {
      permanents: [creature('bear', 2), permanent('valkmira-protectors-shield', 'p2')],
      events: [flameSpill('bear')],
    },
    expect: {
      facts: [{ what: 'split', kept: 2, spill: 2 }],
      dealt: { bear: 1, p2: 1 },
      excess: {},
      permanents: { bear: { zone: 'battlefield', marked: 1 } },
      life: [20, 19],
    },
  },
  {
    clause: '120.4a/unmodified',
    title: 'a shield on the creature is not looked at',
    setup: {
      permanents: [creature('bear', 2)],
      effects: [{ id: 'ward', kind: 'shield', controller: 'p2', scope: { only: 'bear' }, left: 5 }],
      events: [flameSpill('bear')],
    },
    expect: { dealt: { p2: 2 }, permanents: { bear: { zone: 'battlefield', marked: 0 } } },
  },
  {
    clause: '120.6',
    title: 'lethal damage is never below 0, however much is marked',
    setup: {
      permanents: [creature('bear', 2, { marked: 5, indestructible: true })],
      sources: [bolt],
      events: [{ packets: [spilling('bolt', 'bear', 1)] }],
    },
    expect: { dealt: { p2: 1 } },
  },
  {
    clause: '120.6/power',
    title: 'lethal damage goes by power: with power 0 all of 4 is excess, and the creature stays',
    setup: {
      permanents: [permanent('zilortha-strength-incarnate', 'p2'), creature('wall', 5, { power: 0 })],
      events: [flameSpill('wall')],
    },
    expect: {
      dealt: { p2: 4 },
      excess: {},
      permanents: { wall: { zone: 'battlefield', marked: 0 } },
      life: [20, 16],
    },
  },
  {
    clause: '120.6/power',
    title: 'a creature of power 3 keeps 3, whatever its toughness',
    setup: {
      permanents: [permanent('zilortha-strength-incarnate', 'p2'), creature('wolf', 1, { power: 3 })],
      events: [flameSpill('wolf')],
    },
    expect: { dealt: { wolf: 3, p2: 1 } },
  },
  {
    clause: 'card/zilortha-strength-incarnate',
    title: 'the creatures of the other player go by their toughness',
    setup: {
      permanents: [permanent('zilortha-strength-incarnate', 'p1'), creature('wolf', 1, { power: 3 })],
      events: [flameSpill('wolf')],
    },
    expect: { dealt: { wolf: 1, p2: 3 } },
  },
];
