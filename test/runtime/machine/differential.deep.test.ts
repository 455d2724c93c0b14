import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { runs } from '../../support/effort.ts';
import { withoutWarnings } from './support/quiet.ts';
import {
  behavesAlike,
  cases,
  isInspectedAlike,
  resumesAlike,
  stepsAlike,
} from './support/random/properties.ts';

const [machine, script] = cases;

/** All of them, which takes minutes. */
const RUNS = { ...runs(10_000), interruptAfterTimeLimit: 1_800_000 };

describe('Any random machine', () => {
  withoutWarnings();

  test.prop([...cases], RUNS)('does and shows the same as with XState after every step', behavesAlike);

  test.prop([...cases], RUNS)('is inspected as with XState', isInspectedAlike);

  test.prop([...cases], RUNS)('is stepped without an actor as with XState', stepsAlike);

  test.prop([machine, script, script, fc.boolean()], RUNS)(
    'is resumed by either runtime from a snapshot of either',
    resumesAlike,
  );
});
