import { accessSync, constants, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawInvocations } from '@gatechart/inspector/elk-layout';
import { build, type DefaultTheme } from 'vitepress';
import { processesOfEdition } from '../../src/charts/process.ts';
import { STYLE } from '../../src/charts/svg.ts';
import { pageFolder } from '../../src/cli/files.ts';
import { GatechartError } from '../../src/core/errors.ts';
import { LANGUAGES, type Language } from '../../src/core/narration.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { attemptWrite, filesBelow, isFolder, makeFolder } from '../../src/file-system.ts';
import { placesOf } from '../../src/rulebook/place-index.ts';
import { type Book, chaptersOf, pageLinks } from './book.ts';
import { chartsOf, type RunData, scenariosOf, termsOf } from './content.ts';
import { checkLinks, type LinksChecked } from './dead-links.ts';
import { assetFile, assetsOf, documentPages, documentsOf, documentWays } from './documents.ts';
import { siteMessages } from './messages.ts';
import { fileOf, type Page, type PageLink, pageText } from './page.ts';
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
import { homeText, listsOf, rulesetPage, scenariosPage } from './pages/overview.ts';
import { INSPECTOR } from './pages/rulings.ts';
import type { SiteData } from './vitepress/config.ts';

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

const addressOf = (language: Language, { path }: PageLink): string => `/${fileOf(language, path, 'html')}`;

const itemOf = (language: Language) => (way: PageLink) => ({
  text: way.title,
  link: addressOf(language, way),
});

const navOf = (books: readonly Book[], language: Language): DefaultTheme.NavItem[] => {
  const say = siteMessages[language];
  const item = itemOf(language);
  return [
    { text: say.rulesets, items: books.map((book) => item(pageLinks(book, language).top)) },
    item({ path: 'documents/reference/glossary', title: say.glossary }),
    item({ path: 'documents/index', title: say.documents }),
  ];
};

const sidebarOf = (
  books: readonly Book[],
  documents: Documents,
  language: Language,
): DefaultTheme.SidebarMulti => {
  const item = itemOf(language);
  const root = language === 'en' ? '/' : `/${language}/`;
  return {
    [`${root}documents/`]: documentWays(documents, language).map(item),
    ...Object.fromEntries(
      books.map((book) => {
        const way = pageLinks(book, language);
        const chapters = book.chapters.map((chapter) => {
          const { path, title } = way.chapter(chapter);
          return item({ path, title: /^\d+$/.test(chapter.id) ? `${chapter.id} ${title}` : title });
        });
        const lists = listsOf(book, language).map((each) => item(each.way));
        return [
          `${root}${book.ruleset.id}/`,
          [
            { text: way.top.title, link: addressOf(language, way.top), items: lists },
            { text: siteMessages[language].chapters, items: chapters },
          ],
        ];
      }),
    ),
  };
};

const each = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: make('en'),
  ja: make('ja'),
});

/** Writes a file that is not there yet: no two pages have one address. */
const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
};

const STYLE_FILE = 'tools/site/vitepress/style.css';

const CONFIG_MODULE = fileURLToPath(new URL('./vitepress/config.ts', import.meta.url));

const THEME = `import theme from 'vitepress/theme-without-fonts';
import './charts.css';
import './style.css';

export default theme;
`;

/** The folder of the packages that the generator is one of. */
const packagesFolder = (): string =>
  dirname(dirname(fileURLToPath(import.meta.resolve('vitepress/package.json'))));

/** What the generator reads beside the pages. */
const writeGenerator = (folder: string, data: SiteData): void => {
  const config = [
    `import { siteConfig } from ${JSON.stringify(CONFIG_MODULE)};`,
    `export default siteConfig(${JSON.stringify(data)});`,
  ];
  write(join(folder, 'config.mjs'), config.join('\n'));
  write(join(folder, 'theme/index.js'), THEME);
  write(join(folder, 'theme/charts.css'), STYLE);
  cpSync(STYLE_FILE, join(folder, 'theme/style.css'));
};

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
  cpSync(pageFolder(), join(folder, INSPECTOR), { recursive: true });
};

/** Writes the source of the site into a folder, in place of what is there. */
export const writeSource = (folder: string, books: readonly Book[], base: string): void => {
  rmSync(folder, { recursive: true, force: true });
  const documents = documentsOf();
  for (const language of LANGUAGES) {
    write(join(folder, fileOf(language, 'index', 'md')), homeText(books, language));
    for (const page of pagesOf(books, documents, language)) {
      write(join(folder, fileOf(language, page.path, 'md')), pageText(language, page));
    }
  }
  // The source may lie where no package is found.
  symlinkSync(packagesFolder(), join(folder, 'node_modules'), 'junction');
  writeShared(join(folder, 'public'), books, documents);
  writeGenerator(join(folder, '.vitepress'), {
    base,
    nav: each((language) => navOf(books, language)),
    sidebar: each((language) => sidebarOf(books, documents, language)),
  });
};

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
  throw new GatechartError('NO_BUILD', pageFolder(), 'the page of the inspector is not built');
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
    say(`${ruleset.id}: drawing charts and judging scenarios`);
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
