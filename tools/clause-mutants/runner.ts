import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { MutantOutcome } from '../../src/rulebook/mutants.ts';
import type { TrialRequest } from './judge-mutants.ts';

/** A mutant that never ends is stopped after so many milliseconds. */
const LIMITS_MS: Readonly<Record<TrialRequest['kind'], number>> = { scenarios: 60_000, tests: 180_000 };

const JUDGE = JSON.stringify(new URL('./judge-mutants.ts', import.meta.url));

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
