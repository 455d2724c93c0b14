import {
  accessSync,
  constants,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { drawInvocations } from '@gatechart/inspector/elk-layout';
import { rolldown } from 'rolldown';
import { processesOfEdition } from '../../src/charts/process.ts';
import { STYLE } from '../../src/charts/svg.ts';
import { LANGUAGES, type Language } from '../../src/core/narration.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { attemptWrite, filesBelow, makeFolder } from '../../src/file-system.ts';
import { pageFiles } from '../../src/package-archive.ts';
import { placesOf } from '../../src/rulebook/place-index.ts';
import { type Book, chaptersOf, pageLinks } from './book.ts';
import { chartsOf, type RunData, scenariosOf, termsOf } from './content.ts';
import { checkLinks, type LinksChecked } from './dead-links.ts';
import { assetFile, assetsOf, documentPages, documentsOf, documentWays } from './documents.ts';
import { type Frame, pageHtml } from './layout.ts';
import { siteMessages } from './messages.ts';
import { fileOf, type Page } from './page.ts';
import { collectionPages } from './pages/cards.ts';
import {
  chartFile,
  chartPages,
  chartPicture,
  chartsPage,
  invocationsFile,
  invocationsPicture,
} from './pages/charts.ts';
import { chapterPages, clausePages } from './pages/clauses.ts';
import { editionPages } from './pages/editions.ts';
import { homePage, listsOf, rulesetPage, scenariosPage } from './pages/overview.ts';
import { INSPECTOR } from './pages/rulings.ts';
import type { SearchRecord } from './search/engine.ts';

type Documents = ReturnType<typeof documentsOf>;

const pagesOf = (books: readonly Book[], documents: Documents, language: Language): readonly Page[] => [
  ...books.flatMap((book) => [
    rulesetPage(book, language),
    ...chapterPages(book, language),
    ...clausePages(book, language),
    chartsPage(book, language),
    ...chartPages(book, language),
    scenariosPage(book, language),
    ...collectionPages(book, language),
    ...editionPages(book, language),
  ]),
  ...documentPages(books, documents, language),
];

const homeOf = (books: readonly Book[], documents: Documents, language: Language): readonly Page[] => [
  homePage(books, language),
  ...pagesOf(books, documents, language),
];

const frameOf = (books: readonly Book[], documents: Documents, language: Language): Frame => {
  const say = siteMessages[language];
  const besides = books.map((book) => {
    const way = pageLinks(book, language);
    const chapters = book.chapters.map((chapter) => {
      const { path, title } = way.chapter(chapter);
      return { path, title: /^\d+$/.test(chapter.id) ? `${chapter.id} ${title}` : title };
    });
    return {
      folder: `${book.ruleset.id}/`,
      ways: [
        { title: way.top.title, ways: listsOf(book, language).map((each) => each.way) },
        { title: say.chapters, ways: chapters },
      ],
    };
  });
  const written = { title: say.documents, ways: documentWays(documents, language) };
  return {
    nav: [
      ...books.map((book) => pageLinks(book, language).top),
      { path: 'documents/reference/glossary', title: say.glossary },
      { path: 'documents/index', title: say.documents },
    ],
    beside: (path) =>
      path.startsWith('documents/')
        ? [written]
        : (besides.find(({ folder }) => path.startsWith(folder))?.ways ?? []),
  };
};

/** Writes a file that is not there yet: no two pages have one address. */
const write = (file: string, text: string | Uint8Array): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
};

const recordOf = ({ path, title, search }: Page): readonly SearchRecord[] =>
  search === undefined ? [] : [[search.kind, path, title, [...new Set(search.words)].join(' ')]];

/** The files beside the pages: charts, what documents show, the inspector. */
const writeShared = (folder: string, books: readonly Book[], documents: Documents): void => {
  for (const book of books) {
    for (const language of LANGUAGES) {
      const { id } = book.ruleset;
      write(join(folder, invocationsFile(language, id)), invocationsPicture(book, language));
      for (const chart of book.charts) {
        write(join(folder, chartFile(language, id, chart)), chartPicture(book, language, chart));
      }
    }
  }
  for (const file of assetsOf(documents)) cpSync(file, join(folder, assetFile(file)));
  for (const [name, text] of pageFiles()) write(join(folder, INSPECTOR, name), text);
};

const CLIENT = fileURLToPath(new URL('./client/', import.meta.url));

/** What the pages load: their style and scripts, those of the search by themselves. */
const writeClient = async (folder: string): Promise<void> => {
  write(join(folder, 'site.css'), `${STYLE}\n${readFileSync(join(CLIENT, 'site.css'), 'utf8')}`);
  const bundle = await rolldown({
    input: { site: join(CLIENT, 'site.ts') },
    platform: 'browser',
    logLevel: 'warn',
  });
  await bundle.write({ dir: folder, minify: true, entryFileNames: '[name].js', chunkFileNames: '[name].js' });
  await bundle.close();
};

/** Writes the site into a folder, in place of what is there. */
export const writeSite = async (folder: string, books: readonly Book[]): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  const documents = documentsOf();
  for (const language of LANGUAGES) {
    const frame = frameOf(books, documents, language);
    const pages = homeOf(books, documents, language);
    for (const page of pages)
      write(join(folder, fileOf(language, page.path, 'html')), pageHtml(language, page, frame));
    write(join(folder, `assets/search-${language}.bin`), gzipSync(JSON.stringify(pages.flatMap(recordOf))));
  }
  writeShared(folder, books, documents);
  await writeClient(join(folder, 'assets'));
};

/** What a site is made of, and where. */
export interface SiteOptions {
  readonly rulesets: readonly Ruleset[];
  /** Self-play runs whose rates are shown. */
  readonly runs: readonly RunData[];
  /** The site is written to `<folder>/site`. */
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

/** Most bytes that a site may have. */
const MOST_BYTES = 40_000_000;

/** What is wrong with the size of a folder: nothing, or one sentence. */
export const sizeFaults = (folder: string, most = MOST_BYTES): readonly string[] => {
  const bytes = filesBelow(folder).reduce((sum, file) => sum + statSync(file).size, 0);
  return bytes <= most ? [] : [`the site has ${bytes} bytes; it may have ${most}`];
};

/**
 * Writes the site and checks its size and every link of it. Throws `CANNOT_WRITE`, `NO_BUILD`,
 * `CANNOT_READ`.
 */
export const makeSite = async ({ rulesets, runs, folder, say }: SiteOptions): Promise<MadeSite> => {
  makeFolder(folder);
  attemptWrite(folder, () => accessSync(folder, constants.W_OK));
  // Throws where the inspector that the site takes along is not built.
  pageFiles();
  const files = filesBelow(SCENARIOS).filter((file) => /\.ya?ml$/.test(file));
  const books: Book[] = [];
  for (const ruleset of rulesets) {
    say(`${ruleset.id}: drawing charts and judging scenarios`);
    books.push(await bookOf(ruleset, files, runs));
  }
  say('writing the pages');
  const site = join(folder, 'site');
  await writeSite(site, books);
  say('checking every link');
  const { faults, ...checked } = checkLinks(site);
  return {
    ...checked,
    faults: [...faults, ...sizeFaults(site)],
    scenarios: books.reduce((sum, { scenarios }) => sum + scenarios.length, 0),
  };
};
