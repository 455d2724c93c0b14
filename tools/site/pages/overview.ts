import type { Language } from '../../../src/core/narration.ts';
import { type Book, partOf, pageLinks } from '../book.ts';
import { block, escaped, link, list, table } from '../markup.ts';
import { addressFrom, type Page, type PageLink } from '../page.ts';
import { siteMessages } from '../messages.ts';

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
        `${escaped(scenario.clause)} ${escaped(scenario.title)}`,
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
