import { isDeepStrictEqual } from 'node:util';
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { withoutWarnings } from './support/quiet.ts';
import { record } from './support/random/agreement.ts';
import type { Twist } from './support/random/config.ts';
import { FAULTS, INSPECTION_FAULTS } from './support/random/faults.ts';
import { cases, steps, storedAfter } from './support/random/properties.ts';
import { byXState } from './support/random/pure.ts';
import { startSide } from './support/random/side.ts';
import { xstate } from './support/runtimes.ts';

/** Cases within which a fault must be found. */
const MOST = 500;

const [machine, script] = cases;
const DRAWN = fc.sample(fc.tuple(machine, script, script), { seed: 1, numRuns: MOST });

type Records = (index: number) => Promise<readonly unknown[]>;

const drawn = (index: number) => {
  const found = DRAWN[index];
  if (found === undefined) throw new RangeError('no such case');
  return found;
};

/** All that can be seen of a case, with a fault if one is planted. */
const played =
  (inspects: boolean, twist: Twist = {}): Records =>
  (index) => {
    const [spec, taken] = drawn(index);
    return record(startSide(xstate, spec, { inspects, twist }), taken);
  };

/** The same of a case that is stored on the way, where a part of the snapshot may be lost. */
const resumed =
  (lost?: string): Records =>
  async (index) => {
    const [spec, before, after] = drawn(index);
    const stored = JSON.parse(await storedAfter(xstate, spec, before)) as object;
    const snapshot = lost === undefined ? stored : { ...stored, [lost]: {} };
    return record(startSide(xstate, spec, { snapshot }), after);
  };

/** The same of a machine that is stepped without an actor. */
const stepped =
  (twist?: Twist): Records =>
  async (index) => {
    const [spec, script] = drawn(index);
    return steps(byXState, spec, script, twist);
  };

const ACTION_FAULTS = Object.keys(FAULTS).filter((name) => name.startsWith('no action'));

/** The records without a fault, which all faults share. */
const once = (records: Records): Records => {
  const known = new Map<number, ReturnType<Records>>();
  return (index) => {
    const made = known.get(index) ?? records(index);
    known.set(index, made);
    return made;
  };
};

const isNoticed = async (faulty: Records, sound: Records): Promise<boolean> => {
  for (let index = 0; index < MOST; index += 1) {
    if (!isDeepStrictEqual(await faulty(index), await sound(index))) return true;
  }
  return false;
};

describe('The comparison of random machines notices a planted fault:', () => {
  withoutWarnings();

  const sound = once(played(false));
  it.each(Object.entries(FAULTS))('%s', async (_, twist) => {
    expect(await isNoticed(played(false, twist), sound)).toBe(true);
  });

  const soundInspected = once(played(true));
  it.each(Object.entries(INSPECTION_FAULTS))('%s', async (_, twist) => {
    expect(await isNoticed(played(true, twist), soundInspected)).toBe(true);
  });

  const soundSteps = once(stepped());
  it.each(ACTION_FAULTS)('%s, in steps without an actor', async (name) => {
    expect(await isNoticed(stepped(FAULTS[name]), soundSteps)).toBe(true);
  });

  const soundResumed = once(resumed());
  it.each(['context', 'children', 'historyValue'])('a stored snapshot loses its %s', async (lost) => {
    expect(await isNoticed(resumed(lost), soundResumed)).toBe(true);
  });
});
