import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, assign, enqueueActions, fromPromise, raise, stateIn } from 'xstate';
import { chartOf } from '../../src/runtime/chart/chart.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { END, invoking, machineOf, TAKE, waiting } from './support/machines.ts';
import { errorOf } from './support/outcome.ts';
import { tinyGame, tinyRuleset } from './support/tiny-ruleset.ts';

const child = machineOf('inner', { a: { always: 'end' }, end: END });
const done = { target: 'end', actions: TAKE };

/** The refusal of a machine whose first state is this one. */
const refusalOf = (state: object, rest: object = {}): string => {
  const machine = machineOf('outer', { a: state, b: waiting('end'), end: END }, { child }, rest);
  const { code, place, message } = errorOf(() => chartOf(machine));
  return `${code} ${place}: ${message}`;
};

describe('a chart is refused, with machine, state and feature, for', () => {
  test.each<[feature: string, state: object, refusal: string]>([
    ['exit actions', { always: 'b', exit: 'hear' }, 'exit'],
    ['delayed transitions', { always: 'b', after: { 10: 'b' } }, 'after'],
    ['a wildcard for every event', { always: 'b', on: { '*': 'b' } }, 'on.*'],
    ['a wildcard in the middle', { always: 'b', on: { 'a.*.b': 'b' } }, 'on.a.*.b'],
    ['an event of XState', { always: 'b', on: { 'xstate.done.actor.x': 'b' } }, 'on.xstate.done.actor.x'],
    ['a wildcard for those', { always: 'b', on: { 'xstate.*': 'b' } }, 'on.xstate.*'],
    [
      'inner states that end for nothing',
      { initial: 'x', states: { x: { always: 'y' }, y: END } },
      'onDone that does not end with a transition without guard',
    ],
    [
      'inner states that may end for nothing',
      { initial: 'x', states: { x: { always: 'y' }, y: END }, onDone: { guard: 'isOdd', target: 'b' } },
      'onDone that does not end with a transition without guard',
    ],
    [
      'inner states that end in place',
      { initial: 'x', states: { x: { always: 'y' }, y: END }, onDone: { actions: 'hear' } },
      'onDone that stays in its final state',
    ],
    [
      'inner states that end as they begin',
      { initial: 'x', states: { x: END }, onDone: 'b' },
      'an initial state that is final',
    ],
    [
      'an end of the match with inner states',
      { tags: 'over', initial: 'x', states: { x: { always: '#outer.b' } } },
      'a state with the tag "over" and inner states',
    ],
    [
      'an end of the match that moves on',
      { tags: 'over', always: 'b' },
      'a state with the tag "over" that goes on',
    ],
    [
      'an end of the match that waits',
      { tags: 'over', on: { go: 'b' } },
      'a state with the tag "over" that goes on',
    ],
    [
      'an end of the match that invokes',
      { ...invoking(done), tags: 'over' },
      'a state with the tag "over" that goes on',
    ],
    ['a parallel state', { type: 'parallel', states: { x: {}, y: {} } }, 'a parallel state'],
    [
      'raise',
      { always: { target: 'b', actions: raise({ type: 'x' }) } },
      'an action that is neither a name nor assign',
    ],
    [
      'enqueueActions',
      { entry: enqueueActions(() => {}), always: 'b' },
      'an action that is neither a name nor assign',
    ],
    [
      'an inline function as action',
      { entry: () => {}, always: 'b' },
      'an action that is neither a name nor assign',
    ],
    [
      'an action without implementation',
      { entry: 'unheardOf', always: 'b' },
      'action "unheardOf" without implementation',
    ],
    [
      'an inline guard',
      { always: { guard: () => true, target: 'b' } },
      'a guard that is neither a name nor and, or, not',
    ],
    [
      'a guard on states',
      { always: { guard: stateIn('a'), target: 'b' } },
      'a guard that is neither a name nor and, or, not',
    ],
    [
      'a guard without implementation',
      { always: { guard: 'unheardOf', target: 'b' } },
      'guard "unheardOf" without implementation',
    ],
    ['several targets', { always: { target: ['b', 'end'] } }, 'a transition with several targets'],
    [
      'an initial transition with actions',
      { initial: { target: 'x', actions: 'hear' }, states: { x: { always: '#outer.b' } } },
      'an initial transition with actions',
    ],
    ['a state that goes nowhere', {}, 'a state that neither waits, invokes, ends nor moves on'],
    ['a waiting state without tag', waiting('b', { tags: [] }), 'a waiting state without tag "decision"'],
    [
      'a waiting state that asks nothing',
      waiting('b', { meta: {} }),
      'a waiting state without meta.decision',
    ],
    ['a waiting state without answers', waiting('b', { on: {} }), 'a waiting state without a move in "on"'],
    [
      'a tag alone',
      { always: 'b', tags: 'decision' },
      'a waiting state without meta.decision and a move in "on"',
    ],
    ['waiting and invoking at once', waiting('b', invoking(done)), 'a state that both waits and invokes'],
    ['an invoked machine without id', invoking(done, { id: undefined }), 'an invoked machine without id'],
    ['an invoked machine without name', invoking(done, { src: child }), 'an invoked machine without name'],
    [
      'an invoked machine without input',
      invoking(done, { input: undefined }),
      'an invoked machine without input function',
    ],
    ['onError', invoking(done, { onError: 'b' }), 'onError'],
    ['onSnapshot', invoking(done, { onSnapshot: 'b' }), 'onSnapshot'],
    [
      'an invocation that never leaves',
      invoking(undefined),
      'onDone that does not end with a transition without guard',
    ],
    [
      'onDone that ends with a guard',
      invoking({ ...done, guard: 'isOdd' }),
      'onDone that does not end with a transition without guard',
    ],
    ['onDone without target', invoking({ actions: TAKE }), 'onDone that stays in the state that invokes'],
    [
      'onDone that comes back',
      invoking({ target: 'a', reenter: true }),
      'onDone that stays in the state that invokes',
    ],
    [
      'always on an invoking state',
      { ...invoking(done), always: { guard: 'isOdd', target: 'b' } },
      'always on or around a state that invokes',
    ],
    [
      'two invocations',
      {
        invoke: [
          { id: 'x', src: 'child' },
          { id: 'y', src: 'child' },
        ],
      },
      'several invoked machines in one state',
    ],
    [
      'an invocation around inner states',
      { ...invoking(done), initial: 'x', states: { x: { always: '#outer.b' } } },
      'an invoked machine in a state with inner states',
    ],
    [
      'an invoked name without machine',
      invoking(done, { src: 'nobody' }),
      'invoked machine "nobody" without implementation',
    ],
    ['output of a final state', { ...END, output: 1 }, 'output'],
  ])('%s', (_, state, refusal) => {
    expect(refusalOf(state)).toBe(`CHART_UNSUPPORTED outer: a: ${refusal}`);
  });

  test('history states', () => {
    const state = { initial: 'x', states: { x: { always: '#outer.b' }, back: { type: 'history' } } };
    expect(refusalOf(state)).toBe('CHART_UNSUPPORTED outer: a.back: a history state');
  });

  test('always around a nested final state', () => {
    const state = { initial: 'x', states: { x: { always: 'y' }, y: END }, onDone: 'b' };
    expect(refusalOf({ ...state, always: { guard: 'isOdd', target: 'b' } })).toBe(
      'CHART_UNSUPPORTED outer: a.y: always around a final state',
    );
  });

  test('always around a state that invokes', () => {
    expect(refusalOf(invoking(done), { always: { guard: 'isOdd', target: '.b' } })).toBe(
      'CHART_UNSUPPORTED outer: a: always on or around a state that invokes',
    );
  });

  test('context or output that is not a function', () => {
    const ready = { always: 'b' };
    expect(refusalOf(ready, { context: {} })).toBe(
      'CHART_UNSUPPORTED outer: (root): context that is not a function',
    );
    expect(refusalOf(ready, { output: undefined })).toBe(
      'CHART_UNSUPPORTED outer: (root): output that is not a function',
    );
  });

  test('a machine without states', () => {
    const machine = machineOf('outer', {}, {}, { initial: undefined, states: undefined });
    expect(errorOf(() => chartOf(machine)).message).toBe('a machine without states');
  });

  test('an actor that is not a machine', () => {
    const machine = machineOf('outer', { a: invoking(done), end: END }).provide({
      actors: { child: fromPromise(async () => 1) },
    } as never);
    expect(errorOf(() => chartOf(machine as AnyStateMachine)).message).toBe(
      'invoked "child", which is not a machine',
    );
  });

  test('an action name that stands for a side effect', () => {
    const machine = machineOf('outer', { a: { entry: 'log', always: 'end' }, end: END }).provide({
      actions: { log: () => {} },
    } as never);
    expect(errorOf(() => chartOf(machine as AnyStateMachine)).message).toBe(
      'action "log" that is not assign',
    );
  });

  test('a machine that invokes itself through others', () => {
    const lower = machineOf('lower', { a: invoking(done), end: END });
    const upper = machineOf('upper', { a: invoking(done), end: END }, { child: lower });
    Object.assign(lower.implementations.actors, { child: upper });
    const { place, message } = errorOf(() => chartOf(upper));
    expect(`${place}: ${message}`).toBe(
      'upper: (root): a machine that invokes itself: upper > lower > upper',
    );
  });

  test('something wrong in a machine invoked two levels down', () => {
    const lowest = machineOf('lowest', { a: { always: 'end', exit: 'hear' }, end: END });
    const middle = machineOf('middle', { a: invoking(done), end: END }, { child: lowest });
    const outer = machineOf('outer', { a: invoking(done), end: END }, { child: middle });
    expect(errorOf(() => chartOf(outer)).place).toBe('lowest: a');
  });
});

describe('a match refuses to start', () => {
  const ready = machineOf('outer', { a: waiting('end'), end: END });

  test.each(['lean', 'interpreted', 'actors'] as const)('with a chart outside the subset (%s)', (runtime) => {
    const ruleset = tinyRuleset(machineOf('outer', { a: { always: 'end', exit: 'hear' }, end: END }));
    expect(errorOf(() => startMatch(ruleset, tinyGame(), { runtime })).code).toBe('CHART_UNSUPPORTED');
  });

  test('with a decision that the ruleset does not have', () => {
    const error = errorOf(() =>
      startMatch(tinyRuleset(ready, { decisions: {} }), tinyGame(), { runtime: 'lean' }),
    );
    expect(error).toMatchObject({ code: 'CHART_UNSUPPORTED', place: 'outer: a' });
  });

  test('in an edition that the ruleset does not have', () => {
    const game = { ...tinyGame(), edition: 'first' };
    expect(errorOf(() => startMatch(tinyRuleset(ready), game, { runtime: 'lean' }))).toMatchObject({
      code: 'UNKNOWN_EDITION',
      place: 'first',
    });
  });
});

test('inline assign, inherited answers and an inherited question are inside the subset', () => {
  const machine = machineOf('outer', {
    a: waiting('end', {
      initial: 'x',
      states: { x: { entry: assign(({ context }) => context) }, y: { on: { answer: 'x' } } },
    }),
    end: END,
  });
  expect([...chartOf(machine).leaves.keys()]).toEqual(['a.x', 'a.y', 'end']);
});
