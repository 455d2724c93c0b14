import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { rulesets } from 'gatechart/rulesets';
import { defineConfig, type Plugin } from 'vite';
import { namedLicences } from '../../../tools/licences.ts';
import { drawRulesetCharts } from '../src/chart-geometry.ts';
import { drawChart } from '../src/elk-layout.ts';
import { SCENARIOS_GLOBAL } from './app/script-loader.ts';
import { chartsDigest, scenarioTitles } from './build-data.ts';
import { chunkFileNames, classicChunks } from './classic-chunks.ts';

const CHARTS = 'virtual:charts';

/** The drawings of the charts, made from the definitions that the page itself runs: a chunk for each ruleset. */
const charts = (): Plugin => ({
  name: 'charts',
  resolveId: (id) => (id.startsWith(CHARTS) ? `\0${id}` : undefined),
  load: async (id) => {
    if (!id.startsWith(`\0${CHARTS}`)) return undefined;
    const ruleset = rulesets.get(id.slice(CHARTS.length + 2));
    if (ruleset !== undefined) {
      return `export default ${JSON.stringify(await drawRulesetCharts(ruleset, drawChart))};`;
    }
    const loads = [...rulesets.keys()].map(
      (each) => `${JSON.stringify(each)}: async () => (await import('${CHARTS}/${each}')).default`,
    );
    return `export const digest = '${chartsDigest()}';\nexport const drawings = {${loads.join(', ')}};`;
  },
});

/** The titles of the scenarios, beside the page. */
const scenarios = (): Plugin => ({
  name: 'scenarios',
  generateBundle() {
    const source = `globalThis.${SCENARIOS_GLOBAL}=${JSON.stringify(scenarioTitles())};\n`;
    this.emitFile({ type: 'asset', fileName: 'scenarios.js', source });
  },
});

export default defineConfig({
  resolve: { tsconfigPaths: true },
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), charts(), scenarios(), classicChunks(), namedLicences()],
  build: {
    outDir: fileURLToPath(new URL('../../../dist/inspector', import.meta.url)),
    emptyOutDir: true,
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      // The entry only re-exports: what is imported of it comes alone, and with the chunk that imports it.
      experimental: { lazyBarrel: true },
      treeshake: { moduleSideEffects: [{ test: /src\/api\/tools\.ts$/, sideEffects: false }] },
      // A classic script has none; it loads no modules.
      transform: { define: { 'import.meta': '{}' } },
      output: {
        format: 'cjs',
        entryFileNames: 'inspector.js',
        chunkFileNames,
        assetFileNames: 'inspector[extname]',
      },
    },
  },
});
