import { describe, expect, test } from 'vitest';
import { readScenario } from '../../src/scenarios/read-scenario.ts';
import { findingsOf, judged } from './support.ts';

const TABLE = `title: 1-4a start
p1: { ruler: { card: apprentice, exhausted: true }, A1: 3/3/2, A2: { card: 2/2/2, exhausted: true } }
p2: { A1: 1/6/1 }
`;

/** A start, and what is true as soon as somebody is asked or the attack is over. */
const STARTS: readonly (readonly [start: string, expected: string])[] = [
  ['turn', 'ran: [6-2a, 10-2a], phase: main, p1: { drive: 2, ruler: { exhausted: false } }'],
  ['start phase', 'ran: [6-2a, 6-2c, 10-2a], notRan: [6-5e], phase: main, p1: { drive: 2 }'],
  ['main phase', 'ran: [6-3c], phase: attack, pending: { kind: attackDeclaration }'],
  ['attack phase', 'ran: [8-3a], notRan: [6-3c], pending: { kind: attackDeclaration }'],
  ['attack declaration', 'notRan: [8-3a], pending: { kind: attackDeclaration }'],
  ['attacking\nattack: A1 -> A1', 'ran: [8-6b], notRan: [8-4d], p2: { A1: { damage: 3 } }'],
  ['intercept step\nattack: A1 -> A1', 'ran: [8-6b], notRan: [8-4d], p2: { A1: { damage: 3 } }'],
  ['damage step\nattack: A1 -> A1', 'ran: [8-6b], notRan: [8-5c], p2: { A1: { damage: 3 } }'],
  [
    'combat damage\nattack: A1 -> A1\ngate: [{ damage: { p2 A1: 1 }, from: p1 A1, combat: true }]',
    'notRan: [8-6a], p2: { A1: { damage: 1 } }',
  ],
  ['end phase', 'ran: [6-5a, 6-5e], turn: p2'],
];

describe('where a scenario starts', () => {
  for (const edition of ['2021-03', '1.0.0']) {
    for (const [start, expected] of STARTS) {
      const text = `${TABLE}edition: ${edition}\nstart: ${start}\nexpect: { ${expected} }`;
      test(`${start.split('\n')[0]} (${edition})`, () => {
        expect(findingsOf(text, edition)).toEqual([]);
      });
    }
  }

  test('after combat damage, in the edition that has that part of the damage step', () => {
    const text = `${TABLE}start: after combat damage\nattack: A1 -> A1\nexpect: { ran: [8-7a], notRan: [8-6b], p1: { A1: { exhausted: true } } }`;
    expect(findingsOf(text)).toEqual([]);
    expect(() => judged(text, '1.0.0')).toThrow('edition 1.0.0 has no start after combat damage');
  });

  test('the top of the gate resolves at once if the scenario says so, else players may respond first', () => {
    const text = `title: 9-4b responses
cards: { bolt: { type: event, timing: instant, effect: [{ do: draw, player: own, count: 1 }] } }
p2: { S1: bolt }
gate: [{ damage: { p2 ruler: 1 } }]
until: { fact: { what: rulerDamage } }
`;
    expect(findingsOf(`${text}answers: [play S1]\nexpect: { p2: { hand: 1 } }`)).toEqual([]);
    expect(findingsOf(`${text}resolving: true\nanswers: [play S1]`)).toHaveLength(1);
  });

  const FULL_GATE = `title: 9-4b the gate
cards:
  bolt: { type: event, timing: instant, effect: [{ do: choose, as: unit, from: { side: enemy, type: [unit] } }, { do: damage, to: ['chosen:unit'], amount: 2 }] }
  sponge: { type: unit, hp: 1, counter: { effect: [{ do: draw, player: own, count: 1 }] } }
  self: { type: event, timing: standard, effect: [{ do: damage, to: [ownRuler], amount: 1 }], counter: { play: this } }
  sage: { like: 1/1/1, abilities: [{ kind: activated, timing: standard, oncePerTurn: true, effect: [{ do: draw, player: own, count: 1 }] }] }
  idle: { type: event, timing: instant, effect: [{ do: draw, player: own, count: 0 }] }
p1: { A1: sage, S1: idle, drive: { card: 1/1/1, faceUp: true } }
p2: { A1: 5/5/5, D1: 4/4/4, deck: [6/6/6] }
gate:
  - { damage: { p2 A1: 3, p2 ruler: 1 }, from: p1 A1, combat: true, cannotCounter: true }
  - { rulerDamage: p2, cannotCounter: true }
  - { destroy: p2 D1 }
  - { card: bolt, by: p1, chosen: { unit: p2 A1 } }
  - { ability: 1, of: p1 A1 }
  - { counter: sponge, by: p2 }
  - { counter: self, by: p2 }
  - { drive: p1 }
  - { card: 2/2/2, by: p1, entering: A2 }
`;

  test('what lies on the gate is named from the top', () => {
    const text = `${FULL_GATE}answers:
  - expect:
      gate:
        - 3 damage to 5/5/5 of p2, 1 damage to apprentice of p2 from sage of p1 (combat, no CNT)
        - ruler damage of p2 (no CNT)
        - destruction of 4/4/4 of p2
        - bolt of p1
        - ability of sage of p1
        - counter of sponge of p2
        - self of p2
        - drive of p1
        - 2/2/2 of p1
until: { kind: gateAction }`;
    expect(findingsOf(text)).toEqual([]);
  });

  test('everything that can lie on the gate resolves', () => {
    const text = `${FULL_GATE}answers: [discard]
expect:
  gate: []
  p1: { A1: sage, A2: 2/2/2, hand: 1, drive: [], graveyard: [bolt, 1/1/1] }
  p2: { A1: [], D1: [], hand: 1, damage: 3, graveyard: [5/5/5, 4/4/4, sponge, self] }`;
    expect(findingsOf(text)).toEqual([]);
  });

  test('what is said of a card is so', () => {
    const text = `title: 3-3 cards
cards: { wall: 0/5/0 }
p1: { A1: { card: wall, exhausted: true, damage: [2, { amount: 1, combat: true, earlier: true }], souls: [3/3/2, 1/1/1] }, damage: 3, resources: 2, summonCap: 1, summonCount: 1 }
p2: { ruler: knight, D1: { card: wall, owner: p1 }, deck: { only: [1/1/1, 2/2/2] }, S1: haunting }
expect:
  p1: { A1: { card: wall, exhausted: true, damage: 3, souls: [3/3/2, 1/1/1] }, damage: [filler, filler, filler], deck: 20, resources: 2, soul: 2, summonCap: 1, summonCount: 1 }
  p2: { ruler: { card: knight, exhausted: false, carries: 0 }, D1: { exhausted: true }, deck: [1/1/1, 2/2/2], resources: 3, S1: { card: haunting, faceUp: false } }`;
    expect(findingsOf(text)).toEqual([]);
    const game = readScenario('case.yaml', text).start('2021-03').game as unknown as {
      readonly definitionOf: readonly string[];
      readonly owner: readonly number[];
    };
    const walls = game.definitionOf.flatMap((id, card) => (id === 'wall' ? [game.owner[card]] : []));
    expect(walls).toEqual([0, 0]);
  });

  test('a soul may belong to the other player, and lies in the soul zone of its owner', () => {
    const text = `title: 3-14c souls
p2: { A1: { card: 2/2/2, souls: [{ card: 1/1/1, owner: p1 }, 3/3/3] } }
expect: { p1: { soul: [1/1/1] }, p2: { soul: [3/3/3], A1: { souls: [1/1/1, 3/3/3] } } }`;
    expect(findingsOf(text)).toEqual([]);
  });

  test('abilities that triggered wait, wherever their card lies', () => {
    const text = `title: 11-1b waiting abilities
cards:
  ghost: { like: 1/1/1, abilities: [{ kind: auto, when: { on: leaves, card: this }, effect: [{ do: draw, player: own, count: 1 }] }] }
  gnome: { like: 1/1/1, abilities: [{ kind: auto, when: { on: leaves, card: this }, effect: [{ do: draw, player: own, count: 2 }] }] }
p1: { graveyard: [ghost, filler], hand: gnome }
p2: { A1: 2/2/2 }
waiting: [{ ability: 1, of: p1 graveyard }, { ability: 1, of: p1 hand/1, about: p2 A1 }]
answers:
  - expect: { pending: { player: p1, kind: waitingAbility, offers: [use ghost, use gnome for 2/2/2] } }
  - use gnome
expect: { p1: { hand: 4 } }`;
    expect(findingsOf(text)).toEqual([]);
  });

  test('a set card whose timing came waits', () => {
    const text = `title: 14-4b a set card
cards:
  snare: { type: event, timing: { when: { on: attack } }, effect: [{ do: draw, player: own, count: 1 }] }
p2: { S1: snare }
waiting: [{ card: p2 S1 }]
answers: [use snare]
expect: { p2: { hand: 1, S1: [], graveyard: [snare] } }`;
    expect(findingsOf(text)).toEqual([]);
  });

  test('a reading that the documents leave open can be put in place of the usual one', () => {
    const text = (reading: string) => `title: 6-5d-1 turn end
readings: { unitDamage: ${reading} }
p2: { A1: { card: 1/6/1, damage: 2 } }
start: end phase
until: { fact: { what: turnBegan } }
expect: { p2: { A1: { damage: 2 } } }`;
    expect(findingsOf(text('kept'))).toEqual([]);
    expect(findingsOf(text('reset'))).toHaveLength(1);
  });

  test('the same seed gives the same chance', () => {
    const text = (seed: number) => `title: 15-9 shuffle
seed: ${seed}
cards: { mix: { type: event, timing: standard, effect: [{ do: shuffle, player: own }] } }
p1: { hand: mix, deck: { only: [1/1/1, 2/2/2, 3/3/3, 4/4/4, 5/5/5, 6/6/6] } }
answers: [play mix]`;
    const order = (seed: number) => judged(text(seed)).facts.find(({ what }) => what === 'shuffled')?.order;
    expect(order(4)).toEqual(order(4));
    expect(new Set([1, 2, 3, 4].map((seed) => String(order(seed)))).size).toBeGreaterThan(1);
  });
});
