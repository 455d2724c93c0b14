import type { DamageCardId } from '../../../src/excess-damage/cards/damage-card.ts';
import { battle, bolt, creature, flameSpill, permanent, planeswalker, type Scenario } from './scenario.ts';

const elf = creature('elf', 3, { controller: 'p1', power: 5 });
/** A card of p1, aimed at the bear. */
const cast = (card: DamageCardId, more: { readonly by?: string; readonly x?: number } = {}) => ({
  card,
  controller: 'p1' as const,
  target: 'bear',
  ...more,
});

/** The cards of the seed and of the digest's table. */
export const cards: readonly Scenario[] = [
  {
    clause: 'card/flame-spill',
    title: 'it deals both parts at the same time',
    setup: { permanents: [creature('bear', 1)], events: [flameSpill('bear')] },
    expect: { dealt: { bear: 1, p2: 3 }, life: [20, 17] },
  },
  {
    clause: 'card/super-duper-death-ray',
    title: 'it tramples over the creature',
    setup: { permanents: [creature('bear', 1)], events: [cast('super-duper-death-ray')] },
    expect: { dealt: { bear: 1, p2: 3 } },
  },
  {
    clause: 'card/ram-through',
    title: 'without trample the creature deals all of its power to the other',
    setup: { permanents: [elf, creature('bear', 2)], events: [cast('ram-through', { by: 'elf' })] },
    expect: { dealt: { bear: 5 }, excess: { bear: 3 } },
  },
  {
    clause: 'card/ram-through',
    title: 'with trample the excess goes on, and deathtouch and lifelink of the creature apply',
    setup: {
      permanents: [{ ...elf, traits: ['trample', 'deathtouch', 'lifelink'] }, creature('bear', 3)],
      events: [cast('ram-through', { by: 'elf' })],
    },
    expect: { dealt: { bear: 1, p2: 4 }, life: [25, 16] },
  },
  {
    clause: 'card/ram-through',
    title: 'nothing happens once the creature that should deal the damage is gone',
    setup: {
      permanents: [{ ...elf, zone: 'graveyard' }, creature('bear', 3)],
      events: [cast('ram-through', { by: 'elf' })],
    },
    expect: { dealt: {}, facts: [{ what: 'noEffect' }] },
  },
  {
    clause: 'card/gandalfs-sanction',
    title: 'its open amount is divided',
    setup: { permanents: [creature('bear', 2)], events: [cast('gandalfs-sanction', { x: 6 })] },
    expect: { dealt: { bear: 2, p2: 4 } },
  },
  {
    clause: 'card/pigment-storm',
    title: 'its 5 are divided',
    setup: { permanents: [creature('bear', 2)], events: [cast('pigment-storm')] },
    expect: { dealt: { bear: 2, p2: 3 } },
  },
  {
    clause: 'card/ravenous-tyrannosaurus',
    title: 'its power is divided',
    setup: {
      permanents: [creature('tyrant', 6, { controller: 'p1', power: 6 }), creature('bear', 2)],
      events: [cast('ravenous-tyrannosaurus', { by: 'tyrant' })],
    },
    expect: { dealt: { bear: 2, p2: 4 } },
  },
  {
    clause: 'card/megatron-destructive-force',
    title: 'it converts after excess',
    setup: { permanents: [creature('bear', 2)], events: [cast('megatron-destructive-force', { x: 3 })] },
    expect: { dealt: { bear: 2, p2: 1 }, facts: [{ what: 'converted' }] },
  },
  {
    clause: 'card/megatron-destructive-force',
    title: 'it stays as it is without any',
    setup: { permanents: [creature('bear', 2)], events: [cast('megatron-destructive-force', { x: 2 })] },
    expect: { dealt: { bear: 2 }, never: [{ what: 'converted' }] },
  },
  {
    clause: 'card/toralfs-hammer',
    title: 'it deals 3 to a player as well, and redirects nothing',
    setup: {
      permanents: [creature('bear', 2)],
      events: [cast('toralfs-hammer'), { card: 'toralfs-hammer', controller: 'p1', target: 'p2' }],
    },
    expect: { dealt: { bear: 3, p2: 3 }, excess: { bear: 1 } },
  },
  {
    clause: 'card/bottle-cap-blast',
    title: 'it deals all 5 and then reads the excess',
    setup: { permanents: [creature('bear', 2)], events: [cast('bottle-cap-blast')] },
    expect: {
      dealt: { bear: 5 },
      facts: [
        { what: 'marked', n: 5 },
        { what: 'read', n: 3 },
      ],
    },
  },
  {
    clause: 'card/nahiris-warcrafting',
    title: 'it reads the excess of a battle',
    setup: {
      permanents: [battle('siege', 4)],
      events: [{ card: 'nahiris-warcrafting', controller: 'p1', target: 'siege' }],
    },
    expect: { dealt: { siege: 5 }, facts: [{ what: 'read', n: 1 }] },
  },
  {
    clause: 'card/windswift-slice',
    title: 'it reads the excess of what the creature dealt',
    setup: { permanents: [elf, creature('bear', 2)], events: [cast('windswift-slice', { by: 'elf' })] },
    expect: { dealt: { bear: 5 }, facts: [{ what: 'read', n: 3 }] },
  },
  {
    clause: 'card/hell-to-pay',
    title: 'it reads the excess of an open amount',
    setup: { permanents: [creature('bear', 2)], events: [cast('hell-to-pay', { x: 7 })] },
    expect: { dealt: { bear: 7 }, facts: [{ what: 'read', n: 5 }] },
  },
  {
    clause: 'card/contest-of-claws',
    title: 'it reads 0 where there was no excess',
    setup: { permanents: [elf, creature('bear', 5)], events: [cast('contest-of-claws', { by: 'elf' })] },
    expect: { dealt: { bear: 5 }, facts: [{ what: 'read', n: 0 }] },
  },
  {
    clause: 'card/unleash-the-inferno',
    title: 'it reads the excess of a planeswalker',
    setup: {
      permanents: [planeswalker('jace', 4)],
      events: [{ card: 'unleash-the-inferno', controller: 'p1', target: 'jace' }],
    },
    expect: { dealt: { jace: 7 }, facts: [{ what: 'read', n: 3 }] },
  },
  {
    clause: 'card/torch-the-witness',
    title: 'it deals twice the open amount',
    setup: { permanents: [creature('bear', 5)], events: [cast('torch-the-witness', { x: 3 })] },
    expect: { dealt: { bear: 6 }, facts: [{ what: 'read', n: 1 }] },
  },
  {
    clause: 'card/jaya-venerated-firemage',
    title: 'it adds 1 to each part of a red spell, but not to its own damage nor to that of other colors',
    setup: {
      permanents: [creature('bear', 2), creature('ox', 9), permanent('jaya-venerated-firemage', 'p1')],
      sources: [{ id: 'frost', controller: 'p1', colors: ['blue'] }],
      events: [
        flameSpill('bear'),
        {
          packets: [
            { source: 'jaya-venerated-firemage', to: 'ox', n: 2 },
            { source: 'frost', to: 'ox', n: 2 },
          ],
        },
      ],
    },
    expect: { dealt: { bear: 3, p2: 3, ox: 4 }, excess: { bear: 1 } },
  },
  {
    clause: 'card/torbran-thane-of-red-fell',
    title: 'it adds 2 to red damage to the other side, and nothing to damage to its own',
    setup: {
      permanents: [permanent('torbran-thane-of-red-fell', 'p1'), creature('ox', 9, { controller: 'p1' })],
      sources: [bolt],
      events: [
        {
          packets: [
            { source: 'bolt', to: 'p2', n: 1 },
            { source: 'bolt', to: 'ox', n: 1 },
          ],
        },
      ],
    },
    expect: { dealt: { p2: 3, ox: 1 } },
  },
  {
    clause: 'card/fiery-emancipation',
    title: 'it triples both parts, and the kept part becomes excess',
    setup: {
      permanents: [creature('bear', 2), permanent('fiery-emancipation', 'p1')],
      events: [flameSpill('bear')],
    },
    expect: { dealt: { bear: 6, p2: 6 }, excess: { bear: 4 } },
  },
  {
    clause: 'card/furnace-of-rath',
    title: 'it doubles the damage of either player',
    setup: {
      permanents: [permanent('furnace-of-rath', 'p2')],
      sources: [bolt, { id: 'hex', controller: 'p2' }],
      events: [
        {
          packets: [
            { source: 'bolt', to: 'p2', n: 2 },
            { source: 'hex', to: 'p1', n: 3 },
          ],
        },
      ],
    },
    expect: { dealt: { p2: 4, p1: 6 } },
  },
  {
    clause: 'card/valkmira-protectors-shield',
    title: 'it prevents nothing of own damage to oneself',
    setup: {
      permanents: [creature('bear', 4), permanent('valkmira-protectors-shield', 'p2')],
      sources: [bolt, { id: 'hex', controller: 'p2' }],
      events: [
        {
          packets: [
            { source: 'bolt', to: 'bear', n: 2 },
            { source: 'hex', to: 'bear', n: 2 },
          ],
        },
      ],
    },
    expect: { dealt: { bear: 3 } },
  },
  {
    clause: 'card/soul-scar-mage',
    title: 'noncombat damage becomes counters, combat damage does not',
    setup: {
      permanents: [permanent('soul-scar-mage', 'p1'), creature('ox', 9)],
      sources: [bolt],
      events: [
        { packets: [{ source: 'bolt', to: 'ox', n: 2 }] },
        { combat: true, packets: [{ source: 'bolt', to: 'ox', n: 3 }] },
      ],
    },
    expect: { dealt: { ox: 3 }, permanents: { ox: { minusCounters: 2, marked: 3 } } },
  },
];
