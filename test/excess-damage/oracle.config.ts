import { defineConfig } from 'vitest/config';

/** Runs every case of the oracle; `npm test` runs a slice of them. */
export default defineConfig({
  test: { include: ['test/excess-damage/oracle-all.ts'], testTimeout: 3_600_000 },
});
