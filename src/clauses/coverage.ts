import type { Clause, ClauseRegistry } from '../kernel/clause.ts';

/** A clause, and a file that is about it. */
export interface Cited {
  readonly clause: string;
  readonly path: string;
}

/** What is about which clause: charts and rules carry it out, tests test it. */
export interface CitedPlaces {
  readonly charts: readonly Cited[];
  readonly rules: readonly Cited[];
  readonly tests: readonly Cited[];
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

const pathsByClause = (cited: readonly Cited[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const paths = new Map<string, Set<string>>();
  for (const { clause, path } of cited) paths.set(clause, (paths.get(clause) ?? new Set()).add(path));
  return paths;
};

/** Every clause of a registry with the files that cite it and those with tests about it. */
export const coverageOf = (
  registry: ClauseRegistry,
  { charts, rules, tests }: CitedPlaces,
): readonly ClauseCoverage[] => {
  const carried = pathsByClause([...charts, ...rules]);
  const tested = pathsByClause(tests);
  return Object.entries(registry).map(([id, clause]) => ({
    id,
    clause,
    carriedOutIn: [...(carried.get(id) ?? [])],
    testedIn: [...(tested.get(id) ?? [])],
  }));
};

/** A clause read in a source document of the project, not rebuilt from elsewhere. */
export const isFromSeed = ({ source }: Clause): boolean => source.startsWith('seed ');

/** The clauses of the source documents that prescribe something and that no rule carries out or no test names. */
export const gapsIn = (coverage: readonly ClauseCoverage[]): readonly Gap[] =>
  coverage
    .filter(({ clause }) => clause.kind === 'prescribes' && isFromSeed(clause))
    .flatMap(({ id, clause, carriedOutIn, testedIn }): readonly Gap[] => [
      ...(carriedOutIn.length === 0 && clause.acts !== 'view' ? [{ id, lacks: 'rule' } as const] : []),
      ...(testedIn.length === 0 ? [{ id, lacks: 'test' } as const] : []),
    ]);
