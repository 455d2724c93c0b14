import { defineConfig } from 'vitest/config';

/** What needs boardgame.io and Pokémon Showdown, which are no dependencies: `npm run bench:peer` installs them beside the bench. */
export default defineConfig({ test: { include: ['test/bench/peer.ts'], testTimeout: 60_000 } });
