import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withGenerated } from './page-parts.ts';

/** What a keyword file exports, as far as tables need it. */
interface Keyword {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja: string };
  readonly text: { readonly en: string };
  readonly clauses: readonly string[];
}

/** The files of such a folder that are no keyword. */
const OTHERS = ['keyword.ts', 'lookup.ts', 'table.ts'];

/** The generated tables of keywords, one for each ruleset that has keyword files. */
export const keywordTables = (): readonly string[] =>
  readdirSync('src/rulesets')
    .map((ruleset) => `src/rulesets/${ruleset}/keywords/table.ts`)
    .filter((table) => existsSync(table));

const byClause = (a: Keyword, b: Keyword): number =>
  String(a.clauses[0]).localeCompare(String(b.clauses[0]), 'en', { numeric: true });

const keywordFiles = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => !OTHERS.includes(file))
    .sort();

const exportOf = async (path: string): Promise<Keyword> => {
  const [keyword] = Object.values<Keyword>(await import(pathToFileURL(path).href));
  if (keyword === undefined) throw new Error(`${path} exports no keyword.`);
  return keyword;
};

/** The keywords of a folder, in the order of their first clauses, and the files that they come from. */
const keywordsIn = async (folder: string) => {
  const files = keywordFiles(folder);
  const keywords = await Promise.all(files.map((file) => exportOf(join(folder, file))));
  return { files, keywords, sorted: keywords.toSorted(byClause) };
};

/** The text of a table of keywords: an import of each file, and one record of them all. */
export const keywordTable = async (table: string): Promise<string> => {
  const { files, keywords, sorted } = await keywordsIn(dirname(table));
  return [
    '// Written by `npm run docs` from the files of this folder.',
    ...files.map((file, index) => `import { ${keywords[index]?.id} } from './${basename(file)}';`),
    '',
    '/** Every keyword, in the order of their clauses. */',
    'export const keywords = {',
    ...sorted.map(({ id }) => `  ${id},`),
    '};',
    '',
  ].join('\n');
};

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The glossary with the keywords of that table. Throws `MARKERS_MISSING`. */
export const glossaryWith = async (current: string, table: string): Promise<string> => {
  const { sorted } = await keywordsIn(dirname(table));
  const ruleset = basename(dirname(dirname(table)));
  const rows = sorted.map(({ id, name, text, clauses }) =>
    row(name.ja, `${name.en}: ${text.en}`, `\`${id}\``, `\`${clauses[0]}\``),
  );
  const head = [row('Japanese', 'English', 'in the code', 'clause'), '|---|---|---|---|'];
  return withGenerated(
    current,
    [[...head, ...rows].join('\n')],
    'docs/reference/glossary.md',
    `keywords of ${ruleset}`,
  );
};
