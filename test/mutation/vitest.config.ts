import { defineConfig } from 'vitest/config';

/** The tests that mutants are held against: those about the mutated files, and quick. */
export default defineConfig({
  test: {
    include: [
      'test/mutation/scenarios.ts',
      'test/gate-ruler/cards/cards-in-play.test.ts',
      'test/gate-ruler/seen/*.test.ts',
      'test/gate-ruler/rules/**/*.test.ts',
      'test/runtime/*.test.ts',
      'properties/runtime/random-charts.test.ts',
    ],
    setupFiles: ['test/mutation/pinned-seed.ts'],
    isolate: false,
    testTimeout: 120_000,
  },
});
