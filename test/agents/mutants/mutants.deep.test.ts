import { expect, it } from 'vitest';
import { knownMutantsIn } from '../../../tools/clause-mutants/known-mutants.ts';
import { tryKnownMutant } from '../../support/mutants.ts';

/** What a whole game tree takes on a busy machine, and more. */
const LIMIT_MS = 600_000;

it.each(knownMutantsIn('test/agents/mutants/mutants.yaml'))('$name is killed by: $killedBy', (mutant) => {
  const { without, under } = tryKnownMutant(mutant, LIMIT_MS);
  expect(without).toMatchObject({ status: 0, passed: true });
  expect(under).toMatchObject({ failed: true });
});
