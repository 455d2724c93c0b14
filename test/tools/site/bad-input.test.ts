import { afterAll, expect, it } from 'vitest';
import { summaryIn } from '../../../tools/site/content.ts';
import { Folder } from '../../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

it.each([
  ['no summary', 'not valid JSON'],
  ['another format', '{"format":"gatechart-selfplay/0"}'],
  ['no more than the name of the format', '{"format":"gatechart-selfplay/1"}'],
])('A run with %s is refused, with its file', (_, text) => {
  folder.file('summary.json', text);
  expect(() => summaryIn(folder.path)).toThrow(
    expect.objectContaining({ code: 'RUN_FORMAT', place: expect.stringContaining('summary.json') }),
  );
});
