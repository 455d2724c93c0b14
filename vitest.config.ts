import { defineConfig } from 'vitest/config';

/** Ends what would never end; far more than any test takes, on a busy machine too. */
const LIMIT_MS = 900_000;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'properties/**/*.test.ts'],
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
  },
});
