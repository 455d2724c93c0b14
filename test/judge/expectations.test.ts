import { describe, expect, test } from 'vitest';
import { findingsOf } from './support.ts';

const GIVEN = `title: 13-2b-2 damage
p1: { A1: 3/3/2 }
p2: { A1: { card: 1/6/1, damage: 2 }, D1: 2/2/2, graveyard: [1/1/1, 2/2/2], deck: [4/4/4] }
start: attack declaration
answers: [attack A1 -> A1]
expect:
`;

/** What is expected and false, and what is found instead. */
const WRONG: readonly (readonly [expected: string, line: string])[] = [
  ['p2: { A1: { damage: 4 } }', 'p2.A1.damage: expected 4, found 5'],
  ['p2: { A1: 3/3/2 }', 'p2.A1: expected 3/3/2, found 1/6/1'],
  ['p2: { A1: [] }', 'p2.A1: expected nothing, found 1/6/1'],
  ['p2: { A1: { exhausted: true } }', 'p2.A1.exhausted: expected true, found false'],
  ['p2: { D1: { exhausted: false } }', 'p2.D1.exhausted: expected false, found true'],
  ['p2: { A1: { atk: 2 } }', 'p2.A1.atk: expected 2, found 1'],
  ['p2: { A1: { keywords: [penetrate] } }', 'p2.A1.keywords: expected penetrate, found no penetrate'],
  ['p2: { graveyard: 3 }', 'p2.graveyard: expected 3 cards, found 2 cards'],
  ['p2: { graveyard: [1/1/1] }', 'p2.graveyard: expected 1/1/1, found 1/1/1, 2/2/2'],
  ['p2: { deck: [1/1/1] }', 'p2.deck: expected 1/1/1, found 4/4/4'],
  ['p2: { ruler: { carries: 1 } }', 'p2.ruler.carries: expected 1, found 0'],
  ['p1: { summonCount: 1 }', 'p1.summonCount: expected 1, found 0'],
  ['p1: { summonCap: 1 }', 'p1.summonCap: expected 1, found unlimited'],
  ['gate: 1', 'gate: expected 1, found 0'],
  ['gate: [ruler damage]', 'gate: expected ruler damage, found nothing'],
  ['turn: p2', 'turn: expected p2, found p1'],
  ['phase: main', 'phase: expected main, found attack'],
  ['ran: [13-6c]', 'ran.0: expected clause 13-6c to act, found it did not'],
  ['notRan: [13-2b-2]', 'notRan.0: expected clause 13-2b-2 not to act, found it did'],
  ['winner: p1', 'winner: expected p1, found open'],
  ['facts: [{ what: lost }]', 'facts.0: expected {"what":"lost"}, found no lost'],
  [
    'noFacts: [{ what: attacked }]',
    'noFacts.0: expected no {"what":"attacked"}, found {"clause":"8-4d","decidedBy":["3-6e-2"],"what":"attacked","attacker":"3/3/2 of p1","line":"A1","target":"1/6/1 of p2"}',
  ],
  ['pending: none', 'pending: expected no decision'],
  [
    'pending: { kind: attackDeclaration, player: p1, clause: 9-3e }',
    'pending.clause: expected 9-3e, found 8-4c',
  ],
  ['refuses: { end attacking: 8-4c-1 }', 'refuses.end attacking: expected not legal by 8-4c-1, found legal'],
];

describe('expectations', () => {
  test('what is true is no finding', () => {
    const text = `${GIVEN}  p1: { A1: { card: 3/3/2, exhausted: true, damage: 0 }, deck: 20 }
  p2: { A1: { damage: 5, atk: 1, hp: 6, stk: 1, level: 0, without: [penetrate] }, graveyard: [2/2/2, 1/1/1], deck: [4/4/4] }
  gate: []
  turn: p1
  phase: attack
  winner: open
  ran: [8-6b, 13-2b-2]
  notRan: [13-6b]
  facts: [{ what: attacked, line: A1 }, { what: dealt, combat: true, source: 3/3/2 }]
  noFacts: [{ what: dealt, amount: 4 }]`;
    expect(findingsOf(text)).toEqual([]);
  });

  for (const [expected, line] of WRONG.filter(([text]) => text !== 'pending: none')) {
    test(`${expected} fails at its line with what was found`, () => {
      expect(findingsOf(`${GIVEN}  ${expected}`)).toEqual([`case.yaml:7: expect.${line}`]);
    });
  }

  test('facts are looked for in order', () => {
    const [finding] = findingsOf(`${GIVEN}  facts: [{ what: dealt }, { what: attacked }]`);
    expect(finding).toBe(
      'case.yaml:7: expect.facts.1: expected {"what":"attacked"}, found no attacked after the previous one',
    );
  });

  test('facts with a number are counted, wherever they stand', () => {
    const counted = (times: number) =>
      `${GIVEN}  facts: [{ what: dealt, times: ${times} }, { what: moment }]`;
    expect(findingsOf(counted(1))).toEqual([]);
    expect(findingsOf(counted(2))).toEqual([
      'case.yaml:7: expect.facts.0.times: expected {"what":"dealt"} 2 times, found 1',
    ]);
  });

  test('a fact with a number neither follows the one before nor leads to the next', () => {
    const around = (facts: string) => findingsOf(`${GIVEN}  facts: [${facts}]`);
    expect(around('{ what: dealt, times: 1 }, { what: attacked }')).toEqual([]);
    expect(around('{ what: moment, moment: attackEnd }, { what: dealt, times: 1 }')).toEqual([]);
    expect(around('{ what: dealt }, { what: attacked }')).toHaveLength(1);
  });

  const TWO_ATTACKS = `title: 8-4d two attacks
p1: { A1: 3/3/2 }
p2: { A1: 1/9/1 }
start: attack declaration
answers:
  - attack A1 -> A1
  - until: settled
    expect: { ran: [8-4d], facts: [{ what: attacked, attacker: 3/3/2, times: 1 }] }
`;

  test('what is expected since the last check looks at nothing before it', () => {
    const since = (expected: string) => `${TWO_ATTACKS}  - attack ruler -> A1
expect: { since: last check, ${expected} }`;
    expect(
      findingsOf(
        since('facts: [{ what: attacked, times: 1 }], noFacts: [{ what: attacked, attacker: 3/3/2 }]'),
      ),
    ).toEqual([]);
    expect(findingsOf(since('facts: [{ what: attacked, attacker: 3/3/2 }]'))).toHaveLength(1);
  });

  test('clauses carried out since the last check are those carried out after it', () => {
    const since = (expected: string) => `${TWO_ATTACKS}  - end attacking
until: { fact: { what: phaseBegan, phase: end } }
expect: { since: last check, ${expected} }`;
    expect(findingsOf(since('ran: [6-5a], notRan: [8-4d]'))).toEqual([]);
    expect(findingsOf(since('ran: [8-4d]'))).toEqual([
      'case.yaml:11: expect.ran.0: expected clause 8-4d to act, found it did not',
    ]);
  });

  test('two checks of one point look back as far', () => {
    const text = `${TWO_ATTACKS}  - attack ruler -> A1
expect: { winner: open }
edition:
  2021-03: { expect: { since: last check, facts: [{ what: attacked, times: 1 }] } }`;
    expect(findingsOf(text)).toEqual([]);
  });

  test('options that must or must not be offered are looked for in part', () => {
    const lines = findingsOf(
      `${GIVEN}  pending: { kind: attackDeclaration, offers: [attack ruler, attack A2], offersNot: [end] }`,
    );
    expect(lines).toEqual([
      'case.yaml:7: expect.pending.offers.1: expected attack A2, found attack ruler -> A1, attack ruler -> A2, attack ruler -> center, end attacking',
      'case.yaml:7: expect.pending.offersNot.0: expected no end, found end attacking',
    ]);
  });

  test('of a zone that the ruler does not give nothing can be expected', () => {
    expect(findingsOf(`${GIVEN}  p1: { A5: [] }`)).toEqual([
      'case.yaml:7: expect.p1.A5: the ruler has no such zone (3-2f)',
    ]);
  });

  test('a match that is over asks nobody and has a winner', () => {
    const text = `title: 12-2a-1 the last point of life
cards: { brittle: { like: apprentice, ruler: { life: 1 } } }
p2: { ruler: { card: brittle, carries: 1 } }
expect: { winner: p1, pending: none, p2: { damage: 1 } }`;
    expect(findingsOf(text)).toEqual([]);
  });
});
