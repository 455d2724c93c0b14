import { defineConfig } from 'vitest/config';

/** Ends what would never end; far more than it takes. */
const LIMIT_MS = 7_200_000;

/** What takes long: the solved positions with twenty seeds each, by budget, and the mutants of the search. */
export default defineConfig({
  test: { include: ['test/agents/**/*.measure.ts'], testTimeout: LIMIT_MS },
});
