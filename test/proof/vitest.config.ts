import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** The file that a mutant changes, and its text under it. */
const mutant = JSON.parse(readFileSync(process.env.GATECHART_MUTANT ?? '', 'utf8')) as {
  readonly path: string;
  readonly text: string;
};

const isMutant = (id: string): boolean => id.split('?')[0] === mutant.path;

/** Tests as `npm test` has them, with one file of the rules changed; what the others come to is kept for the next mutant. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load: (id) => (isMutant(id) ? mutant.text : undefined),
      // The mutant's text is not what its file holds, by which modules are kept.
      configureVitest: ({ experimental_defineCacheKeyGenerator: keyBy }) =>
        keyBy(({ id }) => (isMutant(id) ? false : undefined)),
    },
  ],
  test: {
    include: ['{test,properties,packages/*/test}/**/*.test.ts'],
    setupFiles: ['test/support/rulesets.ts'],
    testTimeout: 60_000,
    experimental: { fsModuleCache: true },
  },
});
