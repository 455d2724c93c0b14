import { chmodSync, writeFileSync } from 'node:fs';
import { builtinModules, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { licences } from './tools/licences.ts';

/** What is called or imported by its path. */
const ENTRIES = [
  'src/api/index',
  'src/api/conformance',
  'src/api/excess-damage',
  'src/api/gate-ruler',
  'src/api/kit',
  'src/api/machines',
  'src/api/node',
  'src/api/ruleset',
  'src/api/rulesets',
  'src/api/runtime',
  'src/api/selfplay',
  'src/api/testing',
  'src/api/tools',
  'src/api/waiting-zone',
  'src/package-files',
  'src/build-interface',
  'src/cli/main',
  'src/cli/bench/processor-cost',
  'src/cli/bench/thread',
  'src/cli/play/tree-thread',
  'src/fuzz/worker-thread',
  'src/fuzz/explore/thread',
  'src/selfplay/worker-thread',
  'src/selfplay/store/crash-process',
  'src/selfplay/external-agents/supervisor',
  'src/selfplay/external-agents/example-bot',
  'packages/cluster/src/index',
  'packages/gym/src/training/thread',
];

/** Entries that play: what they load decides how a match comes out. */
const PLAYING = ['src/selfplay/worker-thread.js', 'src/fuzz/worker-thread.js'];

/** Packages that every command would have to find and read file by file; all others are loaded as they are installed. */
const BUNDLED = [
  '@hono/node-server',
  '@noble/hashes',
  'commander',
  'hono',
  'hyparquet',
  'hyparquet-writer',
  'picocolors',
  'pure-rand',
  'safe-stable-stringify',
  'ws',
  'yaml',
];

const isBundled = (id: string): boolean =>
  /^@?gatechart\//.test(id) || BUNDLED.some((name) => id === name || id.startsWith(`${name}/`));

/** The program can be run by its path, wherever it was built. */
const executable = (): Plugin => ({
  name: 'executable',
  writeBundle: ({ dir = 'dist' }) => chmodSync(join(dir, 'src/cli/main.js'), 0o755),
});

/** The files that decide how a match comes out, for the digest of the program. */
const engineFiles = (): Plugin => ({
  name: 'engine-files',
  writeBundle({ dir = 'dist' }, bundle) {
    const found = new Set<string>();
    const follow = (file: string): void => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || found.has(file)) return;
      found.add(file);
      for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(next);
    };
    for (const entry of PLAYING) follow(entry);
    writeFileSync(join(dir, 'engine.json'), `${JSON.stringify([...found].sort(), undefined, 2)}\n`);
  },
});

/** The bundler imports `node:module` also where nothing is required; a browser has none. */
const noUnusedRequire = (): Plugin => ({
  name: 'no-unused-require',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(/^import "node:module";\n/, '');
    }
  },
});

export default defineConfig({
  input: Object.fromEntries(ENTRIES.map((entry) => [entry, `${entry}.ts`])),
  platform: 'node',
  tsconfig: 'tsconfig.json',
  // The module of `yaml` for browsers: that for Node needs `require`, which the library has not in a browser.
  resolve: { alias: { yaml: join(import.meta.dirname, 'node_modules/yaml/browser/index.js') } },
  external: (id, _, isResolved) => !isResolved && /^[^./\0]/.test(id) && !isBundled(id) && !isBuiltin(id),
  treeshake: {
    moduleSideEffects: [
      // These only re-export: who imports one thing of them loads that alone.
      { test: /src\/api\/(?:tools|node)\.ts$/, sideEffects: false },
      // The package promises users that its modules do nothing when they are loaded; the program itself begins so.
      { test: /\.ts$/, sideEffects: true },
    ],
  },
  // What packages require of Node they import: the library has no `require` in a browser.
  transform: {
    define: { 'process.env.WS_NO_BUFFER_UTIL': '"yes"', 'process.env.WS_NO_UTF_8_VALIDATE': '"yes"' },
  },
  plugins: [
    esmExternalRequirePlugin({ external: [/^node:/, ...builtinModules] }),
    noUnusedRequire(),
    executable(),
    engineFiles(),
    licences(),
  ],
  output: {
    dir: 'dist',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'src/[name]-[hash].js',
    comments: { annotation: true, jsdoc: false, legal: true },
    // Local names are short, which makes the package smaller. Lines and the names of functions stay for stack traces.
    minify: {
      compress: { joinVars: false, sequences: false },
      mangle: { toplevel: false, keepNames: true },
      codegen: { removeWhitespace: false },
    },
  },
});
