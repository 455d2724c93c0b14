import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesets } from '../../src/registered.ts';
import { codeIn, rowsOf, says, sourcesIn } from './pages.ts';

const PAGE = 'docs/reference/glossary.md';

/** Sections of the page by the id of the ruleset that ends the heading. */
const sections = readFileSync(PAGE, 'utf8')
  .split(/^## /m)
  .flatMap((text) => {
    const [, id] = /^[^\n]*`([^`\n]+)`\n/.exec(text) ?? [];
    return id === undefined ? [] : [{ id, text }];
  });

const [, program = ''] = readFileSync(PAGE, 'utf8').split('## The program\n');

/** Folders with the code of the program. */
const CODE = [
  'src',
  'machines',
  'packages/cluster/src',
  'packages/gym/src',
  'packages/inspector/src',
  'tools',
];

describe('The glossary', () => {
  it('has a section for every ruleset', () => {
    expect(sections.map(({ id }) => id)).toEqual([...rulesets.keys()]);
  });

  describe.each(sections)('of $id', ({ id, text }) => {
    const [head, ...terms] = rowsOf(text);
    const sources = sourcesIn([`src/rulesets/${id}`, `machines/${id}`, 'src/core']);
    const { clauses = {} } = rulesets.get(id) ?? {};

    it('has four columns filled in every row', () => {
      expect(head).toEqual(['Japanese', 'English', 'in the code', 'clause']);
      expect(terms.length).toBeGreaterThan(7);
      expect(terms.filter((row) => row.length !== 4 || row.includes(''))).toEqual([]);
    });

    it('names clauses that are in the registry', () => {
      const named = terms.flatMap((row) => codeIn(row[3] ?? ''));
      expect(named.length).toBeGreaterThanOrEqual(terms.length);
      expect(named.filter((clause) => !Object.hasOwn(clauses, clause))).toEqual([]);
    });

    it('names things that are in the code', () => {
      const named = terms.flatMap((row) => codeIn(row[2] ?? ''));
      expect(named.length).toBeGreaterThanOrEqual(terms.length);
      expect(named.filter((name) => !says(sources, name))).toEqual([]);
    });
  });

  describe('of the program', () => {
    const [head, ...words] = rowsOf(program);

    it('explains each word in one line, in the order of the alphabet', () => {
      expect(head).toEqual(['word', 'meaning', 'in the code']);
      expect(words.length).toBeGreaterThan(40);
      expect(words.filter((row) => row.length !== 3 || row.includes(''))).toEqual([]);
      const names = words.map(([word = '']) => word);
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    });

    it('names things that are in the code', () => {
      const sources = sourcesIn(CODE);
      const named = words.flatMap((row) => codeIn(row[2] ?? ''));
      expect(named.length).toBeGreaterThanOrEqual(words.length);
      expect(named.filter((name) => !says(sources, name))).toEqual([]);
    });
  });
});
