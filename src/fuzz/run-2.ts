import { playBatch } from './batch.ts';
import type { StartPosition } from './case-2.ts';
import { Fuzzer, type FuzzSettings } from './fuzzer.ts';
import { fuzzTarget } from './targets/grounds.ts';
import { Journal, journalMemory } from './journal.ts';
import { type FuzzWorkerLimits, runFuzzWorker } from './fuzz-worker.ts';
import { type FuzzProgress, type FuzzListener, FuzzTotals } from './run.ts';

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

/** Lets other things happen, such as a signal being heard. */
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

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
  const sum = new FuzzTotals(fuzzTarget(settings.ruleset, settings.sets), options);
  if (workers === 0) await playHere({ ...settings, lane: 0 }, sum, options);
  else {
    await Promise.all(
      Array.from({ length: workers }, (_, lane) =>
        runFuzzWorker({
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
