import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { packageSource } from '../../src/cli/new/package-source.ts';
import { Folder } from './in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

/** A project with gatechart installed from there; the folder of the package. */
const installed = (name: string, resolved: string | undefined): string => {
  const modules = folder.file(`${name}/node_modules`);
  mkdirSync(join(modules, 'gatechart'), { recursive: true });
  const packages = { 'node_modules/gatechart': { version: '1.2.3', ...(resolved && { resolved }) } };
  writeFileSync(join(modules, '.package-lock.json'), JSON.stringify({ packages }));
  return join(modules, 'gatechart');
};

it('A new game depends on the clone that made it', () =>
  expect(packageSource('/home/me/gatechart', '1.2.3', '/home/me/games/mine')).toBe('file:../../gatechart'));

it.each([
  ['tarball', 'file:../gatechart-1.2.3.tgz', 'file:../../gatechart-1.2.3.tgz'],
  ['address', 'https://example.org/builds/gatechart.tgz', 'https://example.org/builds/gatechart.tgz'],
  ['git', 'git+ssh://git@example.org/me/gatechart.git#abc', 'git+ssh://git@example.org/me/gatechart.git#abc'],
  ['registry', 'https://registry.npmjs.org/gatechart/-/gatechart-1.2.3.tgz', '^1.2.3'],
  ['nothing', undefined, '^1.2.3'],
])('A new game depends on what npm installed: %s', (name, resolved, spec) => {
  const root = installed(name, resolved);
  expect(packageSource(root, '1.2.3', folder.file(`${name}/game`))).toBe(spec);
});
