import { chartJson } from '../../src/charts/chart-json.ts';
import { drawChart } from '../../src/charts/layout/draw-chart.ts';
import type { ChartGeometry } from '../../src/charts/layout/geometry.ts';
import { type ChartProcess, processesOf } from '../../src/charts/process-2.ts';
import type { ChartState } from '../../src/charts/state.ts';
import type { ChartTransition } from '../../src/charts/transition.ts';
import type { Ruleset } from '../../src/core/ruleset-2.ts';
import { slug } from './page.ts';

/** A process as one or more editions run it. */
export interface ChartData {
  /** Its id; with the edition where others run another one of that id. */
  readonly name: string;
  /** The last part of its address. */
  readonly slug: string;
  readonly process: ChartProcess;
  readonly editions: readonly string[];
  readonly geometry: ChartGeometry;
}

/** Every chart of a ruleset, equal ones once, those of the usual edition first. */
export const chartsOf = async ({ editions, defaultEdition }: Ruleset): Promise<readonly ChartData[]> => {
  const found = new Map<string, { readonly process: ChartProcess; readonly editions: string[] }>();
  for (const [edition, root] of Object.entries(editions).toSorted(
    ([a], [b]) => Number(b === defaultEdition) - Number(a === defaultEdition),
  )) {
    for (const process of processesOf(root)) {
      const text = JSON.stringify(chartJson(process).machine) + process.id;
      const known = found.get(text);
      if (known === undefined) found.set(text, { process, editions: [edition] });
      else known.editions.push(edition);
    }
  }
  const ids = new Set<string>();
  const charts: ChartData[] = [];
  for (const { process, editions: running } of found.values()) {
    const name = ids.has(process.id) ? `${process.id} (${running[0]})` : process.id;
    ids.add(process.id);
    charts.push({ name, slug: slug(name), process, editions: running, geometry: await drawChart(process) });
  }
  return charts;
};

/** A place of a chart that cites a clause. */
export interface ChartPlace {
  readonly chart: ChartData;
  /** The state that cites it, or that owns the transition that does; empty for the machine itself. */
  readonly state: string;
  readonly transition?: ChartTransition;
}

/** Where charts cite a clause. */
export const placesIn = (charts: readonly ChartData[], clause: string): readonly ChartPlace[] =>
  charts.flatMap((chart) => [
    ...chart.process.states
      .filter(({ clauses }) => clauses.includes(clause))
      .map(({ path }: ChartState) => ({ chart, state: path })),
    ...chart.process.transitions
      .filter(({ clauses }) => clauses.includes(clause))
      .map((transition) => ({ chart, state: transition.from, transition })),
  ]);
