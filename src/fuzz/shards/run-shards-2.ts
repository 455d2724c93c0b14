import { fuzzTarget } from '../targets/grounds.ts';
import type { PlayShards } from './run-shards.ts';
import { type Shard, type ShardSettings, shardAt, shardsIn } from './shard.ts';
import { type ShardResult, shardResultOf } from './shard-result.ts';
import { ShardSum } from './shard-summary.ts';

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
  const ground = fuzzTarget(settings.ruleset, settings.sets);
  const all = shardsIn(ground, games);
  const sum = new ShardSum();
  const isDone = new Set<number>();
  for (const result of earlier) {
    sum.add(result);
    isDone.add(result.from);
  }
  const left = Array.from({ length: all }, (_, number) => shardAt(ground, number, games)).filter(
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
