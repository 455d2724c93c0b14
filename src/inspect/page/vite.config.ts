import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { drawAll } from '../layout/draw-all.ts';
import { scenarioTitles } from './scenario-titles.ts';

/** A module `virtual:NAME` whose only export, by that name, is worked out when the page is built. */
const made = (name: string, make: () => unknown): Plugin => ({
  name,
  resolveId: (id) => (id === `virtual:${name}` ? `\0${id}` : undefined),
  load: async (id) =>
    id === `\0virtual:${name}` ? `export const ${name} = ${JSON.stringify(await make())};` : undefined,
});

/** Drawn from the definitions that the page itself runs. */
const geometry = made('geometry', drawAll);

/** As JSON in a text, which is read when somebody asks for it. */
const scenarios = made('scenarios', () => JSON.stringify(scenarioTitles()));

/** A page opened from disk loads no modules: its script is a classic one that waits for the page. */
const classicScript = (): Plugin => ({
  name: 'classic-script',
  enforce: 'post',
  transformIndexHtml: (html) =>
    html.replace(/<script type="module" crossorigin/g, '<script defer').replace(/ crossorigin/g, ''),
});

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), geometry, scenarios, classicScript()],
  build: {
    outDir: fileURLToPath(new URL('../../../dist/inspector', import.meta.url)),
    emptyOutDir: true,
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 4000,
    rollupOptions: {
      output: {
        format: 'iife',
        entryFileNames: 'inspector.js',
        assetFileNames: 'inspector[extname]',
      },
    },
  },
});
