import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { COMMON, quickAnd } from './support/tiers.ts';

/** All that takes long, and the quick tier again: at full volume, and with modules of its own for each file. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    ...quickAnd('deep'),
    ...COMMON,
    testTimeout: 7_200_000,
    maxWorkers: availableParallelism(),
    pool: 'threads',
    globalSetup: 'test/support/build.ts',
    env: { GATECHART_EFFORT: process.env.GATECHART_EFFORT ?? '1' },
  },
});
