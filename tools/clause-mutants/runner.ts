import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { GatechartError } from '../../src/core/errors.ts';
import { applyMutant, type Mutant, type MutantOutcome } from '../../src/rulebook/mutants.ts';
import { findUncompiled } from './compile-check.ts';
import type { TrialRequest } from './trial-worker.ts';

/** A mutant that never ends is stopped after so many milliseconds. */
const LIMITS_MS: Readonly<Record<TrialRequest['kind'], number>> = { scenarios: 60_000, tests: 180_000 };

const JUDGE = JSON.stringify(new URL('./trial-worker.ts', import.meta.url));

/** On Node 20, `--import tsx` has no effect on threads. */
const BOOT = `import('tsx/esm/api').then(({ register }) => (register(), import(${JUDGE})))`;

/** A thread that judges one mutant after the other; one that a mutant blocks or ends is replaced. */
export class TrialThread {
  readonly #stop: AbortSignal;
  #worker: Worker | undefined;
  /** Aborted when the worker has ended. */
  #ended = new AbortController();

  /** `stop` ends it for good. */
  constructor(stop: AbortSignal = new AbortController().signal) {
    this.#stop = stop;
  }

  /** The outcome of a mutant under files of one kind. */
  async judge(order: TrialRequest, limitMs = LIMITS_MS[order.kind]): Promise<MutantOutcome> {
    if (this.#stop.aborted) return { is: 'broken', reason: 'it was stopped' };
    const worker = this.#worker ?? this.#opened();
    worker.postMessage(order);
    const late = AbortSignal.timeout(limitMs);
    const signal = AbortSignal.any([late, this.#ended.signal, this.#stop]);
    try {
      return (await once(worker, 'message', { signal }))[0] as MutantOutcome;
    } catch (error) {
      await this.end();
      return { is: 'broken', reason: late.aborted ? 'it does not come to an end' : String(error) };
    }
  }

  /** Stops it, whatever it does. */
  async end(): Promise<void> {
    await this.#worker?.terminate();
  }

  #opened(): Worker {
    const worker = new Worker(BOOT, { eval: true, stdout: true, stderr: true });
    const ended = new AbortController();
    // Tests may print; nothing of it is shown.
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on('error', () => {});
    worker.once('exit', () => {
      ended.abort('the thread has ended');
      this.#worker = undefined;
    });
    this.#worker = worker;
    this.#ended = ended;
    return worker;
  }
}

/** The files with something that may notice a mutant. */
export interface NamedTests {
  readonly scenarios: readonly string[];
  readonly tests: readonly string[];
}

/** The outcome of a mutant: its scenarios are tried first, which are quick, then its tests. `text`: its file as it is. */
export const tryMutant = async (
  given: Mutant,
  text: string,
  { scenarios, tests }: NamedTests,
  thread: TrialThread,
): Promise<MutantOutcome> => {
  try {
    const { clause, file, test } = given;
    const choice = test === undefined ? { clause } : { title: test.title };
    const mutant = { file, text: applyMutant(given, text).text };
    if (scenarios.length + tests.length === 0) return { is: 'broken', reason: 'no test is named after it' };
    const judged =
      scenarios.length > 0
        ? await thread.judge({ choice, mutant, kind: 'scenarios', files: scenarios })
        : undefined;
    if (judged?.is === 'noticed' || tests.length === 0) return judged as MutantOutcome;
    const tested = await thread.judge({ choice, mutant, kind: 'tests', files: tests });
    return judged?.is === 'broken' && tested.is !== 'noticed' ? judged : tested;
  } catch (error) {
    if (error instanceof GatechartError) return { is: 'broken', reason: error.message };
    throw error;
  }
};

/** A mutant, and the files that may notice it. */
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
  // One that names its test may break types: some take away what a type asks for.
  const mutants = due
    .map(({ mutant }) => mutant)
    .filter((mutant) => mutant.test === undefined && isThere(mutant));
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
