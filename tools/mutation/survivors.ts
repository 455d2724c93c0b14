import type { schema } from '@stryker-mutator/api/core';
import { citationsIn } from '../../src/rulebook/citations.ts';
import type { RulesetClauses } from '../../src/rulebook/clause-details.ts';
import { type Place, placesIn } from '../../src/rulebook/places.ts';
import {
  commentAbove,
  declarationAt,
  lineOfDeclaration,
  type Source,
} from '../../src/rulebook/source-text.ts';

/** Whether the tests missed a mutant. */
export const isSurvivor = ({ status }: Pick<schema.MutantResult, 'status'>): boolean =>
  status === 'Survived' || status === 'NoCoverage';

/** The group of those at whose place no clause is cited. */
const NO_CLAUSE = 'no clause';

const offsetOf = (text: string, line: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length + (line > 1 ? 1 : 0);

/** The clauses that the comment above a declaration cites. */
const commentedClauses = (
  source: Source,
  declared: string,
  isClause: (id: string) => boolean,
): readonly string[] => citationsIn(commentAbove(source, declared), isClause).map(({ clause }) => clause);

/** The clauses cited nearest to a line, within its declaration or in the comment above that. */
const clausesAt = (
  source: Source,
  line: number,
  places: readonly Place[],
  isClause: (id: string) => boolean,
): readonly string[] => {
  const declared = declarationAt(source, offsetOf(source.text, line));
  if (declared === undefined) return [];
  const head = lineOfDeclaration(source, declared) ?? line;
  const near = [
    ...places.filter(({ path, what }) => path === source.path && what === declared),
    ...commentedClauses(source, declared, isClause).map((clause) => ({ clause, line: head })),
  ];
  const distance = (place: { readonly line: number }): number => Math.abs(place.line - line);
  const least = Math.min(...near.map(distance));
  return [...new Set(near.filter((place) => distance(place) === least).map(({ clause }) => clause))];
};

interface Survivor {
  readonly clauses: readonly string[];
  readonly text: string;
}

/** The survivors in reports of Stryker by the clause cited at their place, in the order of the rule book, those of no clause last. */
export const survivorLines = (
  reports: readonly Pick<schema.MutationTestResult, 'files'>[],
  { id, clauses }: RulesetClauses,
  sources: readonly Source[],
): readonly string[] => {
  const isClause = (each: string): boolean => Object.hasOwn(clauses, each);
  const { rules } = placesIn(clauses, sources, []);
  const survivors = reports.flatMap(({ files }) =>
    Object.entries(files).flatMap(([path, { source: text, mutants }]) =>
      mutants.filter(isSurvivor).map(
        ({ location: { start }, mutatorName, replacement = '' }): Survivor => ({
          clauses: clausesAt({ path, text }, start.line, rules, isClause),
          text: `  ${path}:${start.line}:${start.column} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ')}`,
        }),
      ),
    ),
  );
  const group = (name: string, own: readonly Survivor[]): readonly string[] =>
    own.length === 0 ? [] : [`${id} ${name}: ${own.length} survived`, ...own.map(({ text }) => text)];
  return [
    ...Object.keys(clauses).flatMap((clause) =>
      group(
        clause,
        survivors.filter((each) => each.clauses.includes(clause)),
      ),
    ),
    ...group(
      NO_CLAUSE,
      survivors.filter((each) => each.clauses.length === 0),
    ),
  ];
};
