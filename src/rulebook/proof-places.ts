import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GatechartError } from '../core/errors.ts';
import type { Place } from './places.ts';
import { MutantResults, loadMutants } from './mutant-results.ts';
import { type Mutant, applyMutant } from './mutant.ts';
import type { MutantOutcome } from './mutants.ts';

/** A line that a mutant changes, and what came of it when it was last tried; nothing if it has not been as it is. */
export interface MutantPlace extends Place {
  readonly outcome?: MutantOutcome;
}

const lineOf = (root: string, mutant: Mutant): number => {
  try {
    return applyMutant(mutant, readFileSync(join(root, mutant.file), 'utf8')).from;
  } catch (error) {
    if (error instanceof GatechartError) return 1;
    throw error;
  }
};

/** What the mutants of a ruleset change, in the sources below a root. */
export const mutantPlaces = (root: string, ruleset: string): readonly MutantPlace[] => {
  const kept = new MutantResults(root, ruleset);
  return loadMutants(root, ruleset).map((mutant) => {
    const outcome = kept.outcomeOf(mutant);
    const { clause, file: path } = mutant;
    return { clause, path, line: lineOf(root, mutant), ...(outcome && { outcome }) };
  });
};
