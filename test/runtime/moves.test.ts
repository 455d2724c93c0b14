import { describe, expect, it, test } from 'vitest';
import { assign } from 'xstate';
import { canonicalOptions, type Option } from '../../src/core/decision.ts';
import type { Step } from '../../src/core/trace.ts';
import { resumeMatch, startMatch } from '../../src/runtime/start.ts';
import { END, machineOf, waiting } from './support/machines.ts';
import { errorOf } from './support/outcome.ts';
import { type TinyGame, type TinyProcess, tinyGame, tinyRuleset } from './support/tiny-ruleset.ts';

const add = (n: number) => ({ type: 'add', params: { n } });

/** The state that waits, and what else the machine has; its moves are those of `types`. */
const rulesetOf = (root: TinyProcess, types: readonly (string | undefined)[]) =>
  tinyRuleset(root, {
    decisions: {
      pick: () => ({
        player: 0,
        kind: 'pick',
        clause: 'c1',
        options: canonicalOptions(
          types.map((type, index): Option => ({ key: `${index}`, ...(type !== undefined && { type }) })),
        ),
      }),
    },
  });

describe.each(['lean', 'interpreted', 'actors'] as const)('a move (%s)', (runtime) => {
  /** The transitions that the first answer, with that key, leads through, and the game after them. */
  const play = (root: TinyProcess, types: readonly (string | undefined)[], key: string) => {
    const steps: Step[] = [];
    const match = startMatch(rulesetOf(root, types), tinyGame(), {
      runtime,
      onStep: (step) => steps.push(step),
    });
    steps.length = 0;
    expect(match.answer(0, key)).toBeUndefined();
    return { ids: steps.map(({ event, transition }) => `${event}: ${transition}`), match, steps };
  };

  const TYPES = ['attack', 'choose.card', 'choose.card.twice', 'choose', 'pass', undefined];
  const hears = machineOf('hears', {
    a: {
      ...waiting([]),
      initial: 'b',
      on: {
        'choose.*': { target: 'end', actions: add(1) },
        answer: { guard: { type: 'isKey', params: { key: '5' } }, target: 'end', actions: add(2) },
        pass: { target: 'end', actions: add(3) },
      },
      states: {
        b: {
          on: {
            'choose.card.*': [
              { guard: 'isOdd', target: '#hears.end', actions: add(4) },
              { guard: { type: 'isBelow', params: { limit: -1 } }, target: '#hears.end', actions: add(5) },
            ],
            'choose.card': { target: '#hears.end', actions: add(6) },
            attack: [
              { guard: 'isOdd', target: '#hears.end', actions: add(7) },
              { target: '#hears.end', actions: add(8) },
            ],
          },
        },
      },
    },
    end: END,
  });

  it.each([
    ['its own type', '0', 'a.b/attack/1', 8],
    ['its own type before a wildcard', '1', 'a.b/choose.card/0', 6],
    ['a wildcard around, if those before refuse', '2', 'a/choose.*/0', 1],
    ['a wildcard without more', '3', 'a/choose.*/0', 1],
    ['a state around', '4', 'a/pass/0', 3],
    ['no type: as an answer', '5', 'a/answer/0', 2],
  ])('is taken by %s', (_, key, id, n) => {
    const { ids, match } = play(hears, TYPES, key);
    expect(ids).toEqual([`answer: ${id}`]);
    expect(match.game().n).toBe(n);
  });

  it('tells the guards that refused it, and none of other moves', () => {
    const refused = (key: string) => play(hears, TYPES, key).steps[0]?.refused;
    expect(refused('0')).toEqual(['isOdd']);
    expect(refused('2')).toEqual(['isOdd', 'isBelow({"limit":-1})']);
    expect(refused('4')).toEqual([]);
  });

  it.each(['xstate.init', 'gatechart.settle', '*', 3])('cannot have the type %o', (type) => {
    const match = startMatch(rulesetOf(hears, [type as string]), tinyGame(), { runtime });
    expect(errorOf(() => match.answer(0, '0'))).toMatchObject({
      code: 'RULE_ERROR',
      message: `an option cannot have the type ${JSON.stringify(type)}`,
    });
  });

  it('is refused where no transition takes it', () => {
    const match = startMatch(rulesetOf(hears, ['unheard']), tinyGame(), { runtime });
    const { code, place } = errorOf(() => match.answer(0, '0'));
    expect([code, place]).toEqual(['ANSWER_UNHANDLED', 'hears: a.b']);
  });
});

describe.each(['lean', 'interpreted', 'actors'] as const)('a step that ends (%s)', (runtime) => {
  const steps = machineOf('steps', {
    outer: {
      initial: 'inner',
      states: {
        inner: {
          initial: 'x',
          states: { x: { ...waiting({ target: 'y', actions: add(1) }) }, y: { ...END, entry: add(10) } },
          onDone: [
            { guard: 'isOdd', target: 'last', actions: add(100), meta: { clauses: ['c7'] } },
            { target: 'inner' },
          ],
        },
        last: END,
      },
      onDone: { target: 'end', actions: add(1000) },
    },
    end: {
      ...END,
      entry: { type: 'add', params: ({ event }: { event: { type: string } }) => ({ n: event.type.length }) },
    },
  });

  it('lets its parent go on at once, and that its own', () => {
    const told: Step[] = [];
    const match = startMatch(rulesetOf(steps, [undefined]), tinyGame(), {
      runtime,
      onStep: (step) => told.push(step),
    });
    match.answer(0, '0');
    expect(told.map(({ event, from, transition, to }) => `${event}: ${from} ${transition} ${to}`)).toEqual([
      'answer: outer.inner.x outer.inner.x/answer/0 outer.inner.y',
      'done: outer.inner.y outer.inner/done/0 outer.last',
      'done: outer.last outer/done/0 end',
    ]);
    expect(told[1]?.clauses).toEqual(['c7']);
    expect(match.pending()).toBeUndefined();
    expect(match.game().n).toBe(1 + 10 + 100 + 1000 + 'xstate.done.state.steps.outer'.length);
  });

  it('begins it anew where its guard says so', () => {
    const match = startMatch(rulesetOf(steps, [undefined]), tinyGame(1), { runtime });
    match.answer(0, '0');
    expect(match.position().stack.map(({ state }) => state)).toEqual(['outer.inner.x']);
    expect(match.game().n).toBe(12);
  });
});

const RESULT = { winner: 0, clause: 'c3', reasons: [null, null] } as const;
const decide = assign(({ context }: { readonly context: { readonly game: TinyGame } }) => ({
  game: { ...context.game, result: RESULT },
}));

describe.each(['lean', 'interpreted', 'actors'] as const)('the end of a match (%s)', (runtime) => {
  const over = { tags: 'over' };
  const inner = machineOf('inner', {
    a: waiting([
      { guard: { type: 'isBelow', params: { limit: 1 } }, target: 'over' },
      { target: 'over', actions: decide },
    ]),
    over,
  });
  const outer = machineOf(
    'outer',
    {
      a: {
        invoke: {
          id: 'inner',
          src: 'inner',
          input: ({ context }: { context: { game: object } }) => context,
          onDone: { target: 'end', actions: add(50) },
        },
      },
      end: END,
    },
    { inner },
  );

  it('is where a process stops, whatever invoked it', () => {
    const match = startMatch(rulesetOf(outer, [undefined]), tinyGame(2), { runtime });
    expect(match.answer(0, '0')).toBeUndefined();
    expect(match.pending()).toBeUndefined();
    expect(match.game()).toMatchObject({ n: 2, result: RESULT });
    expect(match.position().stack).toEqual([]);
    expect(match.answer(0, '0')?.code).toBe('MATCH_OVER');
    expect(match.concede(0)?.code).toBe('MATCH_OVER');
  });

  it('may come before any question', () => {
    const root = machineOf('root', { a: { always: { target: 'over', actions: decide } }, over });
    const match = startMatch(rulesetOf(root, [undefined]), tinyGame(), { runtime });
    expect(match.pending()).toBeUndefined();
  });

  it('has a result', () => {
    const match = startMatch(rulesetOf(outer, [undefined]), tinyGame(), { runtime });
    expect(errorOf(() => match.answer(0, '0'))).toMatchObject({ code: 'CHART_STUCK', place: 'inner: over' });
  });
});

test('no position rests in an end', () => {
  const root = machineOf('root', {
    a: { ...waiting('step') },
    step: { initial: 'x', states: { x: { always: 'y' }, y: END }, onDone: 'over' },
    over: { tags: 'over' },
  });
  for (const state of ['step.y', 'over']) {
    const position = { game: tinyGame(), stack: [{ state, rest: {} }] };
    const { code } = errorOf(() => resumeMatch(rulesetOf(root, [undefined]), position, { runtime: 'lean' }));
    expect(code).toBe('BAD_POSITION');
  }
});
