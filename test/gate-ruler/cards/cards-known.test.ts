import { describe } from 'vitest';
import { holds } from '../support/holds.ts';

describe('Of the known events', () => {
  holds(
    'ZAPZAPZAP! deals 3 to each of two units in one damage process (13-2a-3)',
    `
p1: { S1: zapzapzap, ruler: knight }
p2: { A1: 1/9/1, A2: 1/9/1 }
answers:
  - play S1
  - choose enemy A1
until: { fact: { what: put, item: damage } }
expect: { gate: [damage, zapzapzap], p2: { A1: { damage: 0 }, A2: { damage: 0 } } }
`,
  );
  holds(
    "Powerray Maximum distributes 8 at the opponent's turn end, then deals 2 to the ruler",
    `
p1: { A1: 1/9/1, A2: 1/9/1 }
p2: { S1: powerray-maximum, ruler: knight }
start: end phase
answers: [use powerray-maximum, choose enemy A1, choose enemy A2, 5 to enemy A1]
expect: { p1: { ruler: { carries: 0 }, damage: 2 }, facts: [{ what: dealt, amount: 5 }, { what: dealt, amount: 3 }] }
`,
  );
  holds(
    'Powerray Maximum is for players with resources only (16-14)',
    `
p1: { A1: 1/9/1 }
p2: { S1: powerray-maximum }
start: end phase
expect: { noFacts: [{ what: played }], p2: { S1: powerray-maximum } }
`,
  );
  holds(
    'Absolute Barrier takes all combat damage of the attack, also that of Penetrate (17)',
    `
cards: { piercer: { like: 3/3/2, keywords: [penetrate] } }
p1: { A1: piercer }
p2: { D1: 1/1/1, S1: absolute-barrier }
start: attack declaration
answers: [attack A1 -> center, use absolute-barrier]
expect: { p2: { D1: { card: 1/1/1, damage: 0 }, damage: 0 } }
`,
  );
  holds(
    'Absolute Barrier as a counter just takes the damage',
    `
p2: { deck: [absolute-barrier] }
gate: [{ rulerDamage: p2 }]
resolving: true
expect: { p2: { damage: 0, graveyard: [absolute-barrier] } }
`,
  );
  holds(
    'That Damage Is All in Your Head! keeps a unit that waits to be destroyed in play (13-7b-1)',
    `
p1: { A1: { card: 2/3/1, damage: 3 }, S1: thats-all-in-your-head }
gate: [{ destroy: p1 A1, byRule: true }]
answers: [play S1]
expect: { p1: { A1: { card: 2/3/1, damage: 0 } } }
`,
  );
});

describe('Of the known units', () => {
  holds(
    'Xingtian cannot be attacked until the next own turn after its OD was used',
    `
p1: { drive: [{ card: xingtian, faceUp: true }] }
answers:
  - use OD of xingtian
  - play xingtian
  - to A1
  - until: { kind: attackDeclaration, player: p2 }
expect:
  turn: p2
  p1: { A1: xingtian }
  pending: { kind: attackDeclaration, offersNot: [-> A1] }
`,
  );
  holds(
    'Samelien is stronger while the opponent has at most 1 card in hand',
    `
p1: { A1: samelien }
p2: { hand: 1 }
until: settled
expect: { p1: { A1: { atk: 4, hp: 4 } } }
`,
  );
  holds(
    'Samelien is as printed otherwise',
    `
p1: { A1: samelien }
p2: { hand: 2 }
expect: { p1: { A1: { atk: 2, hp: 2 } } }
`,
  );
  holds(
    'Silver-Scaled Valiere takes no effect damage',
    `
p2: { A1: silver-scaled-valiere }
gate: [{ card: drums-of-thunder, by: p1 }]
resolving: true
expect: { p2: { A1: { damage: 0 } }, noFacts: [{ what: dealt }] }
`,
  );
  holds(
    'Silver-Scaled Valiere takes combat damage',
    `
p1: { A1: 1/1/1 }
p2: { A1: silver-scaled-valiere }
start: attack declaration
answers: [attack A1 -> A1]
expect: { p2: { A1: { damage: 1 } } }
`,
  );
  holds(
    'Golden-Scaled Holy Swordsman plays a Martial Skill from the graveyard, which goes to the deck bottom',
    `
p1: { ruler: knight, A1: golden-scaled-swordsman, graveyard: [spark-volley] }
p2: { A1: 1/9/1 }
start: attack declaration
answers: [attack A1 -> A1, "yes"]
expect:
  p1: { graveyard: [] }
  p2: { A1: { damage: 7 } }
`,
  );
  holds(
    'Golden-Scaled Holy Swordsman cannot be chosen by enemy abilities',
    `
p1: { A1: honoikazuchi }
p2: { A1: golden-scaled-swordsman }
start: attack declaration
answers: [attack A1 -> A1]
expect: { noFacts: [{ what: played, item: honoikazuchi }] }
`,
  );
  holds(
    'Solar System Backpacker comes back from the damage zone for a destroyed card and 1 damage',
    `
p1: { A1: 1/1/1, damage: [solar-system-backpacker] }
answers: [ability 1 of solar-system-backpacker, to A2]
expect: { p1: { A1: [], A2: solar-system-backpacker, damage: 1, graveyard: [1/1/1] } }
`,
  );
  holds(
    'Arketta summons what the levels of the cards she takes along allow',
    `
p1: { ruler: knight, A1: arketta, A2: { card: banner-knight }, deck: { only: [old-mountain-drake, zirtinas, 1/1/1, 1/1/1, 1/1/1] } }
answers: [ability 1 of A1, put first A1, choose old-mountain-drake, to A1]
expect: { p1: { A1: old-mountain-drake, A2: [], hand: 1 } }
`,
  );
  holds(
    'Daijinki comes out only by the Sacred Treasure Combination; else it goes to the deck bottom',
    `
p1: { hand: [daijinki] }
answers: [to A1]
expect: { p1: { A1: [], hand: 0 } }
`,
  );
  holds(
    'Daijinki comes out by the Sacred Treasure Combination',
    `
p1: { A1: orbital-lancer, hand: [sacred-treasure-combination], deck: [daijinki] }
answers: [play sacred-treasure-combination, to A1]
expect: { p1: { A1: daijinki, graveyard: [orbital-lancer, sacred-treasure-combination] } }
`,
  );
  holds(
    'Karakasa is summoned from the set zone to the defense zone when a unit attacks the ruler',
    `
p1: { A1: 3/3/2 }
p2: { S1: karakasa }
start: attack declaration
answers: [attack A1 -> center, use karakasa]
expect: { p2: { D1: { card: karakasa, damage: 3 }, damage: 0 } }
`,
  );
  holds(
    'Stridam turns a counter of the opponent into going to the graveyard',
    `
p1: { A1: { card: stridam, souls: [1/1/1] } }
p2: { counter: [vengeful-spirit] }
gate: [{ counter: vengeful-spirit, by: p2 }]
answers: [ability 1 of A1]
expect: { p1: { damage: 0 }, p2: { graveyard: [vengeful-spirit] } }
`,
  );
});

describe('The fields', () => {
  holds(
    'Forest of Slaughterers makes your Beasts stronger',
    `
p1: { field: [forest-of-slaughterers], A1: insect-marauder, A2: vulcanius }
expect: { p1: { A1: { atk: 4, hp: 3 }, A2: { atk: 3, hp: 3 } } }
`,
  );
  holds(
    'Guns&Gold Armory raises effect damage of your units',
    `
p1: { field: [guns-and-gold-armory], S1: concentrated-fire, A1: vulcanius }
p2: { A1: 1/9/1 }
answers: [play S1]
expect: { p2: { A1: { damage: 3 } } }
`,
  );
  holds(
    'Guns&Gold Armory does not raise combat damage',
    `
p1: { field: [guns-and-gold-armory], A1: vulcanius }
p2: { A1: 1/9/1 }
start: attack declaration
answers: [attack A1 -> A1]
expect: { p2: { A1: { damage: 3 } } }
`,
  );
});

describe('The Wizard', () => {
  holds(
    "pays 1 by exhausting the ruler on the opponent's turn",
    `
p1: { A1: 3/3/2 }
p2: { ruler: wizard, resources: 0, S1: spark-volley }
start: attack declaration
answers: [p2: play S1]
expect: { p2: { ruler: { exhausted: true } } }
`,
  );
  holds(
    'does not pay so on the own turn',
    `
p1: { ruler: wizard, resources: 0, S1: spark-volley, hand: [1/1/1] }
p2: { A1: 3/3/2 }
expect: { pending: { player: p1, kind: gateAction, offersNot: [play S1] } }
`,
  );
  holds(
    'is ready again at the own turn end',
    `
p1: { ruler: { card: wizard, exhausted: true } }
start: end phase
answers:
  - until: { fact: { what: readied } }
expect: { turn: p1, p1: { ruler: { exhausted: false } } }
`,
  );
});
