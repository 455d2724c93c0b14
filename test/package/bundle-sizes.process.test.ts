import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type OutputChunk, rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

/** A module beside the package, which finds itself by its name. */
const PAGE = join(process.cwd(), 'page.js');

/** What a page or worker that imports these would load, as a bundler for browsers makes it. */
const bundled = async (entry: string, names: readonly string[] | 'all') => {
  const code =
    names === 'all'
      ? `import * as all from '${entry}'; globalThis.used = { ...all };`
      : `import { ${names.join(', ')} } from '${entry}'; globalThis.used = [${names.join(', ')}];`;
  const made = await rolldown({
    input: PAGE,
    platform: 'browser',
    logLevel: 'silent',
    external: (id) => isBuiltin(id) || id === 'fast-check' || id === 'piscina',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === PAGE ? id : null),
        load: (id) => (id === PAGE ? { code, moduleSideEffects: true } : null),
      },
    ],
  });
  const { output } = await made.generate({ format: 'esm', minify: true });
  const chunks = output.filter((each): each is OutputChunk => each.type === 'chunk');
  const reached = new Set<OutputChunk>();
  const builtins = new Set<string>();
  const follow = (name: string): void => {
    if (isBuiltin(name)) builtins.add(name);
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (chunk === undefined || reached.has(chunk)) return;
    reached.add(chunk);
    chunk.imports.forEach(follow);
  };
  for (const { isEntry, fileName } of chunks) if (isEntry) follow(fileName);
  const bytes = [...reached].reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
  return { kilobytes: bytes / 1000, builtins: [...builtins] };
};

const rows = [
  ...readFileSync('docs/how-to/browser.md', 'utf8').matchAll(
    /^\| `(gatechart[\w/-]*)` \| (\d+) \| (yes|no)/gm,
  ),
].map(([, entry = '', most = '', runs = '']) => ({ entry, most: Number(most), runs: runs === 'yes' }));

describe('The table of sizes', () => {
  it('has every entry that people import', () => {
    const internal = ['./node', './rulesets', './tools', './package.json'];
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly exports: object };
    const entries = Object.keys(exports).filter((key) => !internal.includes(key));
    expect(rows.map(({ entry }) => entry).sort()).toEqual(
      entries.map((key) => `gatechart${key.slice(1)}`).sort(),
    );
  });

  it.each(rows)(
    '$entry weighs at most $most kB, and needs Node only if it says so',
    async ({ entry, most, runs }) => {
      const { kilobytes, builtins } = await bundled(entry, 'all');
      expect(kilobytes).toBeLessThanOrEqual(most);
      expect(kilobytes).toBeGreaterThan(most * 0.85);
      expect(builtins.length === 0).toBe(runs);
    },
  );

  it('is right that a match takes 24 kB', async () => {
    const { kilobytes, builtins } = await bundled('gatechart', ['newMatch', 'answer', 'pending', 'view']);
    expect(kilobytes).toBeLessThanOrEqual(24);
    expect(builtins).toEqual([]);
  });
});
