import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  apiPage,
  declarationsOf,
  ENTRIES,
  exportsOf,
  INTERNAL_ENTRIES,
  pageName,
} from '../../tools/docs/api-page.ts';

const names = ENTRIES.map(({ name }) => name);

describe('The API reference', () => {
  it('has a page for every entry but those for packages of this workspace', () => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: object };
    const entries = Object.keys(exports)
      .filter((key) => !key.endsWith('.json'))
      .map((key) => `gatechart${key.slice(1)}`);
    expect([...names, ...INTERNAL_ENTRIES].sort()).toEqual(entries.sort());
  });

  it.each(ENTRIES)('of $name is what the declarations say (npm run docs writes it)', (entry) => {
    expect(readFileSync(`docs/reference/api/${pageName(entry.name)}`, 'utf8')).toBe(apiPage(entry));
  });

  it('has declarations to their last line, and the types that they mention', () => {
    const page = readFileSync('docs/reference/api/ruleset.md', 'utf8');
    const [, last] = /^interface Ruleset<[\s\S]*?(.*)\n```$/m.exec(page) ?? [];
    expect(last).toBe('}');
    expect(page).toContain('### DeckDetails\n');
  });

  it('has the types of a file whose types alone an entry exports', () => {
    const exported = exportsOf(declarationsOf('gatechart/kit')).map((each) => each.name);
    expect(exported).toEqual(expect.arrayContaining(['CardReaders', 'TableView', 'cardGame']));
    expect(exported).not.toContain('numberRules');
  });

  it.each(names)('says of every export of %s what it is', (name) => {
    const exported = exportsOf(declarationsOf(name));
    expect(exported.length).toBeGreaterThan(0);
    const silent = exported.filter(({ kind, doc }) => kind === 'declaration' && (doc ?? '') === '');
    expect(silent.map((each) => each.name)).toEqual([]);
  });
});
