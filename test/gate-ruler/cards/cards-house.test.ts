import { describe } from 'vitest';
import { holds } from '../support/holds.ts';

describe('14-3b: "up to" a number of cards', () => {
  holds(
    'is none if there are none as it is played, whatever comes before it resolves',
    `
cards:
  digger:
    type: event
    timing: instant
    effect:
      - { do: choose, as: found, from: { side: ally, zone: [graveyard] }, atLeast: 0 }
      - { do: move, cards: chosen:found, to: hand }
  altar:
    type: unit
    hp: 3
    abilities:
      - { kind: activated, timing: instant, cost: [{ destroy: { side: ally, type: [unit], other: true }, count: 1 }], effect: [] }
p1: { S1: digger, A1: altar, A2: 1/1/1 }
answers: [play S1, ability 1 of A1]
expect: { p1: { hand: 0, graveyard: [digger, 1/1/1] } }
`,
  );
});

describe('Of the house cards', () => {
  holds(
    'Bell of the Third Watch does one of three things, chosen as it is played',
    `
p1: { S1: bell-of-the-third-watch, damage: [vulcanius, vulcanius] }
answers: [play S1, mode mend]
expect: { p1: { damage: 1 } }
`,
  );
  holds(
    'Challenge to a Duel lets the opponent say who fights',
    `
p1: { hand: [challenge-to-a-duel] }
p2: { A1: 1/1/1, A2: 5/5/5 }
answers: [play challenge-to-a-duel, p2: choose A1]
expect: { p2: { A1: [], A2: 5/5/5 } }
`,
  );
  holds(
    'Concentrated Fire makes each soldier a source of its own (13-2a-2)',
    `
p1: { S1: concentrated-fire, A1: vulcanius, A2: vulcanius, hand: [1/1/1] }
p2: { A1: 1/9/1 }
answers: [play S1, damage first from A1]
expect: { p2: { A1: { damage: 4 } }, facts: [{ what: dealt, amount: 2 }, { what: dealt, amount: 2 }] }
`,
  );
  holds(
    'Reactor Overcharge raises a robot to 8 for the turn and destroys it at its end',
    `
p1: { S1: reactor-overcharge, A1: orbital-lancer }
answers:
  - play S1
  - expect: { p1: { A1: { atk: 8 } } }
  - until: { fact: { what: turnBegan } }
expect: { p1: { A1: [], graveyard: [orbital-lancer, reactor-overcharge] } }
`,
  );
  holds(
    'Old Mountain Drake strikes harder for the rest of the match for each Dragon that falls',
    `
p1: { A1: old-mountain-drake, A2: { card: ember-whelp, damage: 1 } }
gate: [{ destroy: p1 A2 }]
answers:
  - until: { fact: { what: turnBegan } }
expect: { p1: { A1: { stk: 3 } } }
`,
  );
  holds(
    'Kappa Wrestler gives back the combat damage it was dealt',
    `
p1: { A1: 3/9/1 }
p2: { A1: kappa-wrestler }
start: attack declaration
answers: [attack A1 -> A1]
expect: { p1: { A1: { damage: 3 } } }
`,
  );
  holds(
    'Mimic Actor has the ATK of the enemy ruler',
    `
p1: { A1: mimic-actor }
p2: { ruler: berserker }
expect: { p1: { A1: { atk: 5 } } }
`,
  );
  holds(
    'Blood Moon makes the ruler strike for 1 more',
    `
p1: { field: [blood-moon] }
start: attack declaration
answers: [attack ruler -> center]
expect: { p2: { damage: 4 } }
`,
  );
  holds(
    'Wandering Balladeer draws 2 only if a card was discarded (14-10a)',
    `
p1: { hand: [balladeer] }
answers: [play balladeer, to A1, "yes"]
expect: { p1: { A1: balladeer, hand: 0 } }
`,
  );
  holds(
    'Soul-Lantern Bearer is stronger with each soul, and spends them',
    `
p1: { A1: { card: soul-lantern-bearer, souls: [1/1/1, 1/1/1] } }
p2: { A1: 1/9/1 }
answers:
  - expect: { p1: { A1: { atk: 3 } } }
  - ability 3 of A1
expect: { p1: { A1: { atk: 2, souls: 1 } }, p2: { A1: { damage: 2 } } }
`,
  );
  holds(
    'Frozen Clock stops enemy attacks on the enemy turn',
    `
p1: { A1: 3/3/2, A2: 3/3/2 }
p2: { ruler: knight, S1: frozen-clock }
start: attack phase
answers: [p2: play S1]
expect: { pending: { kind: attackDeclaration, offersNot: [attack A1, attack A2] } }
`,
  );
});
