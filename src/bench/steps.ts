import { assign, setup } from 'xstate';
import { digest } from '../core/data/digest.ts';
import type { GameState } from '../core/game-state.ts';
import { defaultDecks } from '../core/match-setup.ts';
import type { Process } from '../core/rule-machine.ts';
import type { MicroBenchmark, Ruleset } from '../core/ruleset.ts';

import { chartOf } from '../runtime/chart/chart.ts';
import { type LeanRuntime, runFactoryOf } from '../runtime/compiler/compiler.ts';
import { DEFAULT_STEP_BUDGET, StepBudget } from '../runtime/run.ts';
import { startMatch } from '../runtime/start.ts';
import type { Bench, Work } from './measure.ts';

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

const SEED = 1;
const TIMES = 200;
const GAMES = 40;

/** Games in which the process asks nobody anything. */
const gamesOf = (ruleset: Ruleset, { starts, byHand }: MicroBenchmark): readonly GameState[] => {
  const found: GameState[] = [];
  for (let index = 0; found.length < GAMES; index += 1) {
    const game = ruleset.newGame({
      edition: ruleset.defaultEdition,
      decks: defaultDecks(ruleset),
      seed: SEED,
      index,
    });
    const begun = startMatch(ruleset, game, { runtime: 'lean' }).game();
    found.push(...starts(begun).filter((start) => byHand(start) !== undefined));
  }
  return found;
};

const asCharts = ({ process }: MicroBenchmark): ((game: GameState) => GameState) => {
  const chart = chartOf(process);
  return (game) => {
    const run = runFactoryOf('lean')(new StepBudget(DEFAULT_STEP_BUDGET), undefined);
    const rest = run.start(chart, { game });
    if (rest.frame !== undefined) throw new Error('the process asks something');
    return (rest.output as { readonly game: GameState }).game;
  };
};

/** A process as plain code, and as charts: the bound for what charts can reach, and they. */
export const microBenches = (ruleset: Ruleset, micro: MicroBenchmark): readonly [Bench, Bench] => {
  const on = gamesOf(ruleset, micro);
  const benchOf = (name: string, resolve: (game: GameState) => GameState | undefined): Bench => ({
    name: `${micro.name}, ${name}`,
    run: (): Work => {
      let last: readonly (GameState | undefined)[] = [];
      for (let time = 0; time < TIMES; time += 1) last = on.map(resolve);
      return {
        counts: { processes: TIMES * on.length },
        checksum: digest(last.map((game) => game && micro.outcome(game))),
      };
    },
  });
  return [benchOf('plain code', micro.byHand), benchOf('charts, lean', asCharts(micro))];
};
