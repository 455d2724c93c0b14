import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { namedLicences } from '../../../tools/licences.ts';
import { CHANCES_GLOBAL } from './app/script-loader.ts';

/** A page from disk may start a worker of nothing but a text it has: the script leaves the program as one. */
const asText = (): Plugin => ({
  name: 'as-text',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = `globalThis.${CHANCES_GLOBAL}=${JSON.stringify(file.code)};\n`;
    }
  },
});

/** The search for the chances at each decision; loaded when it is asked for. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [asText(), namedLicences()],
  build: {
    outDir: fileURLToPath(new URL('../../../dist/inspector', import.meta.url)),
    emptyOutDir: false,
    chunkSizeWarningLimit: 4000,
    lib: {
      entry: fileURLToPath(new URL('./timeline/win-chances-worker.ts', import.meta.url)),
      formats: ['iife'],
      name: 'chances',
      fileName: () => 'chances.js',
    },
  },
});
