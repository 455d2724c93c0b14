import { basename } from 'node:path';
import type { ChartGeometry } from '../../src/charts/layout/geometry.ts';
import type { KnownPlaces } from '../../src/rulebook/clause-details.ts';
import type { Clause } from '../../src/core/rulebook.ts';
import type { Chapter } from '../../src/core/rule-book.ts';
import type { Language } from '../../src/core/narration.ts';
import type { Ruleset } from '../../src/core/ruleset-2.ts';
import type { ChartShown } from './content.ts';
import { slug, type Way } from './page.ts';
import type { RunShown } from './run.ts';
import type { ScenarioShown } from './scenarios.ts';
import type { Term } from './terms.ts';
import { words } from './messages.ts';

/** Everything that the pages of a ruleset are made from. */
export interface Book {
  readonly ruleset: Ruleset;
  readonly chapters: readonly Chapter[];
  readonly charts: readonly ChartShown[];
  /** Where the processes of the usual edition are drawn among each other. */
  readonly invocations: ChartGeometry;
  readonly scenarios: readonly ScenarioShown[];
  readonly places: KnownPlaces;
  /** What the glossary explains. */
  readonly terms: readonly Term[];
  /** What self-play found of its cards and decks. */
  readonly run: RunShown | undefined;
}

/** The chapters of a ruleset; all of it is one where it has none. */
export const chaptersOf = ({ book, clauses }: Ruleset): readonly Chapter[] =>
  book?.chapters ?? [
    { id: 'all', title: { en: words.en.clauses, ja: words.ja.clauses }, clauses: Object.keys(clauses) },
  ];

export const titleOf = ({ id, book }: Ruleset, language: Language): string => book?.title[language] ?? id;

/** Ways to the pages of a ruleset. */
export const ways = ({ ruleset }: Pick<Book, 'ruleset'>, language: Language) => {
  const { id } = ruleset;
  const say = words[language];
  const home: Way = { path: 'index', title: say.home };
  const top: Way = { path: `${id}/index`, title: titleOf(ruleset, language) };
  const list = (folder: string, title: string): Way => ({ path: `${id}/${folder}/index`, title });
  return {
    home,
    top,
    charts: list('charts', say.charts),
    scenarios: list('scenarios', say.scenarios),
    cards: list('cards', say.cards),
    decks: list('decks', say.decks),
    editions: list('editions', say.editions),
    chapter: (chapter: Chapter): Way => ({
      path: `${id}/chapters/${slug(chapter.id)}`,
      title: chapter.title[language],
    }),
    clause: (clause: string): Way => ({ path: `${id}/clauses/${slug(clause)}`, title: clause }),
    chart: (chart: ChartShown): Way => ({ path: `${id}/charts/${chart.slug}`, title: chart.name }),
    card: (card: string): Way => ({
      path: `${id}/cards/${slug(card)}`,
      title: ruleset.collection?.cards.get(card)?.name[language] ?? card,
    }),
    deck: (deck: string): Way => ({
      path: `${id}/decks/${slug(deck)}`,
      title: ruleset.collection?.decks.get(deck)?.name[language] ?? deck,
    }),
    edition: (edition: string): Way => ({ path: `${id}/editions/${slug(edition)}`, title: edition }),
  };
};

export const clauseOf = ({ ruleset }: Book, id: string): Clause => ruleset.clauses[id] as Clause;

/** The part of a clause's page that shows a scenario. */
export const partOf = ({ file }: ScenarioShown): string => `s-${slug(basename(file).replace(/\.\w+$/, ''))}`;

/** The chart of a process as an edition runs it. */
export const chartIn = ({ charts }: Book, process: string, edition: string): ChartShown | undefined =>
  charts.find((chart) => chart.process.id === process && chart.editions.includes(edition));

/** The ways before and after each of several, in their order. */
export const neighbours = (all: readonly Way[], at: number) => ({ before: all[at - 1], after: all[at + 1] });
