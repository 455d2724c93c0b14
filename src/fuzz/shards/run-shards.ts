import { groundCalled } from '../grounds.ts';
import { type Shard, type ShardSettings, shardAt, shardsIn } from './shard.ts';
import { type ShardResult, shardResultOf } from './shard-result.ts';
import { ShardSum } from './shard-sum.ts';

/** Plays a shard, on this machine or another. Its promise fails where it cannot be played, and once the signal is given. */
export type PlayShard = (shard: Shard, stop: AbortSignal) => Promise<ShardResult>;

/** A run of shards; but for `settings` and `games`, nothing changes what comes out. */
export interface ShardRun {
  readonly settings: ShardSettings;
  /** Cases. */
  readonly games: number;
  readonly play: PlayShard;
  /** How many shards are asked for at a time. */
  readonly atOnce: number;
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
 * `onResult` throw, once no shard is being played any more, and as `shardResultOf`.
 */
export const runShards = async (run: ShardRun): Promise<ShardsDone> => {
  const { settings, games, play, atOnce, earlier = [], onResult, stop } = run;
  const ground = groundCalled(settings.ruleset);
  const all = shardsIn(ground, games);
  const sum = new ShardSum();
  const isDone = new Set<number>();
  for (const result of earlier) {
    sum.add(result);
    isDone.add(result.from);
  }
  const failed = new AbortController();
  const ends = AbortSignal.any([stop, failed.signal]);
  let next = 0;
  const asker = async (): Promise<void> => {
    while (next < all && !ends.aborted) {
      const shard = shardAt(ground, next, games);
      next += 1;
      if (isDone.has(shard.from)) continue;
      const played = await play(shard, ends);
      const result = shardResultOf(`cases from ${shard.from} on`, played, settings, shard);
      onResult?.(result);
      sum.add(result);
    }
  };
  const careful = async (): Promise<void> => {
    try {
      await asker();
    } catch (error) {
      // One that was told to stop need not have come to an end.
      if (!ends.aborted) failed.abort(error);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, careful));
  failed.signal.throwIfAborted();
  return { sum, isComplete: sum.shards === all };
};
