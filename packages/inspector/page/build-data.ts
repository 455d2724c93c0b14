import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testTitles } from 'gatechart/node';
import { rulesets } from 'gatechart/rulesets';
import { chartJson, digest, processesOf, titlesOfClauses } from 'gatechart/tools';

/** Digest of every chart that runs. */
export const chartsDigest = (): string =>
  digest(
    [...rulesets.values()].map(({ id, editions }) => [
      id,
      Object.entries(editions).map(([edition, root]) => [edition, processesOf(root).map(chartJson)]),
    ]),
  );

/** What a scenario shows, its file below the folder of scenarios of the ruleset, and its title in Japanese. */
type ScenarioTitle = readonly [title: string, file: string, titleJa: string];

/** The scenarios about a clause, by clause. */
export type ScenarioTitles = Readonly<Record<string, readonly ScenarioTitle[]>>;

const PROJECT_ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const SCENARIO = /^test\/scenarios\/[^/]+\/(?<file>.+)\.ya?ml$/;

/** The title of a scenario in Japanese; nothing where its file has none. */
const japaneseTitle = (path: string): string | undefined =>
  SCENARIO.test(path)
    ? /^titleJa: (.*)$/m.exec(readFileSync(join(PROJECT_ROOT, path), 'utf8'))?.[1]
    : undefined;

/** Every scenario by ruleset and clause. */
export const scenarioTitles = (): Readonly<Record<string, ScenarioTitles>> => {
  const titles = testTitles(PROJECT_ROOT);
  return Object.fromEntries(
    [...rulesets.values()].map(({ id, clauses }) => {
      const own = titles.filter(({ path }) => path.startsWith(`test/scenarios/${id}/`));
      const byClause = new Map<string, ScenarioTitle[]>();
      for (const { clause, title, path } of titlesOfClauses(clauses, own)) {
        const file = SCENARIO.exec(path)?.groups?.file ?? path;
        const rest = (text: string): string => text.slice(clause.length).trim();
        const shown: ScenarioTitle = [rest(title), file, rest(japaneseTitle(path) ?? title)];
        byClause.set(clause, [...(byClause.get(clause) ?? []), shown]);
      }
      return [id, Object.fromEntries(byClause)];
    }),
  );
};
