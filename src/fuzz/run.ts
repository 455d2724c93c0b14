import { type BatchDone, playBatch } from './batch.ts';
import type { Given } from './case.ts';
import { Coverage } from './coverage/coverage.ts';
import { type Reached, reachedOf } from './coverage/report.ts';
import type { Finding } from './finding.ts';
import { Fuzzer, type FuzzSettings } from './fuzzer.ts';
import { groundCalled } from './grounds.ts';
import { Journal, journalMemory } from './journal.ts';
import { type LaneLimits, runLane } from './lane.ts';

/** How a run is carried out. */
export interface FuzzOptions {
  /** Worker threads; 0 plays here, where a hang cannot be told. */
  readonly workers: number;
  /** Where cases may begin, besides new matches. */
  readonly given?: readonly Given[];
  /** Cases to be played, all workers together; as many as there is time for where absent. */
  readonly games?: number;
  /** Milliseconds. */
  readonly clock: () => number;
  readonly stop: AbortSignal;
  /** Hears the first finding of each kind as it is made. */
  readonly onFinding: (finding: Finding) => void;
  readonly onProgress?: (progress: FuzzProgress) => void;
  readonly limits?: LaneLimits;
}

/** How far a run is. `elapsed` in milliseconds. */
export interface FuzzProgress {
  readonly cases: number;
  readonly steps: number;
  readonly choices: number;
  readonly elapsed: number;
  readonly findings: readonly Finding[];
  /** Findings of kinds that were found before. */
  readonly repeated: number;
  readonly coverage: readonly Reached[];
  /** How often what was reached. */
  readonly counts: Coverage;
}

/** Everything the lanes of a run did together. */
class Sum {
  readonly #coverage = new Coverage();
  readonly #findings = new Map<string, Finding>();
  readonly #options: FuzzOptions;
  readonly #ruleset: string;
  readonly #began: number;
  #cases = 0;
  #steps = 0;
  #choices = 0;
  #repeated = 0;

  constructor(ruleset: string, options: FuzzOptions) {
    this.#ruleset = ruleset;
    this.#options = options;
    this.#began = options.clock();
  }

  add({ cases, steps, choices, coverage, findings }: BatchDone): void {
    this.#cases += cases;
    this.#steps += steps;
    this.#choices += choices;
    this.#coverage.addAll(coverage);
    for (const finding of findings) this.#note(finding);
    this.#options.onProgress?.(this.progress());
  }

  progress(): FuzzProgress {
    return {
      cases: this.#cases,
      steps: this.#steps,
      choices: this.#choices,
      elapsed: this.#options.clock() - this.#began,
      findings: [...this.#findings.values()],
      repeated: this.#repeated,
      counts: this.#coverage,
      coverage: reachedOf(this.#coverage, groundCalled(this.#ruleset)),
    };
  }

  #note(finding: Finding): void {
    const kind = `${finding.target} ${finding.kind}`;
    if (this.#findings.has(kind)) {
      this.#repeated += 1;
      return;
    }
    this.#findings.set(kind, finding);
    this.#options.onFinding(finding);
  }
}

/** Lets other things happen, such as a signal being heard. */
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const BATCH_TIME = 200;

const playHere = async (
  settings: FuzzSettings,
  sum: Sum,
  { games, given = [], clock, stop }: FuzzOptions,
): Promise<void> => {
  const memory = journalMemory();
  const fuzzer = new Fuzzer(settings, new Journal(memory), clock, 0, given);
  for (let from = 0; (games === undefined || from < games) && !stop.aborted; ) {
    const cases = games === undefined ? Number.MAX_SAFE_INTEGER : games - from;
    const batch = playBatch(fuzzer, { settings, from, cases, time: BATCH_TIME, memory }, clock);
    from += batch.cases;
    sum.add(batch);
    await pause();
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
  const sum = new Sum(settings.ruleset, options);
  if (workers === 0) await playHere({ ...settings, lane: 0 }, sum, options);
  else {
    await Promise.all(
      Array.from({ length: workers }, (_, lane) =>
        runLane({
          settings: { ...settings, lane },
          given,
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
