import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDERS = ['machines', 'src/core', 'src/rulesets', 'src/runtime', 'src/agents', 'src/replay'];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') })),
);

describe('Below the command line', () => {
  it('there is something to look at', () => {
    expect(sources.length).toBeGreaterThan(100);
  });

  it('chance comes only from the streams of the kernel', () => {
    expect(sources.filter(({ text }) => /Math\s*\.\s*random/.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
