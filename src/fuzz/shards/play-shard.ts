import { setImmediate as nextTurn } from 'node:timers/promises';
import { type BatchResult, playBatch } from '../batch.ts';
import type { StartPosition } from '../case-2.ts';
import { Coverage } from '../coverage/coverage.ts';
import { countsOf } from '../coverage/file.ts';
import { type Counterexample, type SerializedCounterexample, serializeCounterexample } from '../counterexample.ts';
import { Fuzzer } from '../fuzzer.ts';
import { fuzzTarget } from '../targets/grounds.ts';
import { Journal, journalMemory } from '../journal.ts';
import { type FuzzWorkerLimits, runFuzzWorker } from '../fuzz-worker.ts';
import { casesInShard, startPositionsFor, shardNumber, type Shard, type ShardSettings } from './shard.ts';
import type { ShardResult } from './shard-result.ts';

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
  const ground = fuzzTarget(settings.ruleset, settings.sets);
  return {
    settings: { ...settings, lane: shardNumber(ground, shard) },
    first: startPositionsFor(ground, shard, given),
    piece: Math.ceil(casesInShard(ground) / PIECES),
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
