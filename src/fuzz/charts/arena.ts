import type { Ruleset } from '../../kernel/ruleset.ts';
import { processOf } from '../charts/machine.ts';
import { chartGame, chartRuleset } from '../charts/ruleset.ts';
import { chartSpec, drawChart } from '../charts/spec.ts';
import { simplerJson } from './simpler-json.ts';
import type { Arena, Start, StartOf } from './start.ts';

const LIMIT = 1009;

const rulesetOf = (start: Start | undefined): Ruleset => {
  if (start?.form !== 'chart') return chartRuleset(undefined) as unknown as Ruleset;
  return chartRuleset(processOf(chartSpec.parse(start.chart))) as unknown as Ruleset;
};

/** Random charts of the subset that both runtimes run: what no rule of a game does may still tell the runtimes apart. */
export const randomChartsArena: Arena = {
  id: 'random-charts',
  editions: ['random'],
  version: 1,
  cards: [],
  longest: 12,
  draw: (chance) => ({ form: 'chart', chart: drawChart(chance) }),
  *simpler(start) {
    if (start.form !== 'chart') return;
    for (const chart of simplerJson(start.chart))
      yield { form: 'chart', chart: chart as StartOf<'chart'>['chart'] };
  },
  open: (start, _edition, seed) => ({ ruleset: rulesetOf(start), game: chartGame(seed % LIMIT) }),
  rulesetFor: rulesetOf,
  cardIn: () => undefined,
};
