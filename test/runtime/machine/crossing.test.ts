import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { runs } from '../../support/effort.ts';
import { withoutWarnings } from './support/quiet.ts';
import { cases, resumesAlike } from './support/random/properties.ts';

const [machine, script] = cases;

describe('A persisted snapshot', () => {
  withoutWarnings();

  test.prop([machine, script, script, fc.boolean()], { ...runs(1000), seed: 3 })(
    'of one runtime is resumed by the other as by itself',
    resumesAlike,
  );
});
