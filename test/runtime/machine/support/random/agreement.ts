import { isDeepStrictEqual } from 'node:util';
import type { Side } from './side.ts';
import type { Step } from './spec.ts';

const whole = (steps: readonly Step[]) => ['start', ...steps, 'stop'] as const;

/** What two sides show after the first step after which they differ. */
export interface Difference {
  readonly one: unknown;
  readonly other: unknown;
}

/** Takes the same steps on both sides; undefined if nothing that can be seen differs after any. */
export const firstDifference = async (
  one: Side,
  other: Side,
  steps: readonly Step[],
): Promise<Difference | undefined> => {
  for (const step of whole(steps)) {
    const seen = { one: await one.take(step), other: await other.take(step) };
    if (!isDeepStrictEqual(seen.one, seen.other)) return seen;
  }
  return undefined;
};

/** What a side shows after each step. */
export const record = async (side: Side, steps: readonly Step[]): Promise<readonly unknown[]> => {
  const seen: unknown[] = [];
  for (const step of whole(steps)) seen.push(await side.take(step));
  return seen;
};
