import type { DefaultTheme, UserConfig } from 'vitepress';
import { LANGUAGES, type Language } from '../../../src/core/narration.ts';
import { FENCE } from '../markup.ts';
import { siteMessages } from '../messages.ts';
import { headingPart } from '../page.ts';

/** What the generator is told beside the pages. */
export interface SiteData {
  readonly base: string;
  readonly nav: Readonly<Record<Language, DefaultTheme.NavItem[]>>;
  readonly sidebar: Readonly<Record<Language, DefaultTheme.SidebarMulti>>;
}

/**
 * The words of a text that is indexed or looked for: numbers of clauses whole, Japanese in pairs of signs. It is sent to
 * the page as text, so it uses nothing from around it.
 */
const tokenize = (text: string): string[] => {
  const found: string[] = [];
  const runs = text.match(/[\u3005\u3041-\u30ff\u3400-\u9fff]+|[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu) ?? [];
  for (const run of runs) {
    if (!/[\u3005\u3041-\u30ff\u3400-\u9fff]/.test(run) || run.length < 2) found.push(run);
    else for (let at = 0; at + 1 < run.length; at += 1) found.push(run.slice(at, at + 2));
  }
  return found;
};

/** What of a page is not looked through: ways, tellings and their rulings, files, pictures, and what says the words of other pages again. */
const UNSEARCHED =
  /<div v-pre class="(crumbs|again)">.*?<\/div>\n|<(pre|svg|summary)[ >].*?<\/\2>|<p class="ruling">.*?<\/p>/gs;

/** A page that is not looked through at all, as its first lines say. */
const OUT_OF_SEARCH = /^---\n.*"search":false.*\n---\n/;

const themeOf = (language: Language, { nav, sidebar }: SiteData): DefaultTheme.Config => {
  const say = siteMessages[language];
  return {
    siteTitle: say.site,
    nav: nav[language],
    sidebar: sidebar[language],
    outline: { level: [2, 3], label: say.onPage },
    docFooter: { prev: say.last, next: say.next },
    sidebarMenuLabel: say.menu,
    returnToTopLabel: say.top,
    darkModeSwitchLabel: say.theme,
    lightModeSwitchTitle: say.toLight,
    darkModeSwitchTitle: say.toDark,
    langMenuLabel: say.switchLanguage,
    notFound: {
      title: say.missing,
      quote: say.missingText,
      linkLabel: say.home,
      linkText: say.home,
    },
  };
};

const searchWords = (language: Language) => ({
  translations: siteMessages[language].search,
});

/** How VitePress makes the site. */
export const siteConfig = (data: SiteData): UserConfig<DefaultTheme.Config> => ({
  base: data.base,
  outDir: '../site',
  cleanUrls: false,
  metaChunk: true,
  lastUpdated: false,
  // The links in pictures are none that VitePress can look ahead at.
  router: { prefetchLinks: false },
  ignoreDeadLinks: false,
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    anchor: { slugify: headingPart },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  locales: Object.fromEntries(
    LANGUAGES.map((language) => [
      language === 'en' ? 'root' : language,
      {
        label: language === 'en' ? 'English' : '日本語',
        lang: language,
        title: siteMessages[language].site,
        description: siteMessages[language].tagline,
        themeConfig: themeOf(language, data),
      },
    ]),
  ),
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        locales: { root: searchWords('en'), ja: searchWords('ja') },
        miniSearch: {
          options: { tokenize },
          searchOptions: {
            combineWith: 'AND',
            prefix: true,
            fuzzy: 0.2,
            boost: { title: 16, text: 1, titles: 1 },
          },
        },
        // Code is left out before it is coloured, which takes longest of all.
        _render: (source, env, md) =>
          OUT_OF_SEARCH.test(source)
            ? ''
            : md.render(source.replaceAll(FENCE, ''), env).replaceAll(UNSEARCHED, ''),
      },
    },
  },
});
