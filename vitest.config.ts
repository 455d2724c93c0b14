import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { PATIENCE } from './test/support/patience.ts';

/** Ends what would never end. */
const LIMIT_MS = 2 * PATIENCE;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'properties/**/*.test.ts'],
    // Vitest would keep one core free, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    setupFiles: ['test/support/rulesets.ts'],
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { timeout: PATIENCE } },
  },
});
