import { defineConfig } from 'vitest/config';

/** Ends what would never end; far more than any of it takes. */
const LIMIT_MS = 900_000;

/** The queue while everything fails that can, and its short tests; one file after the other, each wants the whole machine. */
export default defineConfig({
  test: {
    include: ['test/cluster/**/*.test.ts', 'test/cluster/failures/*.failure.ts'],
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    fileParallelism: false,
    reporters: ['default', './test/cluster/failures/table-reporter.ts'],
  },
});
