import { test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { runs } from '../../support/effort.ts';
import { withoutWarnings } from './support/quiet.ts';
import { behavesAlike, cases, isInspectedAlike, stepsAlike } from './support/random/properties.ts';

describe('A random machine', () => {
  withoutWarnings();

  test.prop([...cases], { ...runs(3000), seed: 1 })(
    'does and shows the same as with XState after every step',
    behavesAlike,
  );

  test.prop([...cases], { ...runs(1000), seed: 2 })('is inspected as with XState', isInspectedAlike);

  test.prop([...cases], { ...runs(1000), seed: 4 })('is stepped without an actor as with XState', stepsAlike);
});
