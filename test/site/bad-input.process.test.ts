import { execFile } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { summaryIn } from '../../src/cli/site/run.ts';
import { Folder } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

/** What the command ends with, before anything is made. */
const endOf = (args: readonly string[]): Promise<readonly [number | string, string]> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['dist/src/cli/site/main.js', ...args], (error, _, stderr) =>
      resolve([error?.code ?? 0, stderr]),
    );
  });

it.each([
  ['no summary', 'not JSON'],
  ['another format', '{"format":"gatechart-selfplay/0"}'],
  ['no more than the name of the format', '{"format":"gatechart-selfplay/1"}'],
])('A run with %s is refused, with its file', (_, text) => {
  folder.file('summary.json', text);
  expect(() => summaryIn(folder.path)).toThrow(
    expect.objectContaining({ code: 'RUN_FORMAT', place: expect.stringContaining('summary.json') }),
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
