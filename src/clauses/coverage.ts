import type { Clause, ClauseRegistry } from '../kernel/clause.ts';
import { clauseOfTitle, clausesNamedIn } from './citation.ts';

/** A text of the program, such as a source file, by its path. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A test by its title, and the file it is in. */
export interface Titled {
  readonly path: string;
  readonly title: string;
}

/** One clause: what it says, where it is carried out, and which tests are about it. */
export interface ClauseCoverage {
  readonly id: string;
  readonly clause: Clause;
  readonly carriedOutIn: readonly string[];
  readonly testedIn: readonly string[];
}

/** Why a clause leaves a gap; only clauses that prescribe something can. */
export interface Gap {
  readonly id: string;
  readonly lacks: 'rule' | 'test';
}

const pathsByClause = (entries: readonly (readonly [string, string])[]): Map<string, readonly string[]> => {
  const paths = new Map<string, readonly string[]>();
  for (const [id, path] of entries) {
    const known = paths.get(id) ?? [];
    if (!known.includes(path)) paths.set(id, [...known, path]);
  }
  return paths;
};

/** Every clause of a registry with the files that cite it and the tests whose titles begin with it. */
export const coverageOf = (
  registry: ClauseRegistry,
  sources: readonly Source[],
  tests: readonly Titled[],
): readonly ClauseCoverage[] => {
  const isClause = (id: string): boolean => Object.hasOwn(registry, id);
  const carried = pathsByClause(
    sources.flatMap(({ path, text }) => clausesNamedIn(text, isClause).map((id) => [id, path] as const)),
  );
  const tested = pathsByClause(
    tests.flatMap(({ path, title }) => {
      const id = clauseOfTitle(title, isClause);
      return id === undefined ? [] : [[id, path] as const];
    }),
  );
  return Object.entries(registry).map(([id, clause]) => ({
    id,
    clause,
    carriedOutIn: carried.get(id) ?? [],
    testedIn: tested.get(id) ?? [],
  }));
};

/** A clause read in a source document of the project, not rebuilt from elsewhere. */
export const isFromSeed = ({ source }: Clause): boolean => source.startsWith('seed ');

/** The clauses of the source documents that prescribe something and that no rule carries out or no test names. */
export const gapsIn = (coverage: readonly ClauseCoverage[]): readonly Gap[] =>
  coverage
    .filter(({ clause }) => clause.kind === 'prescribes' && isFromSeed(clause))
    .flatMap(({ id, carriedOutIn, testedIn }): readonly Gap[] => [
      ...(carriedOutIn.length === 0 ? [{ id, lacks: 'rule' } as const] : []),
      ...(testedIn.length === 0 ? [{ id, lacks: 'test' } as const] : []),
    ]);
