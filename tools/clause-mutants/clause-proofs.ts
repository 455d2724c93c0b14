import { GatechartError } from '../../src/core/errors.ts';
import type { ClauseRegistry } from '../../src/core/rulebook.ts';
import type { RulesetClauses } from '../../src/rulebook/clause-details.ts';
import { type ConditionCount, conditionsOf, countConditions } from '../../src/rulebook/coverage.ts';
import { loadMutants, MutantResults } from '../../src/rulebook/mutant-results.ts';
import type { Mutant, MutantOutcome } from '../../src/rulebook/mutants.ts';

/** A mutant that was tried. */
export interface TriedMutant extends Mutant {
  readonly outcome: MutantOutcome;
}

/** Why a clause that prescribes something is not proven. */
export interface UnprovenClause {
  readonly clause: string;
  readonly reason: string;
}

const reasonAgainst = ({ place, condition, outcome }: TriedMutant): string | undefined => {
  if (outcome.is === 'noticed') return undefined;
  const of = condition === undefined ? '' : `${condition}: `;
  if (outcome.is === 'broken') return `${of}the mutant at ${place} cannot be tried: ${outcome.reason}`;
  return `${of}no test named after it kills the mutant at ${place}`;
};

/** The clauses of a registry that prescribe something. */
export const prescribingIds = (registry: ClauseRegistry): readonly string[] =>
  Object.entries(registry)
    .filter(([, { kind }]) => kind === 'prescribes')
    .map(([id]) => id);

/** Those of some clauses that are not proven: without a mutant, or with one that no test of theirs notices. */
export const unprovenClauses = (
  clauses: readonly string[],
  tried: readonly TriedMutant[],
): readonly UnprovenClause[] =>
  clauses.flatMap((clause): readonly UnprovenClause[] => {
    const own = tried.filter((each) => each.clause === clause);
    if (own.length === 0) return [{ clause, reason: 'it has no mutant' }];
    return own.flatMap((each) => {
      const reason = reasonAgainst(each);
      return reason === undefined ? [] : [{ clause, reason }];
    });
  });

/** Which mutants are to be tried. */
export interface MutantChoice {
  /** Clauses, or none for all of them. */
  readonly ids: readonly string[];
  /** Those too that were noticed and whose files have not changed. */
  readonly all: boolean;
}

const checkMutants = ({ id, clauses }: RulesetClauses, mutants: readonly Mutant[]): void => {
  for (const { clause, place } of mutants) {
    if (clauses[clause]?.kind !== 'prescribes') {
      throw new GatechartError(
        'BAD_MUTANT',
        place,
        `${clause} is no clause of ${id} that prescribes something`,
      );
    }
  }
};

/** What is kept of a list of mutants. If all of them are tried, a damaged file is written again. */
export const keptResults = (root: string, list: string, areAllTried: boolean): MutantResults => {
  try {
    return new MutantResults(root, list);
  } catch (error) {
    if (areAllTried) return new MutantResults(root, list, '');
    throw error;
  }
};

/** The clauses of one ruleset that are asked about, and what is known of their mutants. */
export class RulesetMutants {
  readonly clauses: readonly string[];
  /** The mutants of those clauses. */
  readonly chosen: readonly Mutant[];
  /** Those to be tried. */
  readonly due: readonly Mutant[];
  readonly kept: MutantResults;
  readonly #mutants: readonly Mutant[];

  /** Throws `BAD_MUTANT` or `BAD_PROOF`. */
  constructor(root: string, ruleset: RulesetClauses, choice: MutantChoice) {
    const { ids, all } = choice;
    this.#mutants = loadMutants(root, ruleset.id);
    checkMutants(ruleset, this.#mutants);
    this.kept = keptResults(root, ruleset.id, all && ids.length === 0);
    this.clauses = prescribingIds(ruleset.clauses).filter((id) => ids.length === 0 || ids.includes(id));
    this.chosen = this.#mutants.filter(({ clause }) => this.clauses.includes(clause));
    this.due = this.chosen.filter((mutant) => all || this.kept.outcomeOf(mutant)?.is !== 'noticed');
  }

  /** The mutants of those clauses whose outcome is known. */
  known(): readonly TriedMutant[] {
    return this.chosen.flatMap((mutant) => {
      const outcome = this.kept.outcomeOf(mutant);
      return outcome === undefined ? [] : [{ ...mutant, outcome }];
    });
  }

  /** How many conditions of those clauses are proven. */
  conditions(): ConditionCount {
    const tried = this.chosen.map((mutant) => ({ ...mutant, outcome: this.kept.outcomeOf(mutant) }));
    return countConditions(
      this.clauses.flatMap((id) => conditionsOf(tried.filter(({ clause }) => clause === id))),
    );
  }

  /** The text of the file that keeps the outcomes of all mutants of the ruleset. */
  text(): string {
    return this.kept.text(this.#mutants);
  }
}
