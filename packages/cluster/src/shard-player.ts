import type { Shard } from './shard.ts';

/** What a worker has begun it ends. */
export const NEVER_ABORTED: AbortController['signal'] = new AbortController().signal;

/** Plays shards of one run. */
export interface ShardPlayer {
  /** Whether playing a shard again gives the same. */
  readonly isRepeatable: boolean;
  /** What it comes to, line by line. */
  play(shard: Shard): Promise<readonly string[]>;
}
