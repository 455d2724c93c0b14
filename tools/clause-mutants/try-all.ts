import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Mutant, mutated } from '../../src/rulebook/mutant.ts';
import type { Outcome } from '../../src/rulebook/mutants.ts';
import { uncompiledAmong } from './compile-check.ts';
import { JudgeThread } from './runner.ts';
import { type Named, tryMutant } from './trial.ts';

/** A mutant, and the files with something named after its clause. */
export interface Due {
  readonly mutant: Mutant;
  readonly named: Named;
}

const textOf = (file: string): string => readFileSync(file, 'utf8');

const isThere = (mutant: Mutant): boolean => {
  try {
    return mutated(mutant, textOf(mutant.file)) !== undefined;
  } catch {
    return false;
  }
};

/**
 * Compiles mutants, then tries them, as many at once as there are cores, until it is stopped. `onTried` receives each
 * outcome as soon as it is known.
 */
export const tryAll = async <D extends Due>(
  due: readonly D[],
  signal: AbortSignal,
  onTried: (due: D, outcome: Outcome) => void,
): Promise<void> => {
  const mutants = due.map(({ mutant }) => mutant).filter(isThere);
  const uncompiled = new Map(
    (await uncompiledAmong(mutants, textOf, signal)).map(({ mutant, message }) => [mutant, message]),
  );
  const left = [...due];
  const lane = async (): Promise<void> => {
    const thread = new JudgeThread(signal);
    for (let next = left.shift(); next !== undefined && !signal.aborted; next = left.shift()) {
      const { mutant, named } = next;
      const reason = uncompiled.get(mutant);
      const outcome: Outcome =
        reason === undefined
          ? await tryMutant(mutant, textOf(mutant.file), named, thread)
          : { is: 'broken', reason };
      if (!signal.aborted) onTried(next, outcome);
    }
    await thread.end();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), due.length) }, lane));
};
