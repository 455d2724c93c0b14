import { describe, expect, test } from 'vitest';
import { startMatch } from '../../src/runtime/start.ts';
import { END, invoking, machineOf, TAKE, waiting } from './support/machines.ts';
import { errorOf } from './support/outcome.ts';
import { pick, tinyGame, tinyRuleset } from './support/tiny-ruleset.ts';

const DONE = { target: 'ask', actions: TAKE };

/** Asks; then invokes a process that starts in the state `first`. */
const around = (first: object, rest: object = {}) => {
  const child = machineOf('inner', { first, last: { always: 'end' }, end: END }, {}, rest);
  return tinyRuleset(machineOf('outer', { ask: waiting('work'), work: invoking(DONE), end: END }, { child }));
};

describe.each(['lean', 'interpreted', 'actors'] as const)('rules that throw (%s)', (runtime) => {
  test.each<[title: string, first: object, message: string, place: string]>([
    [
      'a guard',
      { always: [{ guard: 'boom', target: 'last' }, { target: 'last' }] },
      'the guard broke',
      'inner: first',
    ],
    ['an action', { always: { target: 'last', actions: 'boom' } }, 'the action broke', 'inner: first'],
    ['an entry action', { entry: 'boom', always: 'last' }, 'the action broke', 'inner: first'],
  ])('surface from answer() with machine, state and cause: %s', (_, first, message, place) => {
    const match = startMatch(around(first), tinyGame(), { runtime });
    const before = match.position();
    const error = errorOf(() => match.answer(0, 'a'));
    expect(error).toMatchObject({ code: 'RULE_ERROR', place, message });
    expect(error.cause).toMatchObject({ message });
    expect(match.position()).toEqual(before);
    expect(match.pending()).toBeUndefined();
    expect(match.answer(0, 'a')?.code).toBe('MATCH_FAILED');
    expect(match.concede(0)?.code).toBe('MATCH_FAILED');
  });

  test('surface from a guard on an answer', () => {
    const machine = machineOf('outer', { ask: waiting([{ guard: 'boom', target: 'end' }, 'end']), end: END });
    const match = startMatch(tinyRuleset(machine), tinyGame(), { runtime });
    const error = errorOf(() => match.answer(0, 'a'));
    expect(error).toMatchObject({ code: 'RULE_ERROR', place: 'outer: ask' });
    expect(error.message).toContain('the guard broke');
  });

  test('surface from a guard on the end of a process', () => {
    const child = machineOf('inner', { a: { always: 'end' }, end: END });
    const done = [{ ...DONE, guard: 'boom' }, DONE];
    const machine = machineOf('outer', { ask: waiting('work'), work: invoking(done), end: END }, { child });
    const match = startMatch(tinyRuleset(machine), tinyGame(), { runtime });
    expect(errorOf(() => match.answer(0, 'a'))).toMatchObject({ code: 'RULE_ERROR', place: 'outer: work' });
  });

  test('surface from context, input and output', () => {
    const fail = () => {
      throw new Error('broke');
    };
    const places = [
      around({ always: 'last' }, { context: fail }),
      around({ always: 'last' }, { output: fail }),
      tinyRuleset(
        machineOf(
          'outer',
          { ask: waiting('work'), work: invoking(DONE, { input: fail }), end: END },
          { child: machineOf('inner', { a: { always: 'end' }, end: END }) },
        ),
      ),
    ].map((ruleset) => {
      const match = startMatch(ruleset, tinyGame(), { runtime });
      const { code, place, message } = errorOf(() => match.answer(0, 'a'));
      return `${code} ${place}: ${message}`;
    });
    expect(places).toEqual([
      'RULE_ERROR inner: first: broke',
      'RULE_ERROR inner: last: broke',
      'RULE_ERROR outer: ask: broke',
    ]);
  });

  test('surface from the start of a match', () => {
    const machine = machineOf('outer', { a: { entry: 'boom', always: 'end' }, end: END });
    expect(errorOf(() => startMatch(tinyRuleset(machine), tinyGame(), { runtime }))).toMatchObject({
      code: 'RULE_ERROR',
      place: 'outer: a',
      message: 'the action broke',
    });
  });

  test('surface from a decision', () => {
    const machine = machineOf('outer', { a: waiting('end'), end: END });
    const pick = () => {
      throw new Error('nothing to ask');
    };
    const ruleset = tinyRuleset(machine, { decisions: { pick } });
    const error = errorOf(() => startMatch(ruleset, tinyGame(), { runtime }).pending());
    expect(error).toMatchObject({ code: 'RULE_ERROR', place: 'outer: a', message: 'nothing to ask' });
  });

  test('surface from a concession', () => {
    const machine = machineOf('outer', { a: waiting('end'), end: END });
    const concede = () => {
      throw new Error('never');
    };
    const match = startMatch(tinyRuleset(machine, { concede }), tinyGame(), { runtime });
    expect(errorOf(() => match.concede(0))).toMatchObject({ code: 'RULE_ERROR', place: 'tiny: concede' });
    expect(match.answer(0, 'a')?.code).toBe('MATCH_FAILED');
  });

  test('leave no error behind for a timer', async () => {
    const errors: unknown[] = [];
    const listen = (error: unknown) => errors.push(error);
    process.on('uncaughtException', listen);
    const match = startMatch(around({ entry: 'boom', always: 'last' }), tinyGame(), { runtime });
    errorOf(() => match.answer(0, 'a'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.off('uncaughtException', listen);
    expect(errors).toEqual([]);
  });
});

describe.each(['lean', 'interpreted', 'actors'] as const)('a loop of instant steps (%s)', (runtime) => {
  const start = (machine: Parameters<typeof tinyRuleset>[0]) =>
    startMatch(tinyRuleset(machine), tinyGame(), { runtime, stepBudget: 50 });

  test('in one machine ends with an error that names it', () => {
    const machine = machineOf('dizzy', {
      ask: waiting('a'),
      a: { always: 'b' },
      b: { always: 'a' },
      end: END,
    });
    const match = start(machine);
    const error = errorOf(() => match.answer(0, 'a'));
    expect(error.code).toBe('STEP_BUDGET');
    expect(error.message).toContain('in a loop of these machines: dizzy');
    expect(match.answer(0, 'a')?.code).toBe('MATCH_FAILED');
  });

  test('is told from a long way: a match takes as many steps as it is given, or a hundred thousand', () => {
    const there = machineOf('there', {
      a: { always: 'b' },
      b: { always: 'c' },
      c: { always: 'end' },
      end: END,
    });
    const steps = (stepBudget?: number) => () =>
      startMatch(tinyRuleset(there), tinyGame(), { runtime, ...(stepBudget && { stepBudget }) });
    expect(steps(3)().pending()).toBeUndefined();
    expect(errorOf(steps(2)).code).toBe('STEP_BUDGET');
    expect(steps()().pending()).toBeUndefined();
    const dizzy = machineOf('dizzy', { a: { always: 'b' }, b: { always: 'a' }, end: END });
    // Actors that are told of hold back the steps of a process that starts: each must take no longer than the one before.
    const endless = () => startMatch(tinyRuleset(dizzy), tinyGame(), { runtime, onStep: () => {} });
    expect(errorOf(endless).message).toContain('more than 100000 microsteps');
  });

  test('of parent and child that invoke each other again and again names both', () => {
    const child = machineOf('inner', { a: { always: 'end' }, end: END });
    const done = { target: 'again', actions: TAKE };
    const machine = machineOf(
      'outer',
      { work: invoking(done), again: { always: 'work' }, end: END },
      { child },
    );
    const error = errorOf(() => start(machine));
    expect(error.code).toBe('STEP_BUDGET');
    expect(error.message).toContain('in a loop of these machines: inner, outer');
  });

  test('of a parent whose child ends at once names the parent', () => {
    const child = machineOf('inner', { end: END });
    const done = { target: 'again', actions: TAKE };
    const machine = machineOf(
      'outer',
      { work: invoking(done), again: { always: 'work' }, end: END },
      { child },
    );
    expect(errorOf(() => start(machine)).message).toContain('in a loop of these machines: outer');
  });

  test('is none if the budget suffices: every answer has its own', () => {
    const loop = {
      guard: { type: 'isBelow', params: { limit: 40 } },
      target: 'a',
      reenter: true,
      actions: { type: 'add', params: { n: 1 } },
    };
    const machine = machineOf('busy', {
      ask: waiting({ target: 'a', actions: 'hear' }),
      a: { always: [loop, { target: 'ask', guard: 'isOdd' }, 'ask'] },
      end: END,
    });
    const match = start(machine);
    expect(match.answer(0, 'a')).toBeUndefined();
    expect(match.game().n).toBe(40);
    for (let round = 0; round < 30; round += 1) expect(match.answer(0, 'a')).toBeUndefined();
  });
});

test.each(['lean', 'interpreted', 'actors'] as const)(
  'a process that rests where nothing is asked is an error (%s)',
  (runtime) => {
    const machine = machineOf('outer', { a: { always: { guard: 'isOdd', target: 'end' } }, end: END });
    expect(errorOf(() => startMatch(tinyRuleset(machine), tinyGame(), { runtime }))).toMatchObject({
      code: 'CHART_STUCK',
      place: 'outer: a',
    });
  },
);

test.each(['lean', 'interpreted', 'actors'] as const)('so is a decision without options (%s)', (runtime) => {
  const machine = machineOf('outer', { ask: waiting('end'), end: END });
  const decisions = { pick: (context: Parameters<typeof pick>[0]) => ({ ...pick(context), options: [] }) };
  const match = () => startMatch(tinyRuleset(machine, { decisions }), tinyGame(), { runtime });
  expect(errorOf(() => match().pending())).toMatchObject({
    code: 'CHART_STUCK',
    place: 'outer: ask',
    message: 'the decision "pick" has no options',
  });
});
