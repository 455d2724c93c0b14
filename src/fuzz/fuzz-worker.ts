import { builtModule } from '../package-files.ts';
import { endThreads, openThreads } from '../selfplay/threads.ts';
import { type FuzzTarget, Journal, journalMemory, originOf, type StartPositions } from './case.ts';
import { countChoices } from './choices.ts';
import { type Counterexample, type FATAL_KINDS, newCounterexample } from './counterexample.ts';
import type { Batch, BatchResult, FuzzSettings } from './fuzzer.ts';
import type { Oracle, OracleId } from './oracles/oracle.ts';
import { fromSequence, oracles, runCase } from './run-case.ts';
import { fuzzTarget } from './targets/fuzz-targets.ts';

/** The worker as it was built; workers run no TypeScript. */
const WORKER = builtModule('src/fuzz/worker-thread');

/** Milliseconds of a batch: how often a lane tells what it did. */
const BATCH_TIME = 500;

/** Milliseconds without an answer after which a worker hangs, and between two looks at it. */
const HANGS_AFTER = 20_000;
const LOOK_EVERY = 500;

/** Megabytes a worker may use. */
const MAX_MEMORY = 1024;

type FatalKind = (typeof FATAL_KINDS)[number];

/** How a lane is watched; all have defaults. */
export interface FuzzWorkerLimits {
  readonly worker?: string;
  readonly hangsAfter?: number;
  readonly mostMemory?: number;
}

/** What a lane is to do, and whom it tells. */
export interface FuzzWorkerTask extends StartPositions {
  readonly settings: FuzzSettings;
  /** Number of the first case; 0 where absent. */
  readonly from?: number;
  /** Cases to be played; as many as there is time for where absent. */
  readonly cases?: number;
  /** Most cases of a batch; with it, no time ends one. */
  readonly piece?: number;
  readonly stop: AbortSignal;
  readonly done: (batch: BatchResult) => void;
  readonly limits?: FuzzWorkerLimits;
}

const fatalKind = (error: unknown, hangs: boolean): FatalKind => {
  if (hangs) return 'hang';
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out of memory' : 'worker died';
};

/** The keys of a sequence; that of the last answer is read and not given. */
const keysOf = (
  target: OracleId,
  { from, sequence }: NonNullable<ReturnType<Journal['last']>>,
  fuzzed: FuzzTarget,
) => {
  let last: Oracle | undefined;
  const { keys } = runCase(
    (origin, onStep) => {
      last = oracles[target](origin, onStep);
      return last;
    },
    () => originOf(fuzzed, from),
    fromSequence(sequence.slice(0, -1)),
    () => {},
  );
  const place = sequence.at(-1);
  const key = place === undefined ? undefined : last?.pending()?.options[place]?.key;
  return key === undefined ? keys : [...keys, key];
};

/** The case that a worker did not come back from. */
const fatalCounterexample = (
  settings: FuzzSettings,
  journal: Journal,
  kind: FatalKind,
  cause: unknown,
): Counterexample | undefined => {
  const last = journal.last();
  if (last === undefined) return undefined;
  const { ruleset, sets, targets, seed, lane } = settings;
  const fuzzed = fuzzTarget(ruleset, sets);
  const target = targets[last.number % targets.length] as OracleId;
  return newCounterexample(fuzzed, {
    target,
    kind,
    message: kind === 'hang' ? 'an action takes too long' : (cause as Error).message,
    from: last.from,
    answers: keysOf(target, last, fuzzed),
    choices: countChoices(last.sequence),
    found: { seed, lane, case: last.number, answers: last.sequence.length },
  });
};

/** One worker thread with its watcher: plays batches, and is begun anew after a case it did not come back from. */
export const runFuzzWorker = async ({
  settings,
  given,
  first = given,
  from: begin = 0,
  cases = Number.MAX_SAFE_INTEGER,
  piece,
  stop,
  done,
  limits = {},
}: FuzzWorkerTask): Promise<void> => {
  const { worker = WORKER, hangsAfter = HANGS_AFTER, mostMemory = MAX_MEMORY } = limits;
  const open = () => {
    const memory = journalMemory();
    const pool = openThreads<Batch, BatchResult>(worker, 1, {
      workerData: { given, first } satisfies StartPositions,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    });
    return { pool, memory, journal: new Journal(memory) };
  };
  let thread = open();
  const end = begin + cases;
  let from = begin;
  try {
    while (from < end && !stop.aborted) {
      const { pool, memory, journal } = thread;
      const killer = new AbortController();
      const watch = watchBeats(journal, hangsAfter, () => killer.abort());
      const halt = () => killer.abort();
      stop.addEventListener('abort', halt, { once: true });
      try {
        const size = piece === undefined ? { time: BATCH_TIME } : {};
        const batch = await pool.run(
          { settings, from, cases: Math.min(end - from, piece ?? Infinity), ...size, memory },
          { signal: killer.signal },
        );
        from += batch.cases;
        done(batch);
      } catch (error) {
        if (stop.aborted) break;
        const finding = fatalCounterexample(settings, journal, fatalKind(error, watch.hangs()), error);
        // Nothing was begun by this thread: no worker of this kind can run at all.
        if (finding === undefined) throw error;
        done({ cases: 1, steps: 0, choices: 0, coverage: [], findings: [finding] });
        from = (journal.last()?.number ?? from) + 1;
        await endThreads(pool);
        thread = open();
      } finally {
        watch.end();
        stop.removeEventListener('abort', halt);
      }
    }
  } finally {
    await endThreads(thread.pool);
  }
};

/** Calls once no answer was given for that long; a worker that has begun nothing yet is still being loaded. */
const watchBeats = (journal: Journal, hangsAfter: number, kill: () => void) => {
  const first = journal.beats();
  let beats = first;
  let quiet = 0;
  let hangs = false;
  const timer = setInterval(() => {
    const now = journal.beats();
    quiet = now === beats && now !== first ? quiet + LOOK_EVERY : 0;
    beats = now;
    if (quiet < hangsAfter || hangs) return;
    hangs = true;
    kill();
  }, LOOK_EVERY);
  return { hangs: () => hangs, end: () => clearInterval(timer) };
};
