import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { declarationsOf, ENTRIES, exportsOf } from '../../tools/docs/api-page.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs/how-to/library.md'), 'utf8');
// Within the package, so that its own name is found.
const folder = mkdtempSync(join(ROOT, 'dist', 'example-'));
afterAll(() => rmSync(folder, { recursive: true }));

const examples = [...PAGE.matchAll(/^## (.*)$|```ts\n([\s\S]*?)```/gm)]
  .reduce<{ heading: string; found: { heading: string; text: string }[] }>(
    ({ heading, found }, [, next, text]) =>
      text === undefined
        ? { heading: next ?? '', found }
        : { heading, found: [...found, { heading: `${heading} ${found.length + 1}`, text }] },
    { heading: '', found: [] },
  )
  .found.map((example, index) => ({ ...example, file: join(folder, `example-${index}.ts`) }));
for (const { file, text } of examples) writeFileSync(file, text);

/** Entries whose every function and value is shown; what a ruleset is made of is shown by a whole one. */
const SHOWN = ENTRIES.filter(({ name }) => name !== 'gatechart/ruleset');

describe('The examples of the library', () => {
  it.each(examples)('run as they stand: $heading', async ({ file }) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    try {
      await import(pathToFileURL(file).href);
      expect(log.mock.calls.flat()).not.toContain(undefined);
      expect(log).toHaveBeenCalled();
    } finally {
      log.mockRestore();
    }
  });

  it('are strictly typed', () => {
    const flags = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes'];
    const module = ['--module', 'nodenext', '--target', 'es2023', '--types', 'node', '--skipLibCheck'];
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const files = examples.map(({ file }) => file);
    const config = join(folder, 'tsconfig.json');
    writeFileSync(config, JSON.stringify({ files }));
    const check = () =>
      execFileSync(process.execPath, [compiler, '-p', config, ...flags, ...module], { encoding: 'utf8' });
    let said = '';
    try {
      check();
    } catch (error) {
      said = (error as { readonly stdout: string }).stdout;
    }
    expect(said).toBe('');
  });

  it.each(SHOWN)('show every function and value of $name', async ({ name }) => {
    const values = exportsOf(join(ROOT, declarationsOf(name)))
      .filter(
        ({ kind, text }) =>
          kind !== 'group' && !/^export (declare )?(interface|type|class)/.test(text ?? 'type'),
      )
      .map((each) => each.name);
    const used = (value: string) =>
      examples.some(({ text }) => (text.match(new RegExp(`\\b${value}\\b`, 'g')) ?? []).length > 1);
    expect(values.filter((value) => !used(value))).toEqual([]);
  });
});
