import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { SCENARIOS_GLOBAL } from './app/script-loader.ts';
import { drawAllCharts, scenarioTitles } from './build-data.ts';

const GEOMETRY = 'virtual:geometry';

/** The geometry of the charts, drawn from the definitions that the page itself runs. */
const geometry = (): Plugin => ({
  name: 'geometry',
  resolveId: (id) => (id === GEOMETRY ? `\0${GEOMETRY}` : undefined),
  load: async (id) =>
    id === `\0${GEOMETRY}` ? `export const geometry = ${JSON.stringify(await drawAllCharts())};` : undefined,
});

/** The titles of the scenarios, beside the page. */
const scenarios = (): Plugin => ({
  name: 'scenarios',
  generateBundle() {
    const source = `globalThis.${SCENARIOS_GLOBAL}=${JSON.stringify(scenarioTitles())};\n`;
    this.emitFile({ type: 'asset', fileName: 'scenarios.js', source });
  },
});

/** A page opened from disk loads no modules: its script is a classic one that waits for the page. */
const classicScript = (): Plugin => ({
  name: 'classic-script',
  enforce: 'post',
  transformIndexHtml: (html) =>
    html.replace(/<script type="module" crossorigin/g, '<script defer').replace(/ crossorigin/g, ''),
});

export default defineConfig({
  resolve: { tsconfigPaths: true },
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), geometry(), scenarios(), classicScript()],
  build: {
    outDir: fileURLToPath(new URL('../../../dist/inspector', import.meta.url)),
    emptyOutDir: true,
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      // The entry only re-exports: what is imported of it comes alone.
      treeshake: { moduleSideEffects: [{ test: /src\/api\/tools\.ts$/, sideEffects: false }] },
      // A classic script has none; it loads no modules.
      transform: { define: { 'import.meta': '{}' } },
      output: {
        format: 'iife',
        entryFileNames: 'inspector.js',
        assetFileNames: 'inspector[extname]',
      },
    },
  },
});
