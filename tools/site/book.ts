import { basename } from 'node:path';
import type { ChartGeometry } from '../../src/charts/geometry.ts';
import { processName } from '../../src/core/chart-names.ts';
import type { Language } from '../../src/core/narration.ts';
import type { Chapter, Clause } from '../../src/core/rulebook.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import type { ClausePlaces } from '../../src/rulebook/clause-details.ts';
import type { ChartData, RunData, ScenarioData, Term } from './content.ts';
import { siteMessages } from './messages.ts';
import { type PageLink, slug } from './page.ts';

/** Everything that the pages of a ruleset are made from. */
export interface Book {
  readonly ruleset: Ruleset;
  readonly chapters: readonly Chapter[];
  readonly charts: readonly ChartData[];
  /** Where the processes of the usual edition are drawn among each other. */
  readonly invocations: ChartGeometry;
  readonly scenarios: readonly ScenarioData[];
  readonly places: ClausePlaces;
  /** What the glossary explains. */
  readonly terms: readonly Term[];
  /** What self-play found of its cards and decks. */
  readonly run: RunData | undefined;
}

/** The chapters of a ruleset; all of it is one where it has none. */
export const chaptersOf = ({ rulebook: book, clauses }: Ruleset): readonly Chapter[] =>
  book?.chapters ?? [
    {
      id: 'all',
      title: { en: siteMessages.en.clauses, ja: siteMessages.ja.clauses },
      clauses: Object.keys(clauses),
    },
  ];

export const titleOf = ({ id, rulebook: book }: Ruleset, language: Language): string =>
  book?.title[language] ?? id;

/** The name of a chart: of its process, with the edition where others run another one. */
export const chartTitle = (
  { ruleset }: Pick<Book, 'ruleset'>,
  language: Language,
  { name, process }: ChartData,
): string => processName(ruleset.chartNames?.[language], process.id) + name.slice(process.id.length);

/** Ways to the pages of a ruleset. */
export const pageLinks = ({ ruleset }: Pick<Book, 'ruleset'>, language: Language) => {
  const { id } = ruleset;
  const say = siteMessages[language];
  const home: PageLink = { path: 'index', title: say.home };
  const top: PageLink = { path: `${id}/index`, title: titleOf(ruleset, language) };
  const list = (folder: string, title: string): PageLink => ({ path: `${id}/${folder}/index`, title });
  return {
    home,
    top,
    charts: list('charts', say.charts),
    scenarios: list('scenarios', say.scenarios),
    cards: list('cards', say.cards),
    decks: list('decks', say.decks),
    editions: list('editions', say.editions),
    chapter: (chapter: Chapter): PageLink => ({
      path: `${id}/chapters/${slug(chapter.id)}`,
      title: chapter.title[language],
    }),
    clause: (clause: string): PageLink => ({ path: `${id}/clauses/${slug(clause)}`, title: clause }),
    chart: (chart: ChartData): PageLink => ({
      path: `${id}/charts/${chart.slug}`,
      title: chartTitle({ ruleset }, language, chart),
    }),
    card: (card: string): PageLink => ({
      path: `${id}/cards/${slug(card)}`,
      title: ruleset.collection?.cards.get(card)?.name[language] ?? card,
    }),
    deck: (deck: string): PageLink => ({
      path: `${id}/decks/${slug(deck)}`,
      title: ruleset.collection?.decks.get(deck)?.name[language] ?? deck,
    }),
    edition: (edition: string): PageLink => ({ path: `${id}/editions/${slug(edition)}`, title: edition }),
  };
};

export const clauseOf = ({ ruleset }: Book, id: string): Clause => ruleset.clauses[id] as Clause;

/** The part of a clause's page that shows a scenario. */
export const partOf = ({ file }: ScenarioData): string => `s-${slug(basename(file).replace(/\.\w+$/, ''))}`;

/** The chart of a process as an edition runs it. */
export const chartIn = ({ charts }: Book, process: string, edition: string): ChartData | undefined =>
  charts.find((chart) => chart.process.id === process && chart.editions.includes(edition));

/** The ways before and after each of several, in their order. */
export const neighbours = (all: readonly PageLink[], at: number) => ({
  before: all[at - 1],
  after: all[at + 1],
});
