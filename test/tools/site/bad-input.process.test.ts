import { execFile } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { Folder } from '../../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

/** What the command ends with, before anything is made. */
const endOf = (args: readonly string[]): Promise<readonly [number | string, string]> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', 'tools/site/main.ts', ...args], (error, _, stderr) =>
      resolve([error?.code ?? 0, stderr]),
    );
  });

it('A site is not written where a file is', async () => {
  folder.file('taken', '');
  expect(await endOf(['--out', `${folder.path}/taken`])).toEqual([
    3,
    expect.stringMatching(/^gatechart: CANNOT_WRITE \S*taken: .*\n$/),
  ]);
});

it('An option that is none is wrong usage, in one line', async () => {
  expect(await endOf(['--bogus'])).toEqual([2, expect.stringMatching(/^gatechart: USAGE .*--bogus.*\n$/)]);
});
