import { defineConfig } from 'vitest/config';
import { PATIENCE } from '../../support/patience.ts';

/** Ends what would never end. */
const LIMIT_MS = 2 * PATIENCE;

/** The queue while everything fails that can, and its short tests; one file after the other, each wants the whole machine. */
export default defineConfig({
  test: {
    include: ['test/cluster/**/*.test.ts', 'test/cluster/failures/*.failure.ts'],
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { timeout: PATIENCE } },
    fileParallelism: false,
    reporters: ['default', './test/cluster/failures/table-reporter.ts'],
  },
});
