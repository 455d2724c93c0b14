import { chartJson } from '../../charts/chart-json.ts';
import { drawChart } from '../../charts/layout/draw-chart.ts';
import type { Geometry } from '../../charts/layout/geometry.ts';
import { processesOf } from '../../charts/process.ts';
import { digest } from '../../kernel/digest.ts';
import { rulesets } from '../../registered.ts';
import { drawRulesets } from './draw-rulesets.ts';

/** Digest of every chart that runs. */
export const chartsDigest = (): string =>
  digest(
    [...rulesets.values()].map(({ id, editions }) => [
      id,
      Object.entries(editions).map(([edition, root]) => [edition, processesOf(root).map(chartJson)]),
    ]),
  );

/** Draws every chart of every ruleset. */
export const drawAll = async (): Promise<Geometry> => ({
  digest: chartsDigest(),
  ...(await drawRulesets(rulesets.values(), drawChart)),
});
