import { setImmediate as nextTurn } from 'node:timers/promises';
import { type FuzzTarget, Journal, journalMemory, type StartPosition } from './case.ts';
import type { Counterexample } from './counterexample.ts';
import { coverageReport, type KindCoverage } from './coverage/chart-coverage.ts';
import { Coverage } from './coverage/coverage.ts';
import { type FuzzWorkerLimits, runFuzzWorker } from './fuzz-worker.ts';
import { type BatchResult, Fuzzer, type FuzzSettings, playBatch } from './fuzzer.ts';
import { fuzzTarget } from './targets/fuzz-targets.ts';

/** How far a run is. `elapsed` in milliseconds. */
export interface FuzzProgress {
  readonly cases: number;
  readonly steps: number;
  readonly choices: number;
  readonly elapsed: number;
  readonly findings: readonly Counterexample[];
  /** Findings of kinds that were found before. */
  readonly repeated: number;
  readonly coverage: readonly KindCoverage[];
  /** How often what was reached. */
  readonly counts: Coverage;
}

/** Who hears of a run while it goes on. */
export interface FuzzListener {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Hears the first finding of each kind as it is made. */
  readonly onFinding: (finding: Counterexample) => void;
  readonly onProgress?: (progress: FuzzProgress) => void;
}

/** Two findings of one name are of one kind. */
export const kindOf = ({ target, kind }: Counterexample): string => `${target} ${kind}`;

/** Everything the threads of a run did together, in the order it came. */
export class FuzzTotals {
  readonly #coverage = new Coverage();
  readonly #findings = new Map<string, Counterexample>();
  readonly #listener: FuzzListener;
  readonly #fuzzed: FuzzTarget;
  readonly #began: number;
  #cases = 0;
  #steps = 0;
  #choices = 0;
  #repeated = 0;

  constructor(fuzzed: FuzzTarget, listener: FuzzListener) {
    this.#fuzzed = fuzzed;
    this.#listener = listener;
    this.#began = listener.clock();
  }

  add({ cases, steps, choices, coverage, findings }: BatchResult): void {
    this.#cases += cases;
    this.#steps += steps;
    this.#choices += choices;
    this.#coverage.addAll(coverage);
    for (const finding of findings) this.#note(finding);
    this.#listener.onProgress?.(this.progress());
  }

  progress(): FuzzProgress {
    return {
      cases: this.#cases,
      steps: this.#steps,
      choices: this.#choices,
      elapsed: this.#listener.clock() - this.#began,
      findings: [...this.#findings.values()],
      repeated: this.#repeated,
      counts: this.#coverage,
      coverage: coverageReport(this.#coverage, this.#fuzzed),
    };
  }

  #note(finding: Counterexample): void {
    const kind = kindOf(finding);
    if (this.#findings.has(kind)) {
      this.#repeated += 1;
      return;
    }
    this.#findings.set(kind, finding);
    this.#listener.onFinding(finding);
  }
}

/** How a run is carried out. */
export interface FuzzOptions extends FuzzListener {
  /** Worker threads; 0 plays here, where a hang cannot be told. */
  readonly workers: number;
  /** Where cases may begin, besides new matches. */
  readonly given?: readonly StartPosition[];
  /** Cases to be played, all workers together; as many as there is time for where absent. */
  readonly games?: number;
  readonly stop: AbortSignal;
  readonly limits?: FuzzWorkerLimits;
}

const BATCH_TIME = 200;

const playHere = async (
  settings: FuzzSettings,
  sum: FuzzTotals,
  { games, given = [], clock, stop }: FuzzOptions,
): Promise<void> => {
  const memory = journalMemory();
  const fuzzer = new Fuzzer(settings, new Journal(memory), 0, given);
  for (let from = 0; (games === undefined || from < games) && !stop.aborted; ) {
    const cases = games === undefined ? Number.MAX_SAFE_INTEGER : games - from;
    const batch = playBatch(fuzzer, { settings, from, cases, time: BATCH_TIME, memory }, clock);
    from += batch.cases;
    sum.add(batch);
    await nextTurn();
  }
};

/** The share of a lane in a number of cases. */
const shareOf = (games: number, lane: number, lanes: number): number =>
  Math.floor(games / lanes) + (lane < games % lanes ? 1 : 0);

/** Plays random cases until there are enough of them or the signal is given. Throws what no worker can be begun for. */
export const runFuzz = async (
  settings: Omit<FuzzSettings, 'lane'>,
  options: FuzzOptions,
): Promise<FuzzProgress> => {
  const { workers, given = [], games, stop, limits } = options;
  const sum = new FuzzTotals(fuzzTarget(settings.ruleset, settings.sets), options);
  if (workers === 0) await playHere({ ...settings, lane: 0 }, sum, options);
  else {
    await Promise.all(
      Array.from({ length: workers }, (_, lane) =>
        runFuzzWorker({
          settings: { ...settings, lane },
          given,
          first: given.filter((_, index) => index % workers === lane),
          ...(games !== undefined && { cases: shareOf(games, lane, workers) }),
          stop,
          done: (batch) => sum.add(batch),
          ...(limits && { limits }),
        }),
      ),
    );
  }
  return sum.progress();
};
