import type { Language } from '../../../src/core/narration.ts';
import { type Book, pageLinks, partOf } from '../book.ts';
import { block, escaped, link, list, table } from '../markup.ts';
import { siteMessages } from '../messages.ts';
import { addressFrom, type Page, type PageLink } from '../page.ts';

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
    search: { kind: 'page', words: [about] },
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
    body: body.join('\n\n'),
  };
};

/** Where the site begins: what it is, an entry for each ruleset, how to look something up. */
export const homePage = (books: readonly Book[], language: Language): Page => {
  const say = siteMessages[language];
  const entries = books.map((book) => {
    const { top } = pageLinks(book, language);
    const lists = [
      say.count(Object.keys(book.ruleset.clauses).length, say.clauses),
      ...listsOf(book, language).map(({ way, count }) => say.count(count, way.title)),
    ];
    const name = link(addressFrom('index', top.path), escaped(top.title));
    return `<h3>${name}</h3><p>${escaped(book.ruleset.rulebook?.about[language] ?? '')}</p><p class="quiet">${lists.join(' · ')}</p>`;
  });
  const steps = [say.lookUpSearch, say.lookUpChapter, say.lookUpChart, say.lookUpScenario];
  return {
    path: 'index',
    title: say.site,
    above: [],
    look: 'home',
    body: [
      block(`<p class="about">${say.tagline}</p><button type="button" class="find">${say.ask}</button>`),
      `## ${say.rulesets}`,
      block(entries.map((entry) => `<div class="entry">${entry}</div>`).join(''), 'entries'),
      `## ${say.lookUp}`,
      block(list(steps.map(escaped))),
    ].join('\n\n'),
  };
};
