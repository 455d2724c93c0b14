import { describe, expect, test } from 'vitest';
import { findingLine } from '../../src/scenarios/judge.ts';
import { findingsOf, judged } from './support.ts';

const LAST_ATTACK = `title: 8-7d one attack, and nothing left to attack with
p1: { A1: 3/3/2, ruler: { card: apprentice, exhausted: true } }
p2: { A1: 1/6/1 }
start: attack declaration
answers: [attack A1 -> A1]
`;

describe('until', () => {
  test('a scenario ends as soon as the attack is over, though the match runs on to the next question', () => {
    const text = `${LAST_ATTACK}expect: { p2: { A1: { damage: 3 } }, phase: attack, notRan: [6-5d-1] }`;
    expect(findingsOf(text)).toEqual([]);
    expect(judged(text).position?.game).toMatchObject({ turn: { player: 1, phase: 'main' } });
  });

  test('a state that a process comes to', () => {
    const text = `${LAST_ATTACK}until: { state: damageStep.during }\nexpect: { gate: ['3 damage to 1/6/1'], p2: { A1: { damage: 0 } } }`;
    expect(findingsOf(text)).toEqual([]);
  });

  test('a state by the name that it had before, which a note says', () => {
    const text = `${LAST_ATTACK}until: { state: attackPhase.end }\nexpect: { facts: [{ what: moment, moment: attackPhaseEnd }] }`;
    expect(findingsOf(text)).toEqual([]);
    expect(judged(text).notes).toMatchObject([
      {
        message:
          'the state attackPhase.end is called attackPhaseEnd.gate here; write state: attackPhaseEnd.gate',
      },
    ]);
  });

  test('a fact', () => {
    const text = `${LAST_ATTACK}until: { fact: { what: phaseBegan, phase: end } }\nexpect: { phase: end, p2: { A1: { damage: 3 } } }`;
    expect(findingsOf(text)).toEqual([]);
  });

  test('a question', () => {
    const text = `${LAST_ATTACK}until: { kind: gateAction, player: p2 }\nexpect: { turn: p2, p2: { A1: { damage: 0 } } }`;
    expect(findingsOf(text)).toEqual([]);
  });

  test('the end of the match', () => {
    const text = `title: 12-2a-2 a deck runs out
p2: { deck: { only: [1/1/1] } }
until: match over
expect: { winner: p1, pending: none }`;
    expect(findingsOf(text)).toEqual([]);
  });

  test('an empty gate, while the attack goes on', () => {
    const text = `${LAST_ATTACK}until: gate empty\nexpect: { gate: [], p2: { A1: { damage: 3 } }, noFacts: [{ what: moment, moment: attackEnd }] }`;
    expect(findingsOf(text)).toEqual([]);
  });

  const TWO_WAIT = `title: 11-1b-1 two abilities wait
cards:
  a: { like: 1/1/1, abilities: [{ kind: auto, when: { on: enters, card: { other: true } }, effect: [{ do: draw, player: own, count: 1 }] }] }
  b: { like: 1/1/1, abilities: [{ kind: auto, when: { on: enters, card: { other: true } }, effect: [{ do: draw, player: own, count: 2 }] }] }
p1: { A1: a, A2: b, hand: [3/3/3] }
answers: [play 3/3/3, to D1`;

  test('nothing is settled while abilities wait to be played', () => {
    expect(findingsOf(`${TWO_WAIT}]\nexpect: { noFacts: [{ what: moved, to: p1 hand }] }`)[0]).toBe(
      'case.yaml:1: a decision that cannot be passed comes first: p1 decides waitingAbility (11-1b-1); legal actions: use a for 3/3/3, use b for 3/3/3',
    );
    const answered = `${TWO_WAIT}, use a]\nexpect: { p1: { hand: 3 }, facts: [{ what: moved, to: p1 hand, times: 3 }] }`;
    expect(findingsOf(answered)).toEqual([]);
  });

  test('nothing is settled while a player is asked in the midst of a phase', () => {
    const text =
      'title: 8-8b vigilance\np1: { A1: byakuya }\nstart: attack declaration\nanswers: [end attacking]';
    expect(judged(text).decision).toMatchObject({ player: 1, kind: 'gateAction' });
  });

  test('what never comes ends the scenario where it was waited for, with the legal actions', () => {
    const text = `${LAST_ATTACK}until: { state: match.mulligan }`;
    expect(findingsOf(text)).toEqual([
      expect.stringMatching(
        /^case.yaml:6: until: (the match ends before this point|this point is not reached in 200 passed decisions); p2 decides gateAction \(9-3e\); legal actions: .*pass/,
      ),
    ]);
    const { position, facts } = judged(text);
    expect(position?.game).toMatchObject({ turn: { player: 1, phase: 'main' } });
    expect(facts.filter(({ what }) => what === 'turnBegan')).toHaveLength(1);
  });

  test('what comes only after a decision that cannot be passed ends the scenario at that decision', () => {
    const text = `${TWO_WAIT}]\nuntil: match over`;
    expect(findingsOf(text)[0]).toContain('p1 decides waitingAbility (11-1b-1)');
    expect(judged(text).decision?.kind).toBe('waitingAbility');
  });

  const notesOf = (text: string) => judged(text).notes.map(findingLine);

  test('a point that comes only after the turn has ended is noted, and nothing is wrong', () => {
    const text = `${LAST_ATTACK}until: { fact: { what: phaseBegan, phase: main } }`;
    expect(notesOf(text)).toEqual(['case.yaml:6: until: continued into turn 4']);
    expect(findingsOf(text)).toEqual([]);
  });

  test.each([
    ['a point of the same turn', `${LAST_ATTACK}until: { fact: { what: phaseBegan, phase: end } }`],
    ['the beginning of the next turn', `${LAST_ATTACK}until: { fact: { what: turnBegan } }`],
    ['the end of the match', `${LAST_ATTACK}until: match over`],
    [
      'a point of the turn that the scenario begins with',
      'title: 6-1 a turn\nstart: turn\nuntil: { fact: { what: phaseBegan, phase: main } }',
    ],
  ])('nothing is noted of %s', (_, text) => {
    expect(notesOf(text)).toEqual([]);
  });

  test('a kind of decision by the name it had before is accepted, with a note', () => {
    const text = `title: u2103/enhance.1 put out
cards:
  rise: { type: event, timing: standard, effect: [{ do: chooseZone, as: there, kinds: [attack] }, { do: move, cards: { all: { zone: [graveyard] } }, to: 'zone:there' }] }
  fan: { like: 1/1/1, faction: wonderverse }
p1: { hand: rise, graveyard: blackmen, A1: fan }
answers:
  - play rise
  - to A2
  - { answer: put A1 under it, kind: effectChoice }
`;
    expect(findingsOf(text)).toEqual([]);
    expect(notesOf(text)).toEqual([
      'case.yaml:9: answers.2: the kind effectChoice is called enhance here; write kind: enhance',
    ]);
  });

  test('several points one after the other', () => {
    const text = `${LAST_ATTACK}  
expect: { phase: attack }`.replace(
      '[attack A1 -> A1]',
      `
  - attack A1 -> A1
  - { until: { state: damageStep.during }, expect: { gate: 1, p2: { A1: { damage: 0 } } } }
  - { until: { state: damageStep.after }, expect: { gate: 0, p2: { A1: { damage: 3 } } } }`,
    );
    expect(findingsOf(text)).toEqual([]);
  });
});
