import { type Job, pairOf } from './plan-2.ts';

/** A part of a run, one of several that can be played apart and are alike in cost: the pairs are dealt out in turn. */
export interface Share {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/** The number of the share that a match is of, and the other one of its pair with it. */
export const shareOf = (match: number, of: number): number => 1 + (pairOf(match) % of);

/** The matches of a share, of those of its run. */
export const jobsIn = (share: Share, jobs: readonly Job[]): readonly Job[] =>
  jobs.filter(({ number }) => shareOf(number, share.of) === share.number);

/** A share as plans and people write it: `2/4`. */
export const shareText = ({ number, of }: Share): string => `${number}/${of}`;

const WRITTEN = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/;

/** The share that is written so; nothing where it is none. */
export const shareIn = (text: string): Share | undefined => {
  const [, number, of] = (WRITTEN.exec(text) ?? []).map(Number);
  return number === undefined || of === undefined || number > of ? undefined : { number, of };
};
