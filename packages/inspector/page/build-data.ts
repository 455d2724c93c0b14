import { fileURLToPath } from 'node:url';
import { testTitles } from 'gatechart/node';
import { rulesets } from 'gatechart/rulesets';
import type { Geometry } from 'gatechart/tools';
import { chartJson, digest, processesOf, titlesOfClauses } from 'gatechart/tools';
import { drawRulesetCharts } from '../src/chart-geometry.ts';
import { drawChart } from '../src/elk-layout.ts';

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

/** The scenarios about a clause: what each shows, and its file below the folder of scenarios of the ruleset. */
export type ScenarioTitles = Readonly<Record<string, readonly (readonly [title: string, file: string])[]>>;

const PROJECT_ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const SCENARIO = /^test\/scenarios\/[^/]+\/(?<file>.+)\.ya?ml$/;

/** Every scenario by ruleset and clause. */
export const scenarioTitles = (): Readonly<Record<string, ScenarioTitles>> => {
  const titles = testTitles(PROJECT_ROOT);
  return Object.fromEntries(
    [...rulesets.values()].map(({ id, clauses }) => {
      const own = titles.filter(({ path }) => path.startsWith(`test/scenarios/${id}/`));
      const byClause = new Map<string, [title: string, file: string][]>();
      for (const { clause, title, path } of titlesOfClauses(clauses, own)) {
        const file = SCENARIO.exec(path)?.groups?.file ?? path;
        byClause.set(clause, [...(byClause.get(clause) ?? []), [title.slice(clause.length).trim(), file]]);
      }
      return [id, Object.fromEntries(byClause)];
    }),
  );
};
