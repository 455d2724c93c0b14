import { afterAll, expect, it } from 'vitest';
import { Folder, gatechart } from '../cli/in-process.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const RUN = [
  'selfplay',
  '--ruleset',
  'waiting-zone',
  '--agents',
  'random,random',
  '--games',
  '4',
  '--workers',
  '0',
];

it.each([
  ['a run', []],
  ['a shard', ['--shard', '1/2']],
])(
  '%s tells how many matches it played a second, and nothing of that where it played none',
  async (title, more) => {
    const command = [...RUN, ...more, '--out', folder.file(title)];
    const first = await gatechart(...command);
    expect(first.notes).toContainEqual(expect.stringMatching(/^\d+\.\d\d matches\/s with 0 workers$/));
    const again = await gatechart(...command);
    expect([again.code, again.out]).toEqual([0, first.out]);
    expect(again.notes.join('\n')).not.toContain('matches/s');
    expect(again.notes.length).toBeGreaterThan(0);
  },
);
