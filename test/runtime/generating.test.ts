import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assign } from 'xstate';
import { gate } from '../../machines/gate-ruler/gate.ts';
import { rulerDamage } from '../../machines/gate-ruler/ruler-damage.ts';
import { chartOf, type Leaf } from '../../src/runtime/chart/chart.ts';
import { stateSource } from '../../src/runtime/compiler/chart-source.ts';
import { Compiler } from '../../src/runtime/compiler/compiler.ts';
import { startMatch } from '../../src/runtime/start.ts';
import { END, invoking, machineOf, TAKE, waiting } from './support/machines.ts';
import { errorOf } from './support/outcome.ts';
import { type TinyGame, tinyGame, tinyRuleset } from './support/tiny-ruleset.ts';

interface Holding {
  readonly context: { readonly game: TinyGame };
}

const add = (n: number) => ({ type: 'add', params: { n } });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('where code may not be generated', () => {
  let tried = 0;

  class Barred {
    constructor() {
      tried += 1;
      throw new EvalError('Code generation from strings disallowed for this context');
    }
  }

  beforeEach(() => {
    tried = 0;
    vi.resetModules();
    vi.stubGlobal('Function', Barred);
  });

  test('a lean match is played all the same, and code is tried once', async () => {
    const { startMatch } = await import('../../src/runtime/start.ts');
    const machine = machineOf('outer', { ask: waiting({ target: 'end', actions: add(3) }), end: END });
    for (let round = 0; round < 2; round += 1) {
      const match = startMatch(tinyRuleset(machine), tinyGame(), { runtime: 'lean' });
      expect(match.runtime).toBe('lean');
      match.answer(0, 'a');
      expect(match.game().n).toBe(3);
    }
    expect(tried).toBe(1);
  });

  test('a match of interpreted charts or of actors tries none', async () => {
    const { startMatch } = await import('../../src/runtime/start.ts');
    const machine = machineOf('outer', { ask: waiting('end'), end: END });
    startMatch(tinyRuleset(machine), tinyGame(), { runtime: 'interpreted' });
    startMatch(tinyRuleset(machine), tinyGame(), { runtime: 'actors' });
    expect(tried).toBe(0);
  });
});

describe.each(['lean', 'interpreted', 'actors'] as const)('what charts may do (%s)', (runtime) => {
  test('a process may be handed a context as it is, and hand its own back', () => {
    const child = machineOf(
      'inner',
      { a: { always: { target: 'b', actions: add(1) } }, b: { always: 'end' }, end: END },
      {},
      {
        context: ({ input }: { readonly input: unknown }) => input,
        output: ({ context }: Holding) => context,
      },
    );
    const input = ({ context }: Holding) => context;
    const done = { target: 'ask', actions: TAKE };
    const outer = machineOf(
      'outer',
      { work: invoking(done, { input }), ask: waiting('end'), end: END },
      { child },
    );
    const match = startMatch(tinyRuleset(outer), tinyGame(), { runtime });
    expect(match.game().n).toBe(1);
  });

  test('every key of an action is worked out from the context before it', () => {
    const swap = assign({
      first: ({ context }: { context: Record<string, unknown> }) => context.second,
      second: ({ context }: { context: Record<string, unknown> }) => context.first,
    });
    const machine = machineOf(
      'outer',
      { a: { entry: swap, always: 'ask' }, ask: waiting('end'), end: END },
      {},
      {
        context: ({ input }: { readonly input: object }) => ({ ...input, first: 1, second: 2 }),
      },
    );
    const match = startMatch(tinyRuleset(machine), tinyGame(), { runtime });
    expect(match.position().stack).toEqual([{ state: 'ask', rest: { first: 2, second: 1 } }]);
  });

  test('names that no program could use do no harm', () => {
    const machine = machineOf('2-fold "machine"', {
      'new\n*/ state': { always: 'class' },
      class: waiting('end', { entry: add(1) }),
      end: END,
    });
    const match = startMatch(tinyRuleset(machine), tinyGame(), { runtime });
    expect(match.position()).toMatchObject({ game: { n: 1 }, stack: [{ state: 'class' }] });
  });
});

test('processes that end at once may follow each other as often as the budget allows', () => {
  const child = machineOf('inner', { end: END });
  const done = { target: 'again', actions: TAKE };
  const machine = machineOf(
    'outer',
    { work: invoking(done), again: { always: 'work' }, end: END },
    { child },
  );
  const run = () => startMatch(tinyRuleset(machine), tinyGame(), { runtime: 'lean' });
  expect(errorOf(run).code).toBe('STEP_BUDGET');
});

test('the page on the runtimes shows a generated function as it is', () => {
  const leaf = chartOf(rulerDamage).leaves.get('damageZone') as Leaf;
  const [, ...lines] = stateSource(leaf, 'always', new Compiler()).text.trim().split('\n');
  expect(readFileSync('docs/explanation/runtimes.md', 'utf8')).toContain(lines.slice(0, -1).join('\n'));
});

describe('the copy of a context', () => {
  const code = new Compiler().ofChart(chartOf(gate));
  code.begin({ game: 1, priority: 2 });
  /** The keys of the first one, fewer, others, more, and the same in another order. */
  const contexts = [
    { game: 1, priority: 2 },
    { game: 1 },
    { game: 1, passes: 3 },
    { game: 1, priority: 2, passes: 3 },
    { priority: 2, game: 1 },
  ];

  test.each(contexts)('has the keys of %o, in their order, and is another object', (context) => {
    const copied = code.copy(context);
    expect(Object.entries(copied)).toEqual(Object.entries(context));
    expect(copied).not.toBe(context);
  });
});
