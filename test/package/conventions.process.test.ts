import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, expect, it } from 'vitest';
import { Folder } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

it('The package is as Node and bundlers expect it', async () => {
  const { messages } = await publint({ pkgDir: '.', pack: 'npm', strict: true });
  expect(messages).toEqual([]);
});

it('Its types are found from every module of today', async () => {
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder.path], { stdio: 'ignore' });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const tarball = new Uint8Array(readFileSync(folder.file(`gatechart-${version}.tgz`)));
  const checked = await checkPackage(createPackageFromTarballData(tarball));
  if (checked.types === false) throw new Error('the package has no types');
  // It is of modules alone: `require` and resolutions before them are not meant to find it.
  const older = ['node10', 'node16-cjs'];
  const wrong = checked.problems.filter(
    (problem) => !('resolutionKind' in problem && older.includes(problem.resolutionKind)),
  );
  expect(wrong).toEqual([]);
  expect(checked.problems.length).toBeGreaterThan(0);
});
