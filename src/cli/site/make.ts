import { join } from 'node:path';
import { build } from 'vitepress';
import { processesOfEdition } from '../../charts/edition.ts';
import { drawInvocations } from '../../charts/layout/draw-invocations.ts';
import { placesOf } from '../../clauses/known-places.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Summary } from '../../selfplay/summary.ts';
import { filesBelow } from '../files.ts';
import { type Book, chaptersOf } from './book.ts';
import { chartsOf } from './charts.ts';
import { checkLinks, type LinksChecked } from './dead-links.ts';
import { scenariosOf } from './scenarios.ts';
import { writeSource } from './write.ts';

/** What a site is made of, and where. */
export interface SiteOptions {
  readonly rulesets: readonly Ruleset[];
  /** Self-play runs whose rates are shown. */
  readonly runs: readonly Summary[];
  /** The address of its root on its host, such as `/rules/`. */
  readonly base: string;
  /** Its source is written to `<folder>/site-source`, the site to `<folder>/site`. */
  readonly folder: string;
}

export interface Made extends LinksChecked {
  readonly scenarios: number;
}

const SCENARIOS = 'test/scenarios';

const bookOf = async (
  ruleset: Ruleset,
  files: readonly string[],
  runs: readonly Summary[],
): Promise<Book> => ({
  ruleset,
  chapters: chaptersOf(ruleset),
  charts: await chartsOf(ruleset),
  invocations: await drawInvocations(processesOfEdition(ruleset, ruleset.defaultEdition)),
  scenarios: scenariosOf(ruleset, files),
  places: placesOf(ruleset),
  run: runs.find(({ plan }) => plan.ruleset === ruleset.id),
});

/** Writes the pages, lets VitePress make the site of them, and checks every link of it. */
export const makeSite = async ({ rulesets, runs, base, folder }: SiteOptions): Promise<Made> => {
  const files = filesBelow(SCENARIOS).filter((file) => /\.ya?ml$/.test(file));
  const books: Book[] = [];
  for (const ruleset of rulesets) books.push(await bookOf(ruleset, files, runs));
  const source = join(folder, 'site-source');
  writeSource(source, books, base);
  await build(source);
  return {
    ...checkLinks(join(folder, 'site'), base),
    scenarios: books.reduce((sum, { scenarios }) => sum + scenarios.length, 0),
  };
};
