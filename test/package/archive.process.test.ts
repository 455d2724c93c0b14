import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageFiles } from '../../src/package-archive.ts';
import { packageFile } from '../../src/package-files.ts';

const FOLDER = packageFile('dist/inspector');

it('the archive gives the files of the page as they were built', () => {
  const files = pageFiles();
  const built = readdirSync(FOLDER);
  expect([...files.keys()].sort()).toEqual(built.sort());
  expect(built.filter((name) => files.get(name) !== readFileSync(`${FOLDER}/${name}`, 'utf8'))).toEqual([]);
});
