import { isDeepStrictEqual } from 'node:util';
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { withoutWarnings } from './support/quiet.ts';
import { FAULTS, INSPECTION_FAULTS } from './support/random/faults.ts';
import type { Twist } from './support/random/machine.ts';
import { cases } from './support/random/properties.ts';
import { startSide } from './support/random/side.ts';
import { xstate } from './support/runtimes.ts';

/** Cases within which a fault must be found. */
const MOST = 300;
const DRAWN = fc.sample(fc.tuple(...cases), { seed: 1, numRuns: MOST });

/** All that can be seen of a case, with a fault if one is planted. */
const record = async (index: number, inspects: boolean, twist?: Twist): Promise<readonly unknown[]> => {
  const [spec, steps] = DRAWN[index] ?? [];
  if (spec === undefined || steps === undefined) throw new RangeError('no such case');
  const side = startSide(xstate, spec, { inspects, ...(twist && { twist }) });
  const seen: unknown[] = [];
  for (const step of ['start', ...steps, 'stop'] as const) seen.push(await side.take(step));
  return seen;
};

/** The records without a fault, which all faults share: by whether they are inspected. */
const SOUND = [new Map<number, readonly unknown[]>(), new Map<number, readonly unknown[]>()] as const;

const soundRecord = async (index: number, inspects: boolean): Promise<readonly unknown[]> => {
  const records = SOUND[inspects ? 1 : 0];
  const known = records.get(index) ?? (await record(index, inspects));
  records.set(index, known);
  return known;
};

const isNoticed = async (twist: Twist, inspects: boolean): Promise<boolean> => {
  for (let index = 0; index < MOST; index += 1) {
    const faulty = await record(index, inspects, twist);
    if (!isDeepStrictEqual(faulty, await soundRecord(index, inspects))) return true;
  }
  return false;
};

describe('The comparison of random machines notices a planted fault:', () => {
  withoutWarnings();

  it.each(Object.entries(FAULTS))('%s', async (_, twist) => {
    expect(await isNoticed(twist, false)).toBe(true);
  });

  it.each(Object.entries(INSPECTION_FAULTS))('%s', async (_, twist) => {
    expect(await isNoticed(twist, true)).toBe(true);
  });
});
