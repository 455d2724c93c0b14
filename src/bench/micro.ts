import { digest } from '../core/data/digest-2.ts';
import type { MicroBenchmark } from '../core/ruleset.ts';
import type { GameState } from '../core/fact.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import { defaultDecks } from '../registry.ts';
import { DEFAULT_STEP_BUDGET, StepBudget } from '../runtime/run.ts';
import { chartOf } from '../runtime/chart/chart.ts';
import { runFactoryOf } from '../runtime/compiler/lean-runs.ts';
import { startMatch } from '../runtime/start.ts';
import type { Bench, Work } from './measure.ts';

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
