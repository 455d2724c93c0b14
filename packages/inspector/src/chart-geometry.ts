import { chartJson } from '../../../src/charts/chart-json.ts';
import type { ChartGeometry, Geometry } from '../../../src/charts/layout/geometry.ts';
import { type ChartProcess, processesOf } from '../../../src/charts/process.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';

/** Draws every chart of rulesets, equal ones once. */
export const drawRulesetCharts = async (
  rulesets: Iterable<Ruleset>,
  draw: (process: ChartProcess) => Promise<ChartGeometry>,
): Promise<Pick<Geometry, 'charts' | 'places'>> => {
  const charts: ChartGeometry[] = [];
  const known = new Map<string, number>();
  const places: Record<string, Record<string, Record<string, number>>> = {};
  for (const { id, editions } of rulesets) {
    const ofRuleset: Record<string, Record<string, number>> = {};
    places[id] = ofRuleset;
    for (const [edition, root] of Object.entries(editions)) {
      const ofEdition: Record<string, number> = {};
      ofRuleset[edition] = ofEdition;
      for (const process of processesOf(root)) {
        const text = JSON.stringify(chartJson(process));
        let place = known.get(text);
        if (place === undefined) {
          place = charts.push(await draw(process)) - 1;
          known.set(text, place);
        }
        ofEdition[process.id] = place;
      }
    }
  }
  return { charts, places };
};
