import type { Shard } from './shard.ts';
import type { ShardResult } from './shard-result.ts';

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
  async (shards, stop, done) => {
    const failed = new AbortController();
    const ends = AbortSignal.any([stop, failed.signal]);
    const queue = shards[Symbol.iterator]();
    const lane = async (): Promise<void> => {
      for (let next = queue.next(); !next.done && !ends.aborted; next = queue.next()) {
        done(next.value, await play(next.value, ends));
      }
    };
    const careful = async (): Promise<void> => {
      try {
        await lane();
      } catch (error) {
        // One that was told to stop need not have come to an end.
        if (!ends.aborted) failed.abort(error);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, careful));
    failed.signal.throwIfAborted();
  };
