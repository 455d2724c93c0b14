import { describe, expect, test } from 'vitest';
import { findingsOf, judged } from './support.ts';

const ATTACK = `title: 8-4c attacks
p1: { A1: 3/3/2, A2: 2/2/2 }
p2: { A1: 1/6/1 }
start: attack declaration
answers:
`;

describe('answers', () => {
  test('part of an option answers, whatever its capitals', () => {
    expect(findingsOf(`${ATTACK}  - ATTACK a1 -> a1\nexpect: { p2: { A1: { damage: 3 } } }`)).toEqual([]);
  });

  test('the whole text of an option means that option, though it is part of others', () => {
    const text = `title: 7-3c zones
cards: { a: 1/1/1, ab: 1/1/1 }
p1: { hand: [a, ab] }
answers: [play a in hand, to A1]
expect: { p1: { A1: a } }`;
    expect(findingsOf(text)).toEqual([]);
  });

  test('a part of two options is refused with both', () => {
    expect(findingsOf(`${ATTACK}  - attack A1`)).toEqual([
      'case.yaml:6: answers.0: "attack A1" is ambiguous: it may mean attack A1 -> A1 or attack A1 -> A2 or attack A1 -> center; write more of it',
    ]);
  });

  test('an answer for the other player does not answer', () => {
    const [finding] = findingsOf(`${ATTACK}  - p2: attack A2 -> A1`);
    expect(finding).toMatch(/^case.yaml:6: answers.0: "attack A2 -> A1" was never a legal action/);
  });

  test('an answer that nobody can give is told with the reason and the options', () => {
    const text = `title: 8-4c-1 frontmost
p1: { A1: 3/3/2 }
p2: { D1: 1/2/1, deck: { only: [1/1/1] } }
start: attack declaration
answers: [attack A1 -> ruler]`;
    expect(findingsOf(text)).toEqual([
      'case.yaml:5: answers.0: "attack A1 -> ruler" was never a legal action; when p1 decides attackDeclaration (8-4c): ' +
        '8-4c-1: Apprentice (enemy ruler) is not frontmost on the center line: 1/2/1 (enemy D1) stands before it; ' +
        'legal actions: attack A1 -> A1, attack A1 -> A2, attack A1 -> center, attack ruler -> A1, attack ruler -> A2, ' +
        'attack ruler -> center, end attacking',
    ]);
  });

  test('an answer that is never legal ends the scenario at the decision where it was looked for', () => {
    const { decision, position, facts } = judged(`${ATTACK}  - attack A1 -> A1\n  - attack S1 -> A1`);
    expect(decision?.kind).toBe('attackDeclaration');
    expect(position?.game).toMatchObject({ turn: { player: 0, phase: 'attack' } });
    expect(facts.filter(({ what }) => what === 'turnBegan')).toEqual([]);
  });

  test('an answer that becomes legal in a later turn is given then', () => {
    const text = `title: 8-4d a later turn\np2: { A1: 3/3/2 }\nstart: attack declaration
answers: [p2: attack A1 -> center]\nexpect: { turn: p2, facts: [{ what: attacked, attacker: 3/3/2 }] }`;
    expect(findingsOf(text)).toEqual([]);
  });

  const BOLT = `title: 14-3b a choice
cards:
  bolt: { type: event, timing: standard, effect: [{ do: choose, as: unit, from: { side: enemy, type: [unit] } }, { do: damage, to: ['chosen:unit'], amount: 2 }] }
p1: { hand: bolt }
`;

  test('an answer to what nobody was asked is told to have been chosen for the player', () => {
    const [finding] = findingsOf(`${BOLT}p2: { A1: 1/6/1 }\nanswers: [play bolt, 1/6/1]`);
    expect(finding).toMatch(/^case.yaml:6: answers.1: "1\/6\/1" was never a legal action; /);
    expect(finding).toMatch(/; before that, forced choices were made automatically: play.forced \(14-3b\)$/);
  });

  test('where the player had a choice nothing is said to have been chosen', () => {
    const [finding] = findingsOf(`${BOLT}p2: { A1: 1/6/1, A2: 2/6/1 }\nanswers: [play bolt, A2, 1/6/1]`);
    expect(finding).toMatch(/"1\/6\/1" was never a legal action/);
    expect(finding).not.toMatch(/made automatically/);
  });

  test('a fact can be expected to be told of a choice made for a player', () => {
    const expected = 'expect: { facts: [{ what: chose, card: 1/6/1, forced: true }] }';
    expect(findingsOf(`${BOLT}p2: { A1: 1/6/1 }\nanswers: [play bolt]\n${expected}`)).toEqual([]);
    expect(
      findingsOf(`${BOLT}p2: { A1: 1/6/1, A2: 2/6/1 }\nanswers: [play bolt, A1]\n${expected}`),
    ).toHaveLength(1);
  });

  test('a player concedes, whoever is asked', () => {
    const text = `${ATTACK}  - attack A1 -> A1
  - p2: concede
expect: { winner: p1, pending: none, ran: [1-4c], facts: [{ what: lost, player: p2, times: 1 }] }`;
    const lean = judged(text);
    expect(lean.findings).toEqual([]);
    expect(judged(text, '2021-03', { runtime: 'actors', reloads: true })).toEqual(lean);
  });

  test('a decision that cannot be passed must be answered', () => {
    const text = `title: 7-3c a zone must be chosen
p1: { hand: 3/3/2 }
answers: [play 3/3/2]`;
    expect(findingsOf(text)).toEqual([
      'case.yaml:1: a decision that cannot be passed comes first: p1 decides playChoice (7-3c); ' +
        'legal actions: to A1, to A2, to D1',
    ]);
  });

  test('a check between answers looks at the rest before anything is passed', () => {
    const text = `title: 9-3e responses
cards:
  bolt: { type: event, timing: instant, effect: [{ do: damage, to: [enemyRuler], amount: 1 }] }
  blast: { type: event, timing: standard, effect: [{ do: damage, to: [enemyRuler], amount: 2 }] }
p1: { hand: blast }
p2: { S1: bolt }
answers:
  - play blast
  - expect: { gate: [blast], pending: { player: p2, kind: gateAction } }
expect: { gate: [], p2: { damage: 2, S1: bolt } }`;
    expect(findingsOf(text)).toEqual([]);
  });

  test('what is done is the same on both runtimes, and after every save and load', () => {
    const text = `${ATTACK}  - attack A1 -> A1\n  - attack A2 -> center\n  - attack ruler -> A1`;
    const lean = judged(text);
    expect(lean.findings).toEqual([]);
    expect(judged(text, '2021-03', { runtime: 'actors', reloads: true })).toEqual(lean);
  });
});
