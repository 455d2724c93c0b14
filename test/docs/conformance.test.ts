import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../src/api/conformance.ts';
import { defaultRuleset } from '../../src/registered.ts';
import { codeOf, commandsIn, refusalsOf } from './commands.ts';
import { codeIn, rowsOf } from './pages.ts';

const page = readFileSync('docs/reference/conformance.md', 'utf8');

const examples = [...page.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code);

describe('The page on what every ruleset owes', () => {
  it('has a row for every case', () => {
    const rows = rowsOf(page).map(([first = '']) => codeIn(first)[0]);
    const from = rows.indexOf('charts');
    expect(rows.slice(from, -1)).toEqual(
      conforms(defaultRuleset)
        .map(({ id }) => id)
        .filter((id) => id !== 'golden'),
    );
    expect(rows.at(-1)).toBe('golden/…');
  });

  it('has commands such as the program takes', async () => {
    const commands = commandsIn(codeOf(page));
    expect(commands.length).toBeGreaterThan(4);
    expect(await refusalsOf(commands)).toEqual([]);
  });

  it('has examples for other runners that go through the same fields', () => {
    expect(examples.length).toBe(3);
    for (const code of examples) expect(code).toMatch(/for \(const \{ title, skip, run \} of conforms\(/);
  });
});
