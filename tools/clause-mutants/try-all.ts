import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Mutant, applyMutant } from '../../src/rulebook/mutant.ts';
import type { MutantOutcome } from '../../src/rulebook/mutants.ts';
import { findUncompiled } from './compile-check.ts';
import { TrialThread } from './runner.ts';
import { type NamedTests, tryMutant } from './trial.ts';

/** A mutant, and the files with something named after its clause. */
export interface PendingMutant {
  readonly mutant: Mutant;
  readonly named: NamedTests;
}

const textOf = (file: string): string => readFileSync(file, 'utf8');

const isThere = (mutant: Mutant): boolean => {
  try {
    return applyMutant(mutant, textOf(mutant.file)) !== undefined;
  } catch {
    return false;
  }
};

/**
 * Compiles mutants, then tries them, as many at once as there are cores, until it is stopped. `onTried` receives each
 * outcome as soon as it is known.
 */
export const tryAll = async <D extends PendingMutant>(
  due: readonly D[],
  signal: AbortSignal,
  onTried: (due: D, outcome: MutantOutcome) => void,
): Promise<void> => {
  const mutants = due.map(({ mutant }) => mutant).filter(isThere);
  const uncompiled = new Map(
    (await findUncompiled(mutants, textOf, signal)).map(({ mutant, message }) => [mutant, message]),
  );
  const left = [...due];
  const lane = async (): Promise<void> => {
    const thread = new TrialThread(signal);
    for (let next = left.shift(); next !== undefined && !signal.aborted; next = left.shift()) {
      const { mutant, named } = next;
      const reason = uncompiled.get(mutant);
      const outcome: MutantOutcome =
        reason === undefined
          ? await tryMutant(mutant, textOf(mutant.file), named, thread)
          : { is: 'broken', reason };
      if (!signal.aborted) onTried(next, outcome);
    }
    await thread.end();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), due.length) }, lane));
};
