import type { Language } from '../../../src/core/narration.ts';
import { type Book, clauseOf, neighbours, pageLinks, partOf } from '../book.ts';
import type { ChartData, JudgedScenario, ScenarioData } from '../content.ts';
import { block, escaped, headingText, link, list, table } from '../markup.ts';
import { siteMessages } from '../messages.ts';
import { addressFrom, type Page } from '../page.ts';
import { chartCode } from './charts.ts';
import { inspectorLink, logHtml } from './rulings.ts';

/** The clauses that an edition reads differently, each with the words of the edition. */
const readIn = (
  { ruleset }: Book,
  language: Language,
  edition: string,
): readonly (readonly [id: string, words: string])[] =>
  Object.entries(ruleset.rulebook?.readings?.[edition] ?? {}).map(([id, words]) => [id, words[language]]);

const clauseLink = (book: Book, language: Language, from: string, id: string): string =>
  link(addressFrom(from, pageLinks(book, language).clause(id).path), escaped(id));

/** What the usual edition says and what this one says instead, clause by clause. */
const readingsBody = (book: Book, language: Language, from: string, edition: string): string => {
  const { defaultEdition: usual } = book.ruleset;
  const rows = readIn(book, language, edition).map(([id, words]) => [
    clauseLink(book, language, from, id),
    escaped(clauseOf(book, id)[language]),
    `<strong>${escaped(words)}</strong>`,
  ]);
  const head = [siteMessages[language].clauses, escaped(usual), escaped(edition)];
  return block(table(head, rows), 'readings');
};

const clauseItem = (book: Book, language: Language, from: string, id: string): string =>
  `${clauseLink(book, language, from, id)} ${escaped(clauseOf(book, id)[language])}`;

const chartsBody = (book: Book, language: Language, from: string, edition: string): string => {
  const { defaultEdition: usual } = book.ruleset;
  const way = pageLinks(book, language);
  const say = siteMessages[language];
  const runs = (id: string) => (chart: ChartData) => chart.editions.includes(id);
  const parting = book.charts.filter((chart) => runs(edition)(chart) !== runs(usual)(chart));
  if (parting.length === 0) return block(`<p>${say.sameCharts}</p>`);
  const items = parting.map((chart) => {
    const here = runs(edition)(chart) ? edition : usual;
    return `${link(addressFrom(from, way.chart(chart).path), chartCode(book, language, chart))} (${escaped(say.onlyHere(here))})`;
  });
  const cited = (id: string): ReadonlySet<string> =>
    new Set(book.charts.filter(runs(id)).flatMap(({ process }) => process.clauses));
  const onlyIn = (id: string, other: string): string => {
    const others = cited(other);
    const only = [...cited(id)].filter((clause) => !others.has(clause));
    return only.length === 0
      ? ''
      : `<p>${escaped(say.clausesPart(id))}</p>${list(only.map((clause) => clauseItem(book, language, from, clause)))}`;
  };
  return block(list(items) + onlyIn(edition, usual) + onlyIn(usual, edition));
};

const commonLength = (one: readonly string[], other: readonly string[]): number => {
  const differs = one.findIndex((line, at) => line !== other[at]);
  return differs < 0 ? one.length : differs;
};

const besideHtml = (
  book: Book,
  language: Language,
  from: string,
  scenario: ScenarioData,
  [one, other]: readonly [JudgedScenario, JudgedScenario],
): string => {
  const say = siteMessages[language];
  const [first, second] = [one.lines[language], other.lines[language]];
  const common = commonLength(first, second);
  const column = ({ edition, moments }: JudgedScenario, lines: readonly string[]): string =>
    `<div><p class="ruling"><span class="edition">${escaped(edition)}</span> ${inspectorLink(language, from, scenario, edition, (moments[common] ?? moments.at(-1))?.step)}</p>${logHtml(book, language, from, lines.slice(common))}</div>`;
  const together =
    common === 0
      ? ''
      : `<p>${say.together}</p>${logHtml(book, language, from, first.slice(0, common))}<p>${say.fromHere}</p>`;
  return `${together}<div class="beside">${column(one, first)}${column(other, second)}</div>`;
};

const scenarioItem = (book: Book, language: Language, from: string, scenario: ScenarioData): string =>
  link(
    addressFrom(from, pageLinks(book, language).clause(scenario.clause).path, partOf(scenario)),
    `${escaped(scenario.clause)} ${escaped(scenario.title[language])}`,
  );

const toldUnder = ({ told }: ScenarioData, edition: string): JudgedScenario | undefined =>
  told.find((each) => each.edition === edition);

/** A page for each edition but the usual one: which charts, clauses and scenarios part. */
export const editionPages = (book: Book, language: Language): readonly Page[] => {
  const { editions, defaultEdition: usual } = book.ruleset;
  const others = Object.keys(editions).filter((edition) => edition !== usual);
  if (others.length === 0) return [];
  const way = pageLinks(book, language);
  const say = siteMessages[language];
  const all = others.map(way.edition);
  const pages = others.map((edition, at): Page => {
    const { path } = way.edition(edition);
    const both = book.scenarios.flatMap((scenario) => {
      const [one, other] = [toldUnder(scenario, usual), toldUnder(scenario, edition)];
      return one && other ? [{ scenario, told: [one, other] as const }] : [];
    });
    const parts = ({ told: [one, other] }: (typeof both)[number]): boolean =>
      one.lines.en.join('\n') !== other.lines.en.join('\n');
    const own = book.scenarios.filter(
      (scenario) => toldUnder(scenario, edition) && !toldUnder(scenario, usual),
    );
    const same = both.filter((each) => !parts(each));
    const items = (scenarios: readonly ScenarioData[]): string =>
      block(list(scenarios.map((scenario) => scenarioItem(book, language, path, scenario))));
    const read = readIn(book, language, edition);
    const isAbout = ({ scenario }: (typeof both)[number]): boolean =>
      read.some(([id]) => id === scenario.clause);
    const parting = both.filter(parts).toSorted((a, b) => Number(isAbout(b)) - Number(isAbout(a)));
    return {
      path,
      title: say.titled(way.top.title, `${usual} / ${edition}`),
      short: `${usual} / ${edition}`,
      above: [way.home, way.top, way.editions],
      look: 'edition-page',
      isWide: true,
      body: [
        `## ${say.namedBy}`,
        readingsBody(book, language, path, edition),
        `## ${say.scenariosPart}`,
        ...(parting.length === 0 ? [block(`<p>${say.noneOfThese}</p>`)] : []),
        ...parting.map(
          ({ scenario, told }) =>
            `### ${headingText(scenario.title[language])} {#${partOf(scenario)}}\n\n${block(
              `<p>${clauseLink(book, language, path, scenario.clause)}</p>${besideHtml(book, language, path, scenario, told)}`,
            )}`,
        ),
        `## ${say.chartsPart}`,
        chartsBody(book, language, path, edition),
        ...(same.length === 0
          ? []
          : [`## ${say.scenariosSame}`, items(same.map(({ scenario }) => scenario))]),
        ...(own.length === 0 ? [] : [`## ${say.ownScenarios}`, items(own)]),
      ].join('\n\n'),
      ...neighbours(all, at),
    };
  });
  const { path, title } = way.editions;
  const rows = others.map((edition) => {
    const read = readIn(book, language, edition).map(
      ([id, words]) => `${clauseLink(book, language, path, id)} ${escaped(words)}`,
    );
    return [link(addressFrom(path, way.edition(edition).path), escaped(edition)), ...read].join('<br>');
  });
  return [
    {
      path,
      title: say.titled(way.top.title, title),
      short: title,
      above: [way.home, way.top],
      look: 'lists',
      isWide: true,
      body: block(`<p>${say.editionsHint} (${say.usual}: <code>${escaped(usual)}</code>)</p>${list(rows)}`),
    },
    ...pages,
  ];
};
