import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { namedLicences } from '../../../tools/licences.ts';

/** What draws charts that were not there when the page was built; loaded by pages of a server that shows such. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [namedLicences()],
  build: {
    outDir: fileURLToPath(new URL('../../../dist/inspector', import.meta.url)),
    emptyOutDir: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      // The entry only re-exports: what is imported of it comes alone.
      treeshake: { moduleSideEffects: [{ test: /src\/api\/tools\.ts$/, sideEffects: false }] },
      output: { minify: true },
    },
    lib: {
      entry: fileURLToPath(new URL('../src/elk-layout.ts', import.meta.url)),
      formats: ['es'],
      fileName: () => 'draw.js',
    },
  },
});
