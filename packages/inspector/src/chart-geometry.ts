import { type ChartGeometry, type ChartProcess, chartJson, processesOf, type Ruleset } from 'gatechart/tools';

/** Where the charts of a ruleset are drawn. */
export interface RulesetGeometry {
  readonly charts: readonly ChartGeometry[];
  /** By edition and machine: place in `charts`, as editions share most of them. */
  readonly places: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Draws every chart of a ruleset, equal ones once. */
export const drawRulesetCharts = async (
  { editions }: Ruleset,
  draw: (process: ChartProcess) => Promise<ChartGeometry>,
): Promise<RulesetGeometry> => {
  const charts: ChartGeometry[] = [];
  const known = new Map<string, number>();
  const places: Record<string, Record<string, number>> = {};
  for (const [edition, root] of Object.entries(editions)) {
    const ofEdition: Record<string, number> = {};
    places[edition] = ofEdition;
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
  return { charts, places };
};
