import { describe, expect, test } from 'vitest';
import { and, not } from 'xstate';
import type { Step } from '../../src/core/trace.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { END, invoking, machineOf, TAKE, waiting } from './support/machines.ts';
import { tinyGame, tinyRuleset } from './support/tiny-ruleset.ts';

const add = (n: number) => ({ type: 'add', params: { n } });

/** Invokes a process that invokes a process; all of them take steps before anyone is asked. */
const lowest = machineOf('lowest', {
  a: { entry: add(1), always: { target: 'b', actions: add(2) } },
  b: waiting({ target: 'end', actions: ['hear', add(4)] }),
  end: END,
});
const middle = machineOf(
  'middle',
  { a: { always: 'work' }, work: invoking({ target: 'end', actions: TAKE }), end: END },
  { child: lowest },
);
const outer = machineOf(
  'outer',
  { a: { always: 'work' }, work: invoking({ target: 'end', actions: TAKE }), end: END },
  { child: middle },
);

describe.each(['lean', 'interpreted', 'actors'] as const)('the trace (%s)', (runtime) => {
  const told = (
    machine: Parameters<typeof tinyRuleset>[0],
    answers: readonly string[],
    n = 0,
  ): readonly Step[] => {
    const steps: Step[] = [];
    const onStep = (step: Step) => steps.push(step);
    const match = startMatch(tinyRuleset(machine), tinyGame(n), { runtime, onStep });
    for (const key of answers) match.answer(match.pending()?.decision.player ?? 0, key);
    return steps;
  };

  test('tells a step before the first steps of the process that it invokes, and the end of a process after its steps', () => {
    const lines = told(outer, ['a']).map(
      ({ path, event, from, to }) => `${path.join('/')} ${event} ${from}>${to}`,
    );
    expect(lines).toEqual([
      '  a>work',
      'child  a>work',
      'child/child  a>b',
      'child/child answer b>end',
      'child done work>end',
      ' done work>end',
    ]);
  });

  test('tells each fact once: those of an initial state with the step after it, those of an answer alone', () => {
    const facts = told(outer, ['a']).map((step) => step.facts.map(({ what }) => what));
    expect(facts).toEqual([[], [], ['add 1', 'add 2'], ['add 4'], [], []]);
  });

  test('tells facts of an initial state that waits with the answer', () => {
    const machine = machineOf('waits', {
      a: waiting({ target: 'end', actions: ['hear', add(2)] }, { entry: add(4) }),
      end: END,
    });
    const [step] = told(machine, ['a']);
    expect(step?.facts.map(({ what }) => what)).toEqual(['add 4', 'add 2']);
  });

  test('names the transition by owner, event and place, with the guards refused before it, from leaf to root', () => {
    const below = (limit: number) => ({ type: 'isBelow', params: { limit } });
    const machine = machineOf(
      'guards',
      {
        a: waiting([{ guard: below(0), target: 'end' }], {
          initial: 'x',
          states: {
            x: { on: { answer: [{ guard: and(['isOdd', not(below(9))]), target: '#guards.end' }] } },
          },
        }),
        end: END,
      },
      {},
      {
        on: {
          answer: [
            { guard: { type: 'isKey', params: () => ({ key: 'z' }) }, target: '.end' },
            { target: '.end' },
          ],
        },
      },
    );
    expect(told(machine, ['a'])).toMatchObject([
      {
        transition: '/answer/1',
        from: 'a.x',
        to: 'end',
        refused: ['and(isOdd, not(isBelow({"limit":9})))', 'isBelow({"limit":0})', 'isKey'],
      },
    ]);
  });

  test('cites the clauses of the transition and of the states it enters, not of those around it nor of the machine', () => {
    const machine = machineOf(
      'clauses',
      {
        a: { always: { target: 'b', meta: { clauses: ['c9'] } }, meta: { clauses: ['c1'] } },
        b: { always: 'c', meta: { clauses: ['c2'] } },
        c: { meta: { clauses: ['c3'] }, initial: 'x', states: { x: { always: '#clauses.d' } } },
        d: { always: 'end' },
        end: END,
      },
      {},
      { meta: { clauses: ['c0'] } },
    );
    expect(told(machine, []).map(({ clauses }) => clauses)).toEqual([['c9', 'c2'], ['c3'], [], []]);
  });

  test('tells an instant step that changes nothing once, and rests there', () => {
    const machine = machineOf('idle', {
      a: waiting('end', { always: [{ guard: not('isOdd') }, { target: 'end' }] }),
      end: END,
    });
    expect(told(machine, [])).toMatchObject([{ event: '', from: 'a', to: 'a', transition: 'a/always/0' }]);
  });

  test('tells an instant step whose guard looks at an answer that itself changes nothing', () => {
    const machine = machineOf('looking', {
      a: waiting({}, { always: { guard: { type: 'isKey', params: { key: 'b' } }, target: 'end' } }),
      end: END,
    });
    expect(told(machine, ['a', 'b']).map(({ transition, to }) => [transition, to])).toEqual([
      ['a/answer/0', 'a'],
      ['a/answer/0', 'a'],
      ['a/always/0', 'end'],
    ]);
  });
});
