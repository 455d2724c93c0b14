import { digest } from '../core/data/digest-2.ts';
import type { MicroBench } from '../core/ruleset.ts';
import type { Baton } from '../core/fact.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import { usualDecks } from '../registry.ts';
import { DEFAULT_STEP_BUDGET, StepBudget } from '../runtime/run.ts';
import { chartOf } from '../runtime/chart/chart.ts';
import { runsOf } from '../runtime/compiler/lean-runs.ts';
import { startMatch } from '../runtime/start.ts';
import type { Bench, Work } from './measure.ts';

const SEED = 1;
const TIMES = 200;
const GAMES = 40;

/** Games in which the process asks nobody anything. */
const gamesOf = (ruleset: Ruleset, { starts, byHand }: MicroBench): readonly Baton[] => {
  const found: Baton[] = [];
  for (let index = 0; found.length < GAMES; index += 1) {
    const game = ruleset.newGame({
      edition: ruleset.defaultEdition,
      decks: usualDecks(ruleset),
      seed: SEED,
      index,
    });
    const begun = startMatch(ruleset, game, { runtime: 'lean' }).game();
    found.push(...starts(begun).filter((start) => byHand(start) !== undefined));
  }
  return found;
};

const asCharts = ({ process }: MicroBench): ((game: Baton) => Baton) => {
  const chart = chartOf(process);
  return (game) => {
    const run = runsOf('lean')(new StepBudget(DEFAULT_STEP_BUDGET), undefined);
    const rest = run.start(chart, { game });
    if (rest.frame !== undefined) throw new Error('the process asks something');
    return (rest.output as { readonly game: Baton }).game;
  };
};

/** A process as plain code, and as charts: the bound for what charts can reach, and they. */
export const microBenches = (ruleset: Ruleset, micro: MicroBench): readonly [Bench, Bench] => {
  const on = gamesOf(ruleset, micro);
  const benchOf = (name: string, resolve: (game: Baton) => Baton | undefined): Bench => ({
    name: `${micro.name}, ${name}`,
    run: (): Work => {
      let last: readonly (Baton | undefined)[] = [];
      for (let time = 0; time < TIMES; time += 1) last = on.map(resolve);
      return {
        counts: { processes: TIMES * on.length },
        checksum: digest(last.map((game) => game && micro.outcome(game))),
      };
    },
  });
  return [benchOf('plain code', micro.byHand), benchOf('charts, lean', asCharts(micro))];
};
