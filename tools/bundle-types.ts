import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { DECLARATIONS } from './docs/api-page.ts';

/** Bundles what the compiler declares of the entries: a package of few files, whose types are checked fast. */

const manifest = await import('../package.json', { with: { type: 'json' } });

/** The files of the entries, such as `src/api/kit`. */
const entries = Object.values(manifest.default.exports).flatMap((target) =>
  typeof target === 'string' ? [] : [target.default.replace(/^\.\/dist\/(.*)\.js$/, '$1')],
);

const bundle = await rollup({
  input: Object.fromEntries(entries.map((entry) => [entry, join(DECLARATIONS, `${entry}.d.ts`)])),
  plugins: [dts()],
  external: (id) => /^[^./]/.test(id),
  onLog: (level, { code, message }) => {
    if (code !== 'PLUGIN_WARNING') process.stderr.write(`${level}: ${message}\n`);
  },
});
rmSync('dist/types', { recursive: true, force: true });
await bundle.write({
  dir: 'dist',
  entryFileNames: '[name].d.ts',
  chunkFileNames: 'types/[name]-[hash].d.ts',
});
