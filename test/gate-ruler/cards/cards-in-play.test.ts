import { describe } from 'vitest';
import { holds } from '../support/holds.ts';

describe('6-5a-1: at one turn end', () => {
  holds(
    'a set card whose timing has come is offered once, and the turn ends if it is left',
    `
cards:
  dusk-bell: { type: event, timing: { when: { on: moment, moment: turnEnd } }, effect: [{ do: draw, player: own, count: 1 }] }
p2: { S1: dusk-bell }
start: end phase
answers:
  - p2: leave dusk-bell
  - until: { fact: { what: turnBegan } }
expect: { turn: p2, p2: { S1: dusk-bell, hand: 0 } }
`,
  );
  holds(
    'it may be used, and then is gone',
    `
cards:
  dusk-bell: { type: event, timing: { when: { on: moment, moment: turnEnd } }, effect: [{ do: draw, player: own, count: 1 }] }
p2: { S1: dusk-bell }
start: end phase
answers: [use dusk-bell]
expect: { p2: { S1: [], hand: 1, graveyard: [dusk-bell] } }
`,
  );
});

describe('15-13: distributed damage', () => {
  holds(
    'is distributed as it is played, and not asked for again as it resolves',
    `
p1: { A1: honoikazuchi }
p2: { A1: 1/9/1, A2: 1/9/1 }
start: attack declaration
answers:
  - attack A1 -> A1
  - choose enemy A1
  - choose enemy A2
  - 1 to enemy A1
expect: { p2: { A1: { damage: 6 }, A2: { damage: 2 } } }
`,
  );
  holds(
    'keeps each part with its receiver when another has become illegal',
    `
cards:
  sting:
    type: event
    timing: instant
    effect:
      - { do: choose, as: units, from: { side: enemy, type: [unit], exhausted: true }, atMost: 3 }
      - { do: distribute, to: chosen:units, total: 3 }
p2: { A1: 1/9/1, A2: { card: 1/9/1, exhausted: true } }
gate: [{ card: sting, by: p1, chosen: { units: [p2 A1, p2 A2] }, parts: [1, 2] }]
resolving: true
expect: { p2: { A1: { damage: 0 }, A2: { damage: 2 } } }
`,
  );
});

const SACRIFICE = `
cards:
  altar:
    type: unit
    hp: 3
    abilities:
      - { kind: activated, timing: instant, cost: [{ destroy: { side: ally, type: [unit], other: true }, count: 2 }], effect: [{ do: draw, player: own, count: 1 }] }
`;

describe('14-3c: a cost of destroyed cards', () => {
  holds(
    'is paid with different cards, which then wait to be destroyed above the ability',
    `${SACRIFICE}
p1: { A1: altar, A2: 1/1/1, D1: 2/2/2 }
answers:
  - ability 1 of A1
  - destroy A2
expect:
  p1: { A2: [], D1: [], hand: 1 }
  facts:
    - { what: resolved, item: destruction of 2/2/2 }
    - { what: resolved, item: destruction of 1/1/1 }
    - { what: resolved, item: ability of altar }
`,
  );
  holds(
    'cannot be paid with a card that is about to be destroyed already',
    `${SACRIFICE}
p1: { A1: altar, A2: 1/1/1, D1: 2/2/2 }
gate: [{ destroy: p1 A2 }]
expect: { pending: { kind: gateAction, player: p1, offersNot: [ability 1] } }
`,
  );
  holds(
    'does not hide that the ability was played',
    `${SACRIFICE}
p1: { A1: altar, A2: 1/1/1, D1: 2/2/2 }
answers: [ability 1 of A1, destroy A2]
expect: { facts: [{ what: played, item: ability of altar }] }
`,
  );
});

const CALL = `
cards:
  muster:
    type: event
    level: 0
    timing: standard
    effect:
      - { do: choose, as: unit, from: { side: ally, zone: [hand], type: [unit] } }
      - { do: play, card: chosen:unit, pay: false }
`;

describe('7-3: a unit that an effect plays', () => {
  holds(
    'uses up a normal summon',
    `${CALL}
p1: { hand: [muster, 1/1/1], summonCap: 1 }
answers: [play muster, to A1]
expect: { p1: { A1: 1/1/1, summonCount: 1 } }
`,
  );
  holds(
    'stays where it is when none is left',
    `${CALL}
p1: { hand: [muster, 1/1/1], summonCap: 1, summonCount: 1 }
answers: [play muster]
expect: { p1: { A1: [], hand: [1/1/1], summonCount: 1 } }
`,
  );
});

describe('14-3b-4: an ability that needs a counter on the gate', () => {
  holds(
    'is not on offer while there is none',
    `
p1: { A1: { card: stridam, souls: [1/1/1] } }
expect: { pending: { kind: gateAction, player: p1, offersNot: [ability 1] } }
`,
  );
});

describe('16-19: a unit with Forced Standby', () => {
  holds(
    'cannot be played as it waits in a drive resolution process, but set or discarded',
    `
p1: { drive: [{ card: karakasa, faceUp: true }] }
turn: p2
gate: [{ drive: p1 }]
resolving: true
expect: { pending: { player: p1, kind: driveResolution, offers: [discard karakasa, set karakasa], offersNot: [play] } }
`,
  );
  holds(
    'cannot be played by an effect from elsewhere',
    `${CALL}
p1: { hand: [muster, karakasa] }
answers: [play muster]
expect: { p1: { hand: [karakasa], summonCount: 0 } }
`,
  );
  holds(
    'whose counter would play it counts as having none (13-6c)',
    `
cards: { ambush: { like: karakasa, counter: { play: this } } }
p1: { deck: [ambush] }
gate: [{ rulerDamage: p1 }]
resolving: true
expect: { p1: { graveyard: [], damage: [ambush] } }
`,
  );
});
