import { join } from 'node:path';
import type { StartPosition } from '../../fuzz/case.ts';
import { type Counterexample, parseCounterexample } from '../../fuzz/counterexample.ts';
import { addCounts, COVERAGE_FORMAT, Coverage, countsOf } from '../../fuzz/coverage/coverage.ts';
import type { FuzzWorkerLimits } from '../../fuzz/fuzz-worker.ts';
import type { BatchResult } from '../../fuzz/fuzzer.ts';
import { type FuzzListener, type FuzzProgress, FuzzTotals, kindOf } from '../../fuzz/run.ts';
import {
  type PlayShard,
  type PlayShards,
  playConcurrently,
  playShard,
  playShardHere,
  runShards,
  type ShardsDone,
} from '../../fuzz/shards/run-shards.ts';
import { type ShardResult, type ShardSettings, shardsIn } from '../../fuzz/shards/shard.ts';
import { type ShardsPlan, shardsPlan } from '../../fuzz/shards/shard-plan.ts';
import {
  type ShardsRequest,
  shardsRequest,
  summaryFile,
  summaryOf,
} from '../../fuzz/shards/shard-summary.ts';
import { fuzzTarget } from '../../fuzz/targets/fuzz-targets.ts';
import { type Builds, severalBuilds } from '../../selfplay/summary.ts';
import { commandLock } from '../folder-lock.ts';
import type { Output } from '../output.ts';
import type { ResultFiles } from './result-files.ts';
import { ShardFolder } from './shard-folder.ts';

/** A number of cases that is played in shards, and where it is kept. */
export interface ShardedRun extends FuzzListener {
  readonly settings: ShardSettings;
  readonly games: number;
  readonly given: readonly StartPosition[];
  /** Worker threads; 0 plays here. */
  readonly workers: number;
  /** Who plays instead of this machine: the run that is kept in a folder and has that plan. */
  readonly engine?: (folder: string, plan: ShardsPlan) => PlayShards;
  /** Where it is kept, so that it can be resumed; absent: nowhere. */
  readonly out?: string;
  /** Version of this program. */
  readonly program: string;
  /** Digest of this build. */
  readonly build: string;
  /** Whether a run is continued that another build began. */
  readonly acceptsOtherBuild?: boolean;
  readonly stop: AbortSignal;
  readonly limits?: FuzzWorkerLimits;
}

/** What it came to: all of it once it is complete, else what was played now. */
export interface ShardedResult {
  readonly progress: FuzzProgress;
  readonly isStopped: boolean;
  /** File of the summary, once the run is complete. */
  readonly summary?: string;
  /** Of a complete run, if there are several. */
  readonly builds?: Builds;
}

const shardsFolder = (ruleset: string): string => `shards-${ruleset}`;

const playOf =
  ({ settings, given, workers, limits }: ShardedRun, now: FuzzTotals): PlayShard =>
  (shard, stop) => {
    const play = workers === 0 ? playShardHere : playShard;
    const onBatch = (batch: BatchResult): void => now.add(batch);
    return play(settings, given, shard, { stop, onBatch, ...(limits && { limits }) });
  };

/** What another machine played, as if it came from a thread. */
const asBatch = ({ cases, steps, choices, counts, findings }: ShardResult): BatchResult => {
  const coverage = new Coverage();
  addCounts(coverage, counts);
  return {
    cases,
    steps,
    choices,
    coverage: coverage.takeFresh(),
    findings: findings.map((kept) => parseCounterexample('finding', kept)),
  };
};

/** Keeps everything that a complete run came to; findings that were told before are kept as the rule of shards has it. */
const storeAll = (
  { settings, games }: ShardedRun,
  asked: ShardsRequest,
  { sum }: ShardsDone,
  builds: Builds,
  keeper: ResultFiles,
  report: (finding: Counterexample) => void,
): void => {
  const { ruleset, sets, seed } = settings;
  for (const { finding } of sum.kinds) report(finding);
  const { counts } = sum.progress(fuzzTarget(ruleset, sets), 0);
  keeper.storeSummary(summaryOf(asked, builds, sum));
  keeper.storeCoverage({
    format: COVERAGE_FORMAT,
    ruleset,
    version: asked.version,
    seed,
    games,
    counts: countsOf(counts),
  });
};

/**
 * Plays a number of cases in shards, or goes on with them where they were left. Each shard is kept until the run is complete.
 * Throws as `ShardFolder` and `runShards`.
 */
export const playSharded = async (
  run: ShardedRun,
  keeper: ResultFiles,
  output: Output,
): Promise<ShardedResult> => {
  const { settings, games, given, workers, engine, out, program, build, clock, stop, onFinding } = run;
  const { ruleset, sets } = settings;
  const target = fuzzTarget(ruleset, sets);
  const asked = shardsRequest(settings, games, given);
  const plan = shardsPlan(asked, program, build);
  const hold = commandLock();
  const folder =
    out === undefined
      ? undefined
      : new ShardFolder(join(out, shardsFolder(ruleset)), settings, plan, hold, run.acceptsOtherBuild);
  try {
    const began = clock();
    const told = new Set<string>();
    const now = new FuzzTotals(target, {
      ...run,
      onFinding: (finding) => {
        told.add(kindOf(finding));
        onFinding(finding);
      },
    });
    const done = await runShards({
      settings,
      games,
      play:
        (folder && engine?.(folder.path, folder.plan)) ??
        playConcurrently(playOf(run, now), Math.max(1, workers)),
      earlier: folder?.results() ?? [],
      onResult: (result) => {
        folder?.store(result);
        if (engine !== undefined) now.add(asBatch(result));
      },
      stop,
    });
    const { sum, isComplete } = done;
    if (!isComplete) {
      const of = shardsIn(target, games);
      const remedy =
        folder === undefined ? 'a run with --out FOLDER can be resumed' : 'the same command resumes';
      output.note(`stopped with ${sum.shards} of ${of} shards played; ${remedy}`);
      return { progress: now.progress(), isStopped: true };
    }
    storeAll(run, asked, done, folder?.builds ?? {}, keeper, (finding) =>
      told.has(kindOf(finding)) ? keeper.storeFinding(finding) : onFinding(finding),
    );
    const progress = sum.progress(target, clock() - began);
    if (keeper.hasFailed || folder === undefined || out === undefined) return { progress, isStopped: false };
    folder.remove();
    return {
      progress,
      isStopped: false,
      summary: join(out, summaryFile(ruleset)),
      ...severalBuilds(folder.builds),
    };
  } finally {
    folder?.close();
  }
};
