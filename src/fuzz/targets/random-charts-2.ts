import { GatechartError } from '../../core/errors.ts';
import type { MatchGenerator, Start, StartOf } from '../../core/adapters/generators.ts';
import { shrinkJson } from '../../core/adapters/simpler-json.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import { firstIssue } from '../../replay/read.ts';
import type { FuzzTarget } from '../case.ts';
import { type ChartGame, processOf } from './machine.ts';
import { chartGame, chartRuleset } from './ruleset.ts';
import { chartSpec, drawChart } from './random-charts.ts';

const SEED_MODULUS = 1009;

const chartGenerator: MatchGenerator<ChartGame> = {
  cards: [],
  maxChoices: 12,
  generate: (chance) => ({ form: 'chart', chart: drawChart(chance) }),
  *shrink(start) {
    if (start.form !== 'chart') return;
    for (const chart of shrinkJson(start.chart))
      yield { form: 'chart', chart: chart as StartOf<'chart'>['chart'] };
  },
  newGame: (_start, _edition, seed) => chartGame(seed % SEED_MODULUS),
  cardIn: () => undefined,
};

const specOf = (chart: StartOf<'chart'>['chart']) => {
  const spec = chartSpec.safeParse(chart);
  if (spec.success) return spec.data;
  throw new GatechartError('BAD_FINDING', 'chart', firstIssue(spec.error));
};

const rulesetFor = (start: Start | undefined): Ruleset =>
  chartRuleset(start?.form === 'chart' ? processOf(specOf(start.chart)) : undefined);

/** Random charts of the subset that all runtimes run: what no rule of a game does may still tell the runtimes apart. */
export const randomCharts: FuzzTarget = {
  id: 'random-charts',
  version: 1,
  editions: ['random'],
  arena: chartGenerator,
  oracles: ['records', 'runtimes'],
  rulesetFor,
};
