import type { ClauseRegistry } from '../core/rulebook.ts';
import { type ChartSource, chartNameAt, chartSource, functionsCalledAt } from './chart-source.ts';
import { type Citation, citationsIn, type TitleInFile, titlesOfClauses } from './citations.ts';
import type { Citing } from './coverage.ts';
import { codeOf, declarationAt, lineAt, lineOfDeclaration, type Source } from './source-text.ts';

/** A place in a file that is about a clause. */
export interface Place extends Citing {
  /** Counted from 1. */
  readonly line: number;
}

/** Every place that is about a clause of a ruleset, in the order of the files. */
export interface Places {
  readonly charts: readonly Place[];
  readonly rules: readonly Place[];
  /** Rule functions called by a place of a chart, where they do not cite its clause themselves. */
  readonly called: readonly Place[];
  readonly tests: readonly Place[];
}

const isSame = (one: Place, other: Place): boolean =>
  one.clause === other.clause && one.path === other.path && one.what === other.what;

/** One place for each thing that cites a clause: the first line at which it does. */
const withoutRepeats = (places: readonly Place[]): readonly Place[] =>
  places.filter((place, index) => places.findIndex((each) => isSame(each, place)) === index);

type NameAt = (offset: number) => string | undefined;

const placeOf = ({ path, text }: Source, { clause, offset }: Citation, nameAt: NameAt): Place => {
  const what = nameAt(offset);
  return { clause, path, line: lineAt(text, offset), ...(what !== undefined && { what }) };
};

const isChart = ({ path }: Source): boolean => path.startsWith('machines/');

/** The rule functions that charts call where they cite a clause, in modules by path. */
const calledPlaces = (
  charts: readonly ChartSource[],
  modules: ReadonlyMap<string, Source>,
  isClause: (id: string) => boolean,
): readonly Place[] =>
  charts.flatMap((chart) =>
    citationsIn(codeOf(chart.text), isClause).flatMap(({ clause, offset }) =>
      functionsCalledAt(chart, offset).flatMap(({ name, path }): readonly Place[] => {
        const module = modules.get(path);
        const line = module && lineOfDeclaration(module, name);
        return line === undefined ? [] : [{ clause, path, line, what: name }];
      }),
    ),
  );

/** Where the sources and the tests of a ruleset are about which clause. */
export const placesIn = (
  registry: ClauseRegistry,
  sources: readonly Source[],
  titles: readonly TitleInFile[],
): Places => {
  const isClause = (id: string): boolean => Object.hasOwn(registry, id);
  const cited = (source: Source, nameAt: NameAt): readonly Place[] =>
    withoutRepeats(
      citationsIn(codeOf(source.text), isClause).map((citation) => placeOf(source, citation, nameAt)),
    );
  const charts = sources.filter(isChart).map(chartSource);
  const modules = sources.filter((source) => !isChart(source));
  const rules = modules.flatMap((source) => cited(source, (offset) => declarationAt(source, offset)));
  const byPath = new Map(modules.map((source) => [source.path, source]));
  return {
    charts: charts.flatMap((chart) => cited(chart, (offset) => chartNameAt(chart, offset))),
    rules,
    called: withoutRepeats(calledPlaces(charts, byPath, isClause)).filter(
      (place) => !rules.some((rule) => isSame(rule, place)),
    ),
    tests: titlesOfClauses(registry, titles).map(({ clause, path, line, title }) => ({
      clause,
      path,
      line,
      what: title,
    })),
  };
};
