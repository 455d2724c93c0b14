import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { archivedText } from '../package-archive.ts';
import { packageFile } from '../package-files.ts';
import { customRuleset } from '../registry.ts';
import type { ClausePlaces, RulesetClauses } from './clause-details.ts';
import { mutantPlaces } from './mutant-results.ts';
import { placesIn } from './places.ts';
import { moduleSources, moduleTitles, ruleSources, testTitles } from './rule-sources.ts';

/** In the archive of the package, which has neither sources nor tests. */
export const PLACES_FILE = 'clauses.json';

const LISTS = ['charts', 'rules', 'called', 'tests', 'proofs'] as const satisfies (keyof ClausePlaces)[];

type List = (typeof LISTS)[number];

/** Rows field by field, which takes less of the archive than row by row; `null`: the row has no such field. */
type Columns = Readonly<Record<string, readonly unknown[]>>;

/** The places by ruleset and list. */
type PlacesFile = Readonly<Record<string, Readonly<Record<List, Columns>>>>;

const eachList = <Form>(formOf: (list: List) => Form) =>
  Object.fromEntries(LISTS.map((list) => [list, formOf(list)])) as Record<List, Form>;

const inColumns = (rows: readonly object[]): Columns => {
  const fields = rows.map((row) => new Map<string, unknown>(Object.entries(row)));
  const names = new Set(fields.flatMap((row) => [...row.keys()]));
  return Object.fromEntries([...names].map((name) => [name, fields.map((row) => row.get(name) ?? null)]));
};

const inRows = (columns: Columns): readonly object[] => {
  const fields = Object.entries(columns);
  const [, first = []] = fields[0] ?? [];
  return first.map((_, at) =>
    Object.fromEntries(fields.map(([name, values]) => [name, values[at] ?? undefined])),
  );
};

/** Root of the clone or of the package. */
const ROOT = packageFile('.');

const placesInClone = (root: string, { id, clauses }: RulesetClauses): ClausePlaces => ({
  ...placesIn(clauses, ruleSources(root, id), testTitles(root)),
  proofs: mutantPlaces(root, id),
});

/** The text of the file of places, from the sources below a root. */
export const placesText = (root: string, rulesets: Iterable<RulesetClauses>): string => {
  const file: PlacesFile = Object.fromEntries(
    [...rulesets].map((ruleset) => {
      const places = placesInClone(root, ruleset);
      return [ruleset.id, eachList((list) => inColumns(places[list]))];
    }),
  );
  return `${JSON.stringify(file)}\n`;
};

const placesInModule = (module: string, { clauses }: RulesetClauses): ClausePlaces => ({
  ...placesIn(clauses, moduleSources(module), moduleTitles(module)),
  proofs: [],
});

/** Every place about a clause of a ruleset: in its module where it is from outside, else as the sources are now in a clone, as they were built in a package. */
export const placesOf = (ruleset: RulesetClauses): ClausePlaces => {
  const own = customRuleset();
  if (own?.ruleset.id === ruleset.id) return placesInModule(own.path, ruleset);
  if (existsSync(join(ROOT, 'src/registered.ts'))) return placesInClone(ROOT, ruleset);
  const kept = (JSON.parse(archivedText(PLACES_FILE) ?? '{}') as PlacesFile)[ruleset.id];
  return eachList((list) => inRows(kept?.[list] ?? {})) as unknown as ClausePlaces;
};
