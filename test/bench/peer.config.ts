import { defineConfig } from 'vitest/config';

/** What needs boardgame.io, which is no dependency: `npm run bench:peer` installs it beside the bench and runs this. */
export default defineConfig({ test: { include: ['test/bench/peer.ts'], testTimeout: 60_000 } });
