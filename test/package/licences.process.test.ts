import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const licences = readFileSync('dist/LICENSES.txt', 'utf8');

/** The packages that a script of the page names in its first line. */
const namedIn = (script: string): readonly string[] => {
  const [first = ''] = readFileSync(`dist/inspector/${script}`, 'utf8').split('\n', 1);
  return (
    /^\/\*! Contains (.*)\. Their licences are in LICENSES\.txt of gatechart\. \*\/$/
      .exec(first)?.[1]
      ?.split(', ') ?? []
  );
};

describe('The packages whose code is in what is built', () => {
  const scripts = readdirSync('dist/inspector').filter((file) => file.endsWith('.js'));

  it.each(scripts)('are named in %s, with their licences beside', (script) => {
    for (const each of namedIn(script)) expect(licences).toContain(`${each}\n\n`);
  });

  it('are named in some script of the page', () => {
    const named = scripts.flatMap(namedIn).map((each) => each.split(' ')[0]);
    expect(named).toEqual(expect.arrayContaining(['react-dom', 'xstate', '@xyflow/react', 'elkjs', 'zod']));
  });

  it('are in the file of licences where they are in the program', () => {
    for (const name of ['commander', 'hono', 'ws', 'zod'])
      expect(licences).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
    expect(licences).toContain('Eclipse Public License');
  });
});
