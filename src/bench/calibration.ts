import type { Bench } from './measure.ts';

const LOOPS = 20_000_000;

/** The same arithmetic everywhere: tells how fast the machine was while the other rows were measured. */
export const calibration: Bench = {
  name: 'calibration loop',
  run: () => {
    let value = 1;
    for (let loop = 0; loop < LOOPS; loop += 1) value = (Math.imul(value, 1_103_515_245) + 12_345) | 0;
    return { counts: { loops: LOOPS }, checksum: String(value) };
  },
};
