import type { Shard } from '../../../src/fuzz/shards/shard.ts';

/** Of matches as of cases: so many, from that number on. */
export type { Shard };

/** Cuts a run into shards of that size; the last one has what is left. */
export const splitIntoShards = (count: number, size: number): readonly Shard[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, index) => ({
    from: index * size,
    count: Math.min(size, count - index * size),
  }));

/** The two halves of a shard of two or more. */
export const splitShard = ({ from, count }: Shard): readonly [Shard, Shard] => {
  const half = Math.floor(count / 2);
  return [
    { from, count: half },
    { from: from + half, count: count - half },
  ];
};
