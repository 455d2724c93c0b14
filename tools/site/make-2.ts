import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vitepress';
import { processesOfEdition } from '../../src/charts/edition.ts';
import { drawInvocations } from '../../src/charts/layout/draw-invocations.ts';
import { placesOf } from '../../src/rulebook/place-index.ts';
import { GatechartError } from '../../src/core/errors.ts';
import type { Ruleset } from '../../src/core/ruleset-2.ts';
import { makeFolder, attemptWrite } from '../../src/selfplay/store/file-system.ts';
import { filesBelow, isFolder } from '../../src/cli/files.ts';
import { pageFolder } from '../../src/cli/page-folder.ts';
import { type Book, chaptersOf } from './book.ts';
import { chartsOf } from './content.ts';
import { checkLinks, type LinksChecked } from './dead-links.ts';
import type { RunData } from './run.ts';
import { scenariosOf } from './scenarios.ts';
import { termsOf } from './terms.ts';
import { writeSource } from './make.ts';

/** What a site is made of, and where. */
export interface SiteOptions {
  readonly rulesets: readonly Ruleset[];
  /** Self-play runs whose rates are shown. */
  readonly runs: readonly RunData[];
  /** The address of its root on its host, such as `/rules/`. */
  readonly base: string;
  /** Its source is written to `<folder>/site-source`, the site to `<folder>/site`. */
  readonly folder: string;
  /** Hears how far it is. */
  readonly say: (line: string) => void;
}

export interface MadeSite extends LinksChecked {
  readonly scenarios: number;
}

const SCENARIOS = 'test/scenarios';

const bookOf = async (
  ruleset: Ruleset,
  files: readonly string[],
  runs: readonly RunData[],
): Promise<Book> => ({
  ruleset,
  chapters: chaptersOf(ruleset),
  charts: await chartsOf(ruleset),
  invocations: await drawInvocations(processesOfEdition(ruleset, ruleset.defaultEdition)),
  scenarios: scenariosOf(ruleset, files),
  places: placesOf(ruleset),
  terms: termsOf(ruleset.id),
  run: runs.find(({ summary }) => summary.plan.ruleset === ruleset.id),
});

/** Throws `NO_BUILD` where the inspector that the site takes along is not built. */
const refuseUnbuilt = (): void => {
  if (isFolder(pageFolder())) return;
  throw new GatechartError('NO_BUILD', pageFolder(), 'the inspector is not built');
};

/**
 * Writes the pages, lets VitePress make the site of them, and checks every link of it. Throws `CANNOT_WRITE`, `NO_BUILD`,
 * `CANNOT_READ`.
 */
export const makeSite = async ({ rulesets, runs, base, folder, say }: SiteOptions): Promise<MadeSite> => {
  makeFolder(folder);
  attemptWrite(folder, () => accessSync(folder, constants.W_OK));
  refuseUnbuilt();
  const files = filesBelow(SCENARIOS).filter((file) => /\.ya?ml$/.test(file));
  const books: Book[] = [];
  for (const ruleset of rulesets) {
    say(`${ruleset.id}: drawing its charts and judging its scenarios`);
    books.push(await bookOf(ruleset, files, runs));
  }
  say('writing the pages');
  const source = join(folder, 'site-source');
  writeSource(source, books, base);
  await build(source);
  say('checking every link');
  return {
    ...checkLinks(join(folder, 'site'), base),
    scenarios: books.reduce((sum, { scenarios }) => sum + scenarios.length, 0),
  };
};
