import type { ClauseRegistry } from '../../src/core/rulebook.ts';
import type { Mutant } from '../../src/rulebook/mutant.ts';
import type { MutantOutcome } from '../../src/rulebook/mutants.ts';

/** A mutant that was tried. */
export interface TriedMutant extends Mutant {
  readonly outcome: MutantOutcome;
}

/** Why a clause that prescribes something is not proven. */
export interface UnprovenClause {
  readonly clause: string;
  readonly reason: string;
}

const reasonAgainst = ({ place, outcome }: TriedMutant): string | undefined => {
  if (outcome.is === 'noticed') return undefined;
  if (outcome.is === 'broken') return `the mutant at ${place} cannot be tried: ${outcome.reason}`;
  return `no test named after it notices the mutant at ${place}`;
};

/** The clauses of a registry that prescribe something. */
export const prescribingIds = (registry: ClauseRegistry): readonly string[] =>
  Object.entries(registry)
    .filter(([, { kind }]) => kind === 'prescribes')
    .map(([id]) => id);

/** Those of some clauses that are not proven: without a mutant, or with one that no test of theirs notices. */
export const unprovenClauses = (clauses: readonly string[], tried: readonly TriedMutant[]): readonly UnprovenClause[] =>
  clauses.flatMap((clause): readonly UnprovenClause[] => {
    const own = tried.filter((each) => each.clause === clause);
    if (own.length === 0) return [{ clause, reason: 'there is no mutant of it' }];
    return own.flatMap((each) => {
      const reason = reasonAgainst(each);
      return reason === undefined ? [] : [{ clause, reason }];
    });
  });
