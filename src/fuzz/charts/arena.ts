import type { Arena, Start, StartOf } from '../../kernel/faces/arena/arena.ts';
import { simplerJson } from '../../kernel/faces/arena/simpler-json.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { processOf } from './machine.ts';
import { chartGame, chartRuleset } from './ruleset.ts';
import { chartSpec, drawChart } from './spec.ts';

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
