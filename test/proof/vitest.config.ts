import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** The file that a mutant changes, and its text under it. */
const mutant = JSON.parse(readFileSync(process.env.GATECHART_MUTANT ?? '', 'utf8')) as {
  readonly path: string;
  readonly text: string;
};

/** Tests as `npm test` has them, with one file of the rules changed. */
export default defineConfig({
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load: (id) => (id.split('?')[0] === mutant.path ? mutant.text : undefined),
    },
  ],
  test: { include: ['test/**/*.test.ts', 'properties/**/*.test.ts'], testTimeout: 60_000 },
});
