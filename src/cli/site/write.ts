import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DefaultTheme } from 'vitepress';
import { STYLE } from '../../charts/svg/style.ts';
import { LANGUAGES, type Language } from '../../kernel/language.ts';
import { pageFolder } from '../page-folder.ts';
import { type Book, ways } from './book.ts';
import { assetFile, assetsOf, documentPages, documentsOf, documentWays } from './documents.ts';
import { INSPECTOR } from './inspector.ts';
import { fileOf, type Page, pageText, type Way } from './page.ts';
import { collectionPages } from './pages/cards.ts';
import { chapterPages } from './pages/chapters.ts';
import {
  chartFile,
  chartPages,
  chartPicture,
  chartsPage,
  invocationsFile,
  invocationsPicture,
} from './pages/charts.ts';
import { clausePages } from './pages/clauses.ts';
import { editionPages } from './pages/editions.ts';
import { homeText } from './pages/home.ts';
import { listsOf, rulesetPage, scenariosPage } from './pages/ruleset.ts';
import type { SiteData } from './vitepress/config.ts';
import { words } from './words.ts';

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

const addressOf = (language: Language, { path }: Way): string => `/${fileOf(language, path, 'html')}`;

const itemOf = (language: Language) => (way: Way) => ({ text: way.title, link: addressOf(language, way) });

const navOf = (books: readonly Book[], language: Language): DefaultTheme.NavItem[] => {
  const say = words[language];
  const item = itemOf(language);
  return [
    { text: say.rulesets, items: books.map((book) => item(ways(book, language).top)) },
    item({ path: 'documents/glossary', title: say.glossary }),
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
    [`${root}documents/`]: documentWays(documents).map(item),
    ...Object.fromEntries(
      books.map((book) => {
        const way = ways(book, language);
        const chapters = book.chapters.map((chapter) => {
          const { path, title } = way.chapter(chapter);
          return item({ path, title: /^\d+$/.test(chapter.id) ? `${chapter.id} ${title}` : title });
        });
        const lists = listsOf(book, language).map((each) => item(each.way));
        return [
          `${root}${book.ruleset.id}/`,
          [
            { text: way.top.title, link: addressOf(language, way.top), items: lists },
            { text: words[language].chapters, items: chapters },
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

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** The generator's own files as they are written: from the sources, or from what is built of them. */
const styleFile = (): string =>
  fileURLToPath(
    new URL(
      import.meta.url.endsWith('.ts')
        ? './vitepress/style.css'
        : '../../../../src/cli/site/vitepress/style.css',
      import.meta.url,
    ),
  );

const configModule = (): string =>
  fileURLToPath(
    new URL(`./vitepress/config.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
  );

/** Writes the source of the site into an empty folder; how many pages it has. */
export const writeSource = (folder: string, books: readonly Book[], base: string): number => {
  rmSync(folder, { recursive: true, force: true });
  const documents = documentsOf();
  let count = 0;
  for (const language of LANGUAGES) {
    write(join(folder, fileOf(language, 'index', 'md')), homeText(books, language));
    const pages = pagesOf(books, documents, language);
    for (const page of pages)
      write(join(folder, fileOf(language, page.path, 'md')), pageText(language, page));
    count += pages.length + 1;
  }
  const shared = join(folder, 'public');
  for (const book of books) {
    write(join(shared, invocationsFile(book.ruleset.id)), invocationsPicture(book));
    for (const chart of book.charts) {
      write(join(shared, chartFile(book.ruleset.id, chart)), chartPicture(chart));
    }
  }
  for (const file of assetsOf(documents)) cpSync(file, join(shared, assetFile(file)));
  cpSync(pageFolder(), join(shared, INSPECTOR), { recursive: true });
  const data: SiteData = {
    base,
    nav: each((language) => navOf(books, language)),
    sidebar: each((language) => sidebarOf(books, documents, language)),
  };
  const own = join(folder, '.vitepress');
  write(join(own, 'data.json'), JSON.stringify(data));
  write(
    join(own, 'config.mjs'),
    `import { readFileSync } from 'node:fs';\nimport { siteConfig } from ${JSON.stringify(configModule())};\n\nexport default siteConfig(JSON.parse(readFileSync(new URL(${JSON.stringify(pathToFileURL(join(own, 'data.json')))}), 'utf8')));\n`,
  );
  write(
    join(own, 'theme/index.js'),
    "import theme from 'vitepress/theme-without-fonts';\nimport './charts.css';\nimport './style.css';\n\nexport default theme;\n",
  );
  write(join(own, 'theme/charts.css'), STYLE);
  cpSync(styleFile(), join(own, 'theme/style.css'));
  return count;
};
