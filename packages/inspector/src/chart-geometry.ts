import type { ChartGeometry, Geometry, Ruleset } from 'gatechart/tools';
import { type ChartProcess, chartJson, processesOf } from 'gatechart/tools';

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
