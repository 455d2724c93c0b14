import { assign, setup } from 'xstate';
import type { GameState } from '../core/fact.ts';
import type { Process } from '../core/rule-machine.ts';
import { StepBudget } from '../runtime/run.ts';
import { chartOf } from '../runtime/chart/chart.ts';
import { type LeanRuntime, runFactoryOf } from '../runtime/compiler/lean-runs.ts';
import type { Bench } from './measure.ts';

interface Counting {
  readonly game: GameState;
  readonly left: number;
}

const STEPS = 2_000_000;

/** A chart with next to no rules: it goes to and fro, and counts down. */
const counting: Process<Counting, Counting> = setup({
  types: {
    context: {} as Counting,
    input: {} as Counting,
    output: {} as Counting,
    events: {} as { readonly type: 'answer' },
  },
  guards: { isCounted: ({ context }) => context.left === 0 },
  actions: { count: assign(({ context }) => ({ left: context.left - 1 })) },
}).createMachine({
  id: 'counting',
  context: ({ input }) => input,
  output: ({ context }) => context,
  initial: 'here',
  states: {
    here: {
      always: [
        { guard: 'isCounted', target: 'counted' },
        { target: 'there', actions: 'count' },
      ],
    },
    there: {
      always: [
        { guard: 'isCounted', target: 'counted' },
        { target: 'here', actions: 'count' },
      ],
    },
    counted: { type: 'final' },
  },
});

/** What its rows are called, before the runtime. */
export const STEPS_BENCH = 'microsteps without rules';

/** What a runtime itself costs: microsteps whose rules are a comparison and a subtraction. */
export const stepsBench = (runtime: LeanRuntime): Bench => ({
  name: `${STEPS_BENCH}, ${runtime}`,
  run: () => {
    const run = runFactoryOf(runtime)(new StepBudget(STEPS + 1), undefined);
    const game: GameState = { edition: '', facts: [] };
    const { frame } = run.start(chartOf(counting), { game, left: STEPS });
    if (frame !== undefined) throw new Error('the process asks something');
    return { counts: { microsteps: STEPS + 1 }, checksum: run.place };
  },
});
