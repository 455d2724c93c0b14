import type { CoverageCounts } from './coverage/coverage.ts';
import type { Counterexample } from './counterexample.ts';
import type { Fuzzer, FuzzSettings } from './fuzzer.ts';

/** A number of cases to be played one after the other. */
export interface Batch {
  readonly settings: FuzzSettings;
  /** Number of the first case; the fuzzer begins anew if it is not the one it would play next. */
  readonly from: number;
  /** Most cases. */
  readonly cases: number;
  /** Milliseconds after which no further case is begun; none where what comes of it must not depend on time. */
  readonly time?: number;
  /** Memory of the journal. */
  readonly memory: SharedArrayBuffer;
}

/** What was played, and what it reached. */
export interface BatchResult {
  readonly cases: number;
  readonly steps: number;
  readonly choices: number;
  readonly coverage: CoverageCounts;
  readonly findings: readonly Counterexample[];
}

/** Plays the cases of a batch, up to the first finding: what was found is handed over before anything else can happen. */
export const playBatch = (
  fuzzer: Fuzzer,
  { cases, time = Infinity }: Batch,
  clock: () => number,
): BatchResult => {
  const until = clock() + time;
  const findings: Counterexample[] = [];
  let played = 0;
  let steps = 0;
  let choices = 0;
  while (played < cases && findings.length === 0 && (played === 0 || clock() < until)) {
    const done = fuzzer.next();
    played += 1;
    steps += done.steps;
    choices += done.choices;
    if (done.finding !== undefined) findings.push(done.finding);
  }
  return { cases: played, steps, choices, coverage: fuzzer.coverage.takeFresh(), findings };
};
