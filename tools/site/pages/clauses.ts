import { statePathName } from '../../../src/core/chart-names.ts';
import type { Language } from '../../../src/core/narration.ts';
import type { Chapter } from '../../../src/core/rulebook.ts';
import type { Place } from '../../../src/rulebook/places.ts';
import { type Book, chartTitle, clauseOf, neighbours, pageLinks, partOf } from '../book.ts';
import { type ChartPlace, placesIn, type ScenarioData } from '../content.ts';
import { block, escaped, headingText, link, list } from '../markup.ts';
import { siteMessages } from '../messages.ts';
import { addressFrom, type Page, type PageLink } from '../page.ts';
import { chartCode, chartFile, stateCode, statePart } from './charts.ts';
import { scenarioHtml } from './rulings.ts';

/** How deep a clause lies within the clauses of its chapter: how many of them its id begins with. */
export const outerOf = (id: string, among: readonly string[]): readonly string[] =>
  among.filter((other) => other !== id && id.startsWith(other) && !/^[0-9]/.test(id.slice(other.length)));

/** A page for each chapter, with every clause of it in words. */
export const chapterPages = (book: Book, language: Language): readonly Page[] => {
  const way = pageLinks(book, language);
  const say = siteMessages[language];
  const all = book.chapters.map(way.chapter);
  return book.chapters.map((chapter, at): Page => {
    const { path, title } = way.chapter(chapter);
    const clauses = chapter.clauses.map((id) => {
      const { kind, certainty, [language]: text } = clauseOf(book, id);
      const depth = Math.min(3, outerOf(id, chapter.clauses).length);
      const mark =
        certainty === 'inferred' ? ` <small class="inferred">${say.certainty.inferred}</small>` : '';
      const number = link(addressFrom(path, way.clause(id).path), escaped(id));
      return `<li class="depth-${depth} ${kind}"><span class="id">${number}</span><span>${escaped(text)}${mark}</span></li>`;
    });
    return {
      path,
      title: /^\d+$/.test(chapter.id) ? `${chapter.id} ${title}` : title,
      above: [way.home, way.top],
      look: 'chapter',
      search: { kind: 'chapter', words: [] },
      body: block(`<ul class="clauses">${clauses.join('')}</ul>`),
      ...neighbours(all, at),
    };
  });
};

/** Most charts that the page of a clause draws, and scenarios that it names besides its own. */
const MOST_DRAWN = 2;
const MOST_NAMED = 12;

const factsHtml = (book: Book, language: Language, id: string): string => {
  const { kind, certainty, source, because } = clauseOf(book, id);
  const say = siteMessages[language];
  const tags = [
    `<span class="tag">${say.kind[kind]}</span>`,
    `<span class="tag ${certainty}">${say.certainty[certainty]}</span>`,
    ...(certainty === 'inferred' ? [] : [`<span class="tag">${say.source}: ${escaped(source)}</span>`]),
  ];
  const reason =
    because === undefined ? '' : `<p>${say.because}: <span lang="en">${escaped(because)}</span></p>`;
  return `<p class="tags">${tags.join(' ')}</p>${reason}`;
};

/** What other editions say in place of a clause. */
const readingsHtml = (book: Book, language: Language, from: string, id: string): string => {
  const items = Object.entries(book.ruleset.rulebook?.readings ?? {}).flatMap(([edition, words]) => {
    const other = words[id];
    const to = pageLinks(book, language).edition(edition);
    return other === undefined
      ? []
      : [`${link(addressFrom(from, to.path), escaped(edition))}: ${escaped(other[language])}`];
  });
  return items.length === 0 ? '' : `<p>${siteMessages[language].otherReadings}:</p>${list(items)}`;
};

const marksHtml = (language: Language): string => {
  const { title, lines } = siteMessages[language].marks;
  return `<details><summary>${title}</summary>${list(lines)}</details>`;
};

/** The words of the glossary that a clause is named for, each with the way there. */
const termsHtml = ({ terms }: Book, language: Language, from: string, id: string): string => {
  const say = siteMessages[language];
  const named = terms.filter(({ clauses }) => clauses.includes(id));
  if (named.length === 0) return '';
  const items = named.map(({ ja, en, part }) => {
    const address = addressFrom(from, 'documents/reference/glossary', part);
    const inJapanese = `<span lang="ja">${escaped(ja)}</span>`;
    return language === 'ja' ? link(address, inJapanese) : `${link(address, inJapanese)} ${escaped(en)}`;
  });
  return `<p class="terms">${say.glossary}: ${items.join('; ')}</p>`;
};

const placeHtml = (book: Book, language: Language, from: string, place: ChartPlace): string => {
  const { chart, state, transition } = place;
  const say = siteMessages[language];
  const address = addressFrom(from, pageLinks(book, language).chart(chart).path, statePart(chart, state));
  const what = state === '' ? say.whole : `${say.state} ${stateCode(book, language, chart, state)}`;
  const along =
    transition === undefined
      ? ''
      : `, ${say.transition} → ${stateCode(book, language, chart, transition.to ?? state)}${transition.guard === undefined ? '' : ` [${escaped(transition.guard)}]`}`;
  const only =
    chart.editions.length === Object.keys(book.ruleset.editions).length
      ? ''
      : ` (${escaped(say.inEditions(chart.editions.join(', ')))})`;
  return `${link(address, chartCode(book, language, chart))}: ${what}${along}${only}`;
};

const drawnHtml = (book: Book, language: Language, from: string, place: ChartPlace): string => {
  const { chart, state } = place;
  const part = statePart(chart, state);
  const { width, height } = chart.geometry;
  const names = book.ruleset.chartNames?.[language];
  const title = chartTitle(book, language, chart);
  const picture = `<img src="/${chartFile(language, book.ruleset.id, chart)}#${part}" width="${width}" height="${height}" alt="${escaped(siteMessages[language].lit(title, state === '' ? title : statePathName(names, chart.process.id, state)))}" loading="lazy">`;
  return `<figure class="chart-figure">${link(addressFrom(from, pageLinks(book, language).chart(chart).path, part), picture)}</figure>`;
};

const ruleHtml = ({ path, line, what = '' }: Place): string =>
  `<code>${escaped(what)}</code> <small>${escaped(path)}:${line}</small>`;

const testHtml = ({ path, line, what = '' }: Place): string =>
  `${escaped(what)} <small>${escaped(path)}:${line}</small>`;

const actsBody = (book: Book, language: Language, from: string, id: string): string => {
  const say = siteMessages[language];
  const { kind, acts } = clauseOf(book, id);
  const places = placesIn(book.charts, id);
  const drawn = places.filter(({ chart }, at) => places.findIndex((other) => other.chart === chart) === at);
  const rules = [...book.places.rules, ...book.places.called].filter(({ clause }) => clause === id);
  const nowhere = kind !== 'prescribes' ? say.noDeed : acts === 'view' ? say.actsInView : say.actsNowhere;
  return [
    places.length > 0
      ? block(list(places.map((place) => placeHtml(book, language, from, place))))
      : block(`<p>${nowhere}</p>`),
    // The stories of a clause draw its charts.
    ...(book.scenarios.some(({ clause }) => clause === id) ? [] : drawn)
      .slice(0, MOST_DRAWN)
      .map((place) => block(drawnHtml(book, language, from, place))),
    ...(rules.length === 0
      ? []
      : [
          block(
            `<details><summary>${say.rules} (${rules.length})</summary>${list(rules.map(ruleHtml))}</details>`,
          ),
        ]),
  ].join('\n\n');
};

/** A test of the rules, neither a scenario nor a test of a tool that names a clause. */
const isTestOf = ({ ruleset }: Book, path: string): boolean =>
  path.endsWith('.ts') && path.includes(`/${ruleset.id}/`);

/** The chapter that a clause stands in. */
const chapterOf = ({ chapters }: Book, id: string): string | undefined =>
  chapters.find(({ clauses }) => clauses.includes(id))?.id;

/** How many clauses act in a scenario at least, whatever its edition: the fewer, the more it is about each of them. */
const actingIn = ({ told }: ScenarioData): number =>
  Math.min(...told.map(({ clauses }) => new Set(clauses).size));

/** The scenarios of other clauses in which one acts: those of its chapter first, and among those the plainest. */
const othersOf = (book: Book, id: string): readonly ScenarioData[] => {
  const isNear = ({ clause }: ScenarioData): boolean => chapterOf(book, clause) === chapterOf(book, id);
  return book.scenarios
    .filter(({ clause, told }) => clause !== id && told.some(({ clauses }) => clauses.includes(id)))
    .toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)) || actingIn(a) - actingIn(b));
};

const scenariosBody = (book: Book, language: Language, from: string, id: string): string => {
  const say = siteMessages[language];
  const way = pageLinks(book, language);
  const own = book.scenarios.filter(({ clause }) => clause === id);
  const others = othersOf(book, id);
  const tests = book.places.tests.filter(({ clause, path }) => clause === id && isTestOf(book, path));
  const shown = own.map(
    (scenario) =>
      `### ${headingText(scenario.title[language])} {#${partOf(scenario)}}\n\n${block(scenarioHtml(book, language, from, scenario))}`,
  );
  const named = others
    .slice(0, MOST_NAMED)
    .map((scenario) =>
      link(
        addressFrom(from, way.clause(scenario.clause).path, partOf(scenario)),
        `${escaped(scenario.clause)} ${escaped(scenario.title[language])}`,
      ),
    );
  const left = others.length - named.length;
  const more =
    left === 0 ? '' : `<p>${link(addressFrom(from, way.scenarios.path), escaped(say.andMore(left)))}</p>`;
  return [
    ...(own.length === 0 ? [block(`<p>${say.noScenario}</p>`)] : shown),
    ...(named.length === 0 ? [] : [`## ${say.alsoActs}`, block(list(named) + more, 'again')]),
    ...(tests.length === 0 ? [] : [`## ${say.otherTests}`, block(list(tests.map(testHtml)))]),
  ].join('\n\n');
};

const belowBody = (book: Book, language: Language, from: string, id: string, chapter: Chapter): string => {
  const way = pageLinks(book, language);
  const inner = chapter.clauses.filter((other) => outerOf(other, chapter.clauses).at(-1) === id);
  const items = inner.map(
    (each) =>
      `${link(addressFrom(from, way.clause(each).path), escaped(each))} ${escaped(clauseOf(book, each)[language])}`,
  );
  return items.length === 0 ? '' : `## ${siteMessages[language].below}\n\n${block(list(items), 'again')}`;
};

/** What a clause is found by besides its own words: those of the glossary, and the titles of its scenarios. */
const searchWords = ({ terms, scenarios }: Book, language: Language, id: string): readonly string[] => [
  ...terms.filter(({ clauses }) => clauses.includes(id)).map((term) => term[language]),
  ...scenarios.filter(({ clause }) => clause === id).map(({ title }) => title[language]),
];

/** A page for each clause: its words, where it acts, and the scenarios that show it. */
export const clausePages = (book: Book, language: Language): readonly Page[] => {
  const way = pageLinks(book, language);
  const say = siteMessages[language];
  const inOrder = book.chapters.flatMap(({ clauses }) => clauses);
  const all = inOrder.map(
    (id): PageLink => ({
      ...way.clause(id),
      title: `${id} ${clauseOf(book, id)[language]}`,
    }),
  );
  return book.chapters
    .flatMap((chapter) => chapter.clauses.map((id) => ({ chapter, id })))
    .map(({ chapter, id }, at): Page => {
      const { path } = way.clause(id);
      const outer = outerOf(id, chapter.clauses).map(way.clause);
      return {
        ...(all[at] as PageLink),
        short: id,
        above: [way.home, way.top, way.chapter(chapter), ...outer],
        look: 'clause',
        search: { kind: 'clause', words: searchWords(book, language, id) },
        body: [
          block(
            factsHtml(book, language, id) +
              readingsHtml(book, language, path, id) +
              termsHtml(book, language, path, id),
          ),
          block(marksHtml(language), 'again'),
          belowBody(book, language, path, id, chapter),
          `## ${say.shown}`,
          scenariosBody(book, language, path, id),
          `## ${say.acts}`,
          actsBody(book, language, path, id),
        ].join('\n\n'),
        ...neighbours(all, at),
      };
    });
};
