import { type Job, pairOf } from './plan-2.ts';

/** A part of a run, one of several that can be played apart and are alike in cost: the pairs are dealt out in turn. */
export interface Shard {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/** The number of the share that a match is of, and the other one of its pair with it. */
export const shardOf = (match: number, of: number): number => 1 + (pairOf(match) % of);

/** The matches of a share, of those of its run. */
export const jobsInShard = (share: Shard, jobs: readonly Job[]): readonly Job[] =>
  jobs.filter(({ number }) => shardOf(number, share.of) === share.number);

/** A share as plans and people write it: `2/4`. */
export const shardText = ({ number, of }: Shard): string => `${number}/${of}`;

const SHARD_PATTERN = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/;

/** The share that is written so; nothing where it is none. */
export const parseShard = (text: string): Shard | undefined => {
  const [, number, of] = (SHARD_PATTERN.exec(text) ?? []).map(Number);
  return number === undefined || of === undefined || number > of ? undefined : { number, of };
};
