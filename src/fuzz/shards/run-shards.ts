import { setImmediate as nextTurn } from 'node:timers/promises';
import { forEachConcurrently } from '../../selfplay/threads.ts';
import { Journal, journalMemory, type StartPosition } from '../case.ts';
import {
  type Counterexample,
  newCounterexample,
  type SerializedCounterexample,
  serializeCounterexample,
} from '../counterexample.ts';
import { Coverage, countsOf } from '../coverage/coverage.ts';
import { type FuzzWorkerLimits, runFuzzWorker } from '../fuzz-worker.ts';
import { type BatchResult, Fuzzer, playBatch } from '../fuzzer.ts';
import { fuzzTarget } from '../targets/fuzz-targets.ts';
import {
  casesInShard,
  type Shard,
  type ShardResult,
  type ShardSettings,
  shardAt,
  shardNumber,
  shardResultOf,
  shardsIn,
  startPositionsFor,
} from './shard.ts';
import { ShardSum } from './shard-summary.ts';

/** Plays a shard. Its promise fails where it cannot be played, and once the signal is given. */
export type PlayShard = (shard: Shard, stop: AbortSignal) => Promise<ShardResult>;

/**
 * Plays shards somewhere and tells what each came to, in any order. Comes back early, without an error, once the signal is
 * given; fails where a shard cannot be played, and with what `done` throws.
 */
export type PlayShards = (
  shards: readonly Shard[],
  stop: AbortSignal,
  done: (shard: Shard, result: ShardResult) => void,
) => Promise<void>;

/** Plays so many shards at a time. Where one cannot be played the others are stopped. */
export const playConcurrently =
  (play: PlayShard, atOnce: number): PlayShards =>
  (shards, stop, done) =>
    forEachConcurrently(shards, atOnce, stop, async (shard, end) => done(shard, await play(shard, end)));

/** How a shard is played; nothing of it changes what comes out. */
export interface ShardOptions {
  readonly stop: AbortSignal;
  /** Hears what was played since it was last told. */
  readonly onBatch?: (batch: BatchResult) => void;
  readonly limits?: FuzzWorkerLimits;
}

/** In how many pieces a shard is handed over. What was played of a piece is lost with the thread that plays it. */
const PIECES = 20;

/** A finding as it is after it was text. */
const asText = (finding: Counterexample): SerializedCounterexample =>
  JSON.parse(JSON.stringify(serializeCounterexample(finding))) as SerializedCounterexample;

/** Everything that was played of a shard. */
const tallyOf = (onBatch: (batch: BatchResult) => void = () => {}) => {
  const coverage = new Coverage();
  const findings: SerializedCounterexample[] = [];
  const sum = { cases: 0, steps: 0, choices: 0 };
  const add = (batch: BatchResult): void => {
    sum.cases += batch.cases;
    sum.steps += batch.steps;
    sum.choices += batch.choices;
    coverage.addAll(batch.coverage);
    findings.push(...batch.findings.map(asText));
    onBatch(batch);
  };
  const result = ({ from, count }: Shard): ShardResult => ({
    from,
    count,
    ...sum,
    counts: countsOf(coverage),
    findings,
  });
  return { add, result };
};

/** What a shard needs, beside what it is handed. */
const partsOf = (settings: ShardSettings, given: readonly StartPosition[], shard: Shard) => {
  const fuzzed = fuzzTarget(settings.ruleset, settings.sets);
  return {
    settings: { ...settings, lane: shardNumber(fuzzed, shard) },
    first: startPositionsFor(fuzzed, shard, given),
    piece: Math.ceil(casesInShard(fuzzed) / PIECES),
  };
};

/**
 * Plays a shard on a thread of its own. A case that the thread does not come back from is a finding; a new fuzzer goes on
 * behind it. Throws the reason of the signal once that is given, and what no worker can be begun for.
 */
export const playShard = async (
  settings: ShardSettings,
  given: readonly StartPosition[],
  shard: Shard,
  { stop, onBatch, limits }: ShardOptions,
): Promise<ShardResult> => {
  const tally = tallyOf(onBatch);
  await runFuzzWorker({
    ...partsOf(settings, given, shard),
    given,
    from: shard.from,
    cases: shard.count,
    stop,
    done: tally.add,
    ...(limits && { limits }),
  });
  stop.throwIfAborted();
  return tally.result(shard);
};

/** Plays a shard here, where a hang cannot be told. Throws the reason of the signal once that is given. */
export const playShardHere = async (
  settings: ShardSettings,
  given: readonly StartPosition[],
  shard: Shard,
  { stop, onBatch }: ShardOptions,
): Promise<ShardResult> => {
  const { first, piece, settings: own } = partsOf(settings, given, shard);
  const memory = journalMemory();
  const fuzzer = new Fuzzer(own, new Journal(memory), shard.from, given, first);
  const tally = tallyOf(onBatch);
  const end = shard.from + shard.count;
  for (let from = shard.from; from < end; ) {
    // A signal is heard between two turns of the event loop.
    await nextTurn();
    stop.throwIfAborted();
    const cases = Math.min(piece, end - from);
    const batch = playBatch(fuzzer, { settings: own, from, cases, memory }, () => 0);
    from += batch.cases;
    tally.add(batch);
  }
  return tally.result(shard);
};

/** What a case came to that killed whoever played it, with all around it: where it began, and no answer. */
export const crashedCase = (
  settings: ShardSettings,
  given: readonly StartPosition[],
  number: number,
  message: string,
): ShardResult => {
  const fuzzed = fuzzTarget(settings.ruleset, settings.sets);
  const shard = { from: number, count: 1 };
  const own = { ...settings, lane: shardNumber(fuzzed, shard) };
  const fuzzer = new Fuzzer(
    own,
    new Journal(journalMemory()),
    number,
    given,
    startPositionsFor(fuzzed, shard, given),
  );
  const { target, from } = fuzzer.opening();
  const finding = newCounterexample(fuzzed, {
    target,
    kind: 'worker died',
    message,
    from,
    answers: [],
    choices: 0,
    found: { seed: own.seed, lane: own.lane, case: number, answers: 0 },
  });
  const nothing = { cases: 0, steps: 0, choices: 0, counts: countsOf(new Coverage()) };
  return shardResultOf(
    `case ${number}`,
    { ...shard, ...nothing, findings: [asText(finding)] },
    settings,
    shard,
  );
};

/** A run of shards; but for `settings` and `games`, nothing changes what comes out. */
export interface ShardRun {
  readonly settings: ShardSettings;
  /** Cases. */
  readonly games: number;
  readonly play: PlayShards;
  /** Results of shards that were played before. */
  readonly earlier?: Iterable<ShardResult>;
  /** Hears each other result as it comes. */
  readonly onResult?: (result: ShardResult) => void;
  readonly stop: AbortSignal;
}

/** A run as far as it came. */
export interface ShardsDone {
  readonly sum: ShardSum;
  readonly isComplete: boolean;
}

/**
 * Plays the shards of a run that were not played before, until they are done or the signal is given. Throws what `play` and
 * `onResult` throw, and as `shardResultOf`.
 */
export const runShards = async (run: ShardRun): Promise<ShardsDone> => {
  const { settings, games, play, earlier = [], onResult, stop } = run;
  const fuzzed = fuzzTarget(settings.ruleset, settings.sets);
  const all = shardsIn(fuzzed, games);
  const sum = new ShardSum();
  const isDone = new Set<number>();
  for (const result of earlier) {
    sum.add(result);
    isDone.add(result.from);
  }
  const left = Array.from({ length: all }, (_, number) => shardAt(fuzzed, number, games)).filter(
    ({ from }) => !isDone.has(from),
  );
  const done = (shard: Shard, played: ShardResult): void => {
    const result = shardResultOf(`cases from ${shard.from} on`, played, settings, shard);
    onResult?.(result);
    sum.add(result);
  };
  await play(left, stop, done);
  return { sum, isComplete: sum.shards === all };
};
