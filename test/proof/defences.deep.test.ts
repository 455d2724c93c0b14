import { expect, it } from 'vitest';
import { loadDefences } from '../../tools/clause-mutants/known-mutants.ts';
import { tryKnownMutant } from '../support/mutants.ts';

const LIMIT_MS = 60_000;

it.each(loadDefences())('Without $area, $name, this test fails: $killedBy', (defence) => {
  const { without, under } = tryKnownMutant(defence, LIMIT_MS);
  expect(without).toMatchObject({ status: 0, passed: true });
  expect(under).toMatchObject({ failed: true });
});
