import type { StartPosition } from '../case-2.ts';
import type { FuzzSettings } from '../fuzzer.ts';
import type { FuzzTarget } from '../case.ts';

/** What a run of shards plays; which lane is what the shard says. */
export type ShardSettings = Omit<FuzzSettings, 'lane'>;

/** A range of cases. A fuzzer of its own plays it, so that what comes of it depends on nothing outside. */
export interface Shard {
  /** Number of its first case. */
  readonly from: number;
  /** Cases. */
  readonly count: number;
}

/**
 * Most answers of all cases of a shard, were each as long as can be: half a minute, on any ground. Guiding has reached most
 * of what it will reach by then.
 */
const MAX_ANSWERS = 40_000;

/** How many cases a shard of that ground has; the last one of a run may have less. */
export const casesInShard = ({ arena }: FuzzTarget): number => Math.ceil(MAX_ANSWERS / arena.maxChoices);

/** The number of a shard among those of its run, from 0. */
export const shardNumber = (ground: FuzzTarget, { from }: Shard): number => Math.floor(from / casesInShard(ground));

/** How many shards that many cases are. */
export const shardsIn = (ground: FuzzTarget, cases: number): number => Math.ceil(cases / casesInShard(ground));

/** The shard of that number, of a run of so many cases. */
export const shardAt = (ground: FuzzTarget, number: number, cases: number): Shard => {
  const size = casesInShard(ground);
  const from = number * size;
  return { from, count: Math.min(size, cases - from) };
};

/** Of the cases of a shard, at least so many begin in a position that is given. */
const MIN_SHARE_FROM_POSITIONS = 0.3;

/**
 * The given positions that come first in a shard. They are dealt out, so that shards that follow one another begin in all of
 * them before one comes again.
 */
export const startPositionsFor = (ground: FuzzTarget, shard: Shard, given: readonly StartPosition[]): readonly StartPosition[] => {
  const hands = Math.max(1, Math.ceil(given.length / (MIN_SHARE_FROM_POSITIONS * casesInShard(ground))));
  const hand = shardNumber(ground, shard) % hands;
  return given.filter((_, index) => index % hands === hand);
};
