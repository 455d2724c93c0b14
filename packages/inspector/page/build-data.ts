import { chartJson } from '../../../src/charts/chart-json.ts';
import { drawChart } from '../../../src/charts/layout/draw-chart.ts';
import type { Geometry } from '../../../src/charts/layout/geometry.ts';
import { processesOf } from '../../../src/charts/process-2.ts';
import { digest } from '../../../src/core/data/digest-2.ts';
import { rulesets } from '../../../src/registered.ts';
import { drawRulesetCharts } from '../src/chart-geometry.ts';

/** Digest of every chart that runs. */
export const chartsDigest = (): string =>
  digest(
    [...rulesets.values()].map(({ id, editions }) => [
      id,
      Object.entries(editions).map(([edition, root]) => [edition, processesOf(root).map(chartJson)]),
    ]),
  );

/** Draws every chart of every ruleset. */
export const drawAllCharts = async (): Promise<Geometry> => ({
  digest: chartsDigest(),
  ...(await drawRulesetCharts(rulesets.values(), drawChart)),
});
