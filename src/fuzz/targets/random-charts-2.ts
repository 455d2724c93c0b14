import { GatechartError } from '../../core/errors.ts';
import type { Arena, Start, StartOf } from '../../core/adapters/generators.ts';
import { simplerJson } from '../../core/adapters/simpler-json.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import { firstIssue } from '../../replay/read.ts';
import type { Ground } from '../case.ts';
import { type ChartGame, processOf } from './machine.ts';
import { chartGame, chartRuleset } from './ruleset.ts';
import { chartSpec, drawChart } from './random-charts.ts';

const LIMIT = 1009;

const arena: Arena<ChartGame> = {
  cards: [],
  longest: 12,
  draw: (chance) => ({ form: 'chart', chart: drawChart(chance) }),
  *simpler(start) {
    if (start.form !== 'chart') return;
    for (const chart of simplerJson(start.chart))
      yield { form: 'chart', chart: chart as StartOf<'chart'>['chart'] };
  },
  begin: (_start, _edition, seed) => chartGame(seed % LIMIT),
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
export const randomCharts: Ground = {
  id: 'random-charts',
  version: 1,
  editions: ['random'],
  arena,
  targets: ['records', 'runtimes'],
  rulesetFor,
};
