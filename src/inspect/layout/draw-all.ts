import { chartJson } from '../../charts/chart-json.ts';
import { processesOf } from '../../charts/process.ts';
import { digest } from '../../kernel/digest.ts';
import { rulesets } from '../../registry.ts';
import { drawChart } from './draw-chart.ts';
import type { ChartGeometry, Geometry } from './geometry.ts';

/** Digest of every chart that runs. */
export const chartsDigest = (): string =>
  digest(
    [...rulesets.values()].map(({ id, editions }) => [
      id,
      Object.entries(editions).map(([edition, root]) => [edition, processesOf(root).map(chartJson)]),
    ]),
  );

/** Draws every chart of every ruleset, equal ones once. */
export const drawAll = async (): Promise<Geometry> => {
  const charts: ChartGeometry[] = [];
  const known = new Map<string, number>();
  const places: Record<string, Record<string, Record<string, number>>> = {};
  for (const { id, editions } of rulesets.values()) {
    const ofRuleset: Record<string, Record<string, number>> = {};
    places[id] = ofRuleset;
    for (const [edition, root] of Object.entries(editions)) {
      const ofEdition: Record<string, number> = {};
      ofRuleset[edition] = ofEdition;
      for (const process of processesOf(root)) {
        const text = JSON.stringify(chartJson(process));
        let place = known.get(text);
        if (place === undefined) {
          place = charts.push(await drawChart(process)) - 1;
          known.set(text, place);
        }
        ofEdition[process.id] = place;
      }
    }
  }
  return { digest: chartsDigest(), charts, places };
};
