import type { Certainty, Clause, ClauseRegistry } from '../core/rulebook.ts';
import type { MutantOutcome } from './mutants.ts';

/** A clause, and a file that is about it. */
export interface Citing {
  readonly clause: string;
  readonly path: string;
  /** State or transition, declaration, or title of a test. */
  readonly what?: string;
}

/** How a place begins that is a machine as a whole. */
export const PROCESS = 'process ';

/** A place that a mutant changes, and what came of it when it was last tried. */
export interface TriedPlace extends Citing {
  /** The condition of the clause that the mutant takes away. */
  readonly condition?: string;
  readonly outcome?: MutantOutcome;
}

/** Whether a test noticed every mutant of a clause; `untried` where one has not been tried as it is now. */
export type ProofState = 'proven' | 'unproven' | 'untried' | 'none';

const proofOf = (proofs: readonly TriedPlace[]): ProofState => {
  if (proofs.length === 0) return 'none';
  if (proofs.every(({ outcome }) => outcome?.is === 'noticed')) return 'proven';
  return proofs.some(({ outcome }) => outcome !== undefined && outcome.is !== 'noticed')
    ? 'unproven'
    : 'untried';
};

/** A condition of a clause; proven if a test noticed every mutant that takes it away. */
export interface ProvenCondition {
  readonly condition: string;
  readonly isProven: boolean;
}

/** A mutant as far as conditions are concerned. */
interface ConditionMutant {
  readonly condition?: string | undefined;
  readonly outcome?: MutantOutcome | undefined;
}

/** The conditions that the mutants of one clause name, in their order. */
export const conditionsOf = (mutants: readonly ConditionMutant[]): readonly ProvenCondition[] =>
  [...new Set(mutants.flatMap(({ condition }) => condition ?? []))].map((condition) => ({
    condition,
    isProven: mutants.every((each) => each.condition !== condition || each.outcome?.is === 'noticed'),
  }));

/** How many conditions are proven, and of how many. */
export interface ConditionCount {
  readonly proven: number;
  readonly all: number;
}

export const countConditions = (conditions: readonly ProvenCondition[]): ConditionCount => ({
  proven: conditions.filter(({ isProven }) => isProven).length,
  all: conditions.length,
});

/** What is about which clause: charts and rules carry it out, tests test it. */
export interface CitedPlaces {
  readonly charts: readonly Citing[];
  readonly rules: readonly Citing[];
  readonly tests: readonly Citing[];
  readonly proofs?: readonly TriedPlace[];
}

/** One clause: what it says, where it is carried out, and which tests are about it. */
export interface ClauseCoverage {
  readonly id: string;
  readonly clause: Clause;
  /** Where it acts. */
  readonly carriedOutIn: readonly string[];
  readonly testedIn: readonly string[];
  readonly proof: ProofState;
  readonly conditions: readonly ProvenCondition[];
}

/** Why a clause leaves a gap; only clauses that prescribe something can. */
export interface Gap {
  readonly id: string;
  readonly lacks: 'rule' | 'test';
}

/** What is said of a gap. */
export const GAP_TEXTS: Readonly<Record<Gap['lacks'], string>> = {
  rule: 'acts nowhere',
  test: 'is named by no test',
};

const pathsByClause = (cited: readonly Citing[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const paths = new Map<string, Set<string>>();
  for (const { clause, path } of cited) paths.set(clause, (paths.get(clause) ?? new Set()).add(path));
  return paths;
};

/** A machine as a whole names the section it is about. */
const isImplementation = ({ what }: Citing): boolean => what === undefined || !what.startsWith(PROCESS);

/** Every clause of a registry with the files that cite it and those with tests about it. */
export const coverageOf = (
  registry: ClauseRegistry,
  { charts, rules, tests, proofs = [] }: CitedPlaces,
): readonly ClauseCoverage[] => {
  const carried = pathsByClause([...charts.filter(isImplementation), ...rules]);
  const tested = pathsByClause(tests);
  return Object.entries(registry).map(([id, clause]) => {
    const own = proofs.filter((each) => each.clause === id);
    return {
      id,
      clause,
      carriedOutIn: [...(carried.get(id) ?? [])],
      testedIn: [...(tested.get(id) ?? [])],
      proof: proofOf(own),
      conditions: conditionsOf(own),
    };
  });
};

/** Those clauses that prescribe something. */
export const prescribingClauses = (coverage: readonly ClauseCoverage[]): readonly ClauseCoverage[] =>
  coverage.filter(({ clause }) => clause.kind === 'prescribes');

/** What prescribes something and acts nowhere, neither in a rule nor in a view, or is named by no test. */
export const gapsIn = (coverage: readonly ClauseCoverage[]): readonly Gap[] =>
  prescribingClauses(coverage).flatMap(({ id, clause, carriedOutIn, testedIn }): readonly Gap[] => [
    ...(carriedOutIn.length === 0 && clause.acts !== 'view' ? [{ id, lacks: 'rule' } as const] : []),
    ...(testedIn.length === 0 ? [{ id, lacks: 'test' } as const] : []),
  ]);

/** How many clauses of one certainty prescribe something, and how many of them act and are tested, or are proven. */
export interface CertaintyTotals {
  readonly certainty: Certainty;
  readonly prescribing: number;
  readonly tested: number;
  readonly proven: number;
}

const CERTAINTIES: readonly Certainty[] = ['official', 'secondary', 'inferred'];

/** The totals of each certainty that a clause with a prescription has: what we inferred is not counted as official. */
export const certaintyTotals = (coverage: readonly ClauseCoverage[]): readonly CertaintyTotals[] => {
  const open = new Set(gapsIn(coverage).map(({ id }) => id));
  return CERTAINTIES.flatMap((certainty) => {
    const own = prescribingClauses(coverage).filter(({ clause }) => clause.certainty === certainty);
    if (own.length === 0) return [];
    const tested = own.filter(({ id }) => !open.has(id)).length;
    const proven = own.filter(({ proof }) => proof === 'proven').length;
    return [{ certainty, prescribing: own.length, tested, proven }];
  });
};
