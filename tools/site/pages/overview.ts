import type { Language } from '../../../src/core/narration.ts';
import { type Book, pageLinks, partOf } from '../book.ts';
import { block, escaped, link, list, table } from '../markup.ts';
import { siteMessages } from '../messages.ts';
import { addressFrom, fileOf, type Page, type PageLink } from '../page.ts';

/** The lists of a ruleset, each with how many things are in it. */
export const listsOf = (
  book: Book,
  language: Language,
): readonly { readonly way: PageLink; readonly count: number }[] => {
  const way = pageLinks(book, language);
  const { collection, editions } = book.ruleset;
  const several = Object.keys(editions).length;
  return [
    { way: way.charts, count: book.charts.length },
    { way: way.scenarios, count: book.scenarios.length },
    { way: way.cards, count: collection?.cards.size ?? 0 },
    { way: way.decks, count: collection?.decks.size ?? 0 },
    { way: way.editions, count: several === 1 ? 0 : several },
  ].filter(({ count }) => count > 0);
};

/** Where a ruleset begins: what it is, its chapters and its lists. */
export const rulesetPage = (book: Book, language: Language): Page => {
  const way = pageLinks(book, language);
  const say = siteMessages[language];
  const { path, title } = way.top;
  const about = book.ruleset.rulebook?.about[language] ?? '';
  const rows = book.chapters.map((chapter) => {
    const to = way.chapter(chapter);
    const scenarios = book.scenarios.filter(({ clause }) => chapter.clauses.includes(clause)).length;
    return [
      escaped(chapter.id),
      link(addressFrom(path, to.path), escaped(to.title)),
      String(chapter.clauses.length),
      String(scenarios),
    ];
  });
  const lists = listsOf(book, language).map(
    ({ way: to, count }) => `${link(addressFrom(path, to.path), escaped(to.title))} (${count})`,
  );
  return {
    path,
    title,
    above: [way.home],
    look: 'ruleset',
    body: [
      block(`<p class="about">${escaped(about)}</p>${list(lists)}`),
      `## ${say.chapters}`,
      block(table(['#', say.chapters, say.clauses, say.scenarios], rows, new Set([2, 3]))),
    ].join('\n\n'),
  };
};

/** Every scenario by its title, chapter by chapter. */
export const scenariosPage = (book: Book, language: Language): Page => {
  const way = pageLinks(book, language);
  const { path, title } = way.scenarios;
  const body = book.chapters.flatMap((chapter) => {
    const scenarios = chapter.clauses.flatMap((id) => book.scenarios.filter(({ clause }) => clause === id));
    if (scenarios.length === 0) return [];
    const items = scenarios.map((scenario) =>
      link(
        addressFrom(path, way.clause(scenario.clause).path, partOf(scenario)),
        `${escaped(scenario.clause)} ${escaped(scenario.title[language])}`,
      ),
    );
    return [`## ${chapter.title[language]}`, block(list(items))];
  });
  return {
    path,
    title,
    above: [way.home, way.top],
    look: 'lists',
    isSearched: false,
    body: body.join('\n\n'),
  };
};

const addressOf = (language: Language, path: string): string => `/${fileOf(language, path, 'html')}`;

/** Where the site begins: what it is, an entry for each ruleset, how to look something up. */
export const homeText = (books: readonly Book[], language: Language): string => {
  const say = siteMessages[language];
  const matter = {
    layout: 'home',
    title: say.site,
    titleTemplate: false,
    hero: {
      name: say.site,
      tagline: say.tagline,
      actions: [
        ...books.map((book, at) => ({
          theme: at === 0 ? 'brand' : 'alt',
          text: pageLinks(book, language).top.title,
          link: addressOf(language, pageLinks(book, language).top.path),
        })),
        { theme: 'alt', text: say.glossary, link: addressOf(language, 'documents/reference/glossary') },
      ],
    },
    features: books.map((book) => {
      const { top } = pageLinks(book, language);
      const lists = [
        say.count(Object.keys(book.ruleset.clauses).length, say.clauses),
        ...listsOf(book, language).map(({ way, count }) => say.count(count, way.title)),
      ];
      return {
        title: top.title,
        details: `${book.ruleset.rulebook?.about[language] ?? ''}<br><small>${lists.join(' · ')}</small>`,
        link: addressOf(language, top.path),
        linkText: say.read,
      };
    }),
  };
  const steps = [say.lookUpSearch, say.lookUpChapter, say.lookUpChart, say.lookUpScenario];
  return `---\n${JSON.stringify(matter)}\n---\n\n## ${say.lookUp}\n\n${steps.map((step) => `- ${step}`).join('\n')}\n`;
};
