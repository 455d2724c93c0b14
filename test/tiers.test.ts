import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TIERS } from './support/tiers.ts';

const files = [
  'test',
  'properties',
  'packages/cluster/test',
  'packages/gym/test',
  'packages/inspector/test',
].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .map((file) => join(folder, file)),
);

const isTest = (file: string): boolean => file.endsWith('.test.ts');

describe('Every test file', () => {
  it.each(files.filter(isTest))('is in one tier: %s', (file) => {
    const [, ...ending] = (file.split('/').at(-1) ?? '').split('.');
    expect(['test.ts', ...TIERS.map((tier) => `${tier}.test.ts`)]).toContain(ending.join('.'));
  });

  it('is called so: any other file with tests is imported by one', () => {
    const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    const imported = new Set(
      texts.flatMap(({ text }) =>
        [...text.matchAll(/(?:from |import\()'[^']*\/([^'/]+)'/g)].map(([, name]) => name),
      ),
    );
    const lost = texts
      .filter(({ file, text }) => !isTest(file) && /from 'vitest'/.test(text))
      .filter(({ file }) => !imported.has(file.split('/').at(-1)));
    expect(lost.map(({ file }) => file)).toEqual(['test/bench/peer.ts']);
  });

  it('is run by a command of its tier', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(['test', 'test:all', ...TIERS.map((tier) => `test:${tier}`)]),
    );
  });
});
