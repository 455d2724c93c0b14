import { isDeepStrictEqual } from 'node:util';
import type { Side } from './side.ts';
import type { Step } from './spec.ts';

/** The first step after which two sides differ. */
export interface Difference {
  readonly step: Step | 'start' | 'stop';
  readonly index: number;
  readonly one: unknown;
  readonly other: unknown;
}

/** Takes the same steps on both sides; undefined if nothing that can be seen differs after any. */
export const firstDifference = async (
  one: Side,
  other: Side,
  steps: readonly Step[],
): Promise<Difference | undefined> => {
  for (const [index, step] of (['start', ...steps, 'stop'] as const).entries()) {
    const sights = { one: await one.take(step), other: await other.take(step) };
    if (!isDeepStrictEqual(sights.one, sights.other)) return { step, index, ...sights };
  }
  return undefined;
};
