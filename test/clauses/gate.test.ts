import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { carriedText } from '../../src/clauses/carried-text.ts';
import { clauseOfTitle, clausesNamedIn } from '../../src/clauses/citation.ts';
import { ruleSources, testTitles, titlesIn } from '../../src/clauses/collect.ts';
import { coverageOf, gapsIn } from '../../src/clauses/coverage.ts';
import { rulesets } from '../../src/registry.ts';

const titles = testTitles('.');
const coverages = [...rulesets.values()].map(
  ({ id, clauses }) => [id, coverageOf(clauses, ruleSources('.', id), titles)] as const,
);

test.each(coverages)(
  'every clause of the sources of %s that prescribes is carried out and tested',
  (_id, coverage) => {
    expect(gapsIn(coverage)).toEqual([]);
  },
);

const asWritten = (text: string): string => text.replaceAll(/\s+|,(?=\s*[\]}])/g, '').replaceAll("'", '"');

test('what the program says of its clauses is up to date; `npm run docs` writes it', () => {
  expect(asWritten(readFileSync('src/clauses/carried.ts', 'utf8'))).toBe(asWritten(carriedText(coverages)));
});

/** What looks like a clause of the Gate Ruler rule book: chapter, number, letter. */
const NUMBERED = /\b\d{1,2}-\d{1,2}[a-z](?:-\d[a-z]?)*\b/g;

test('every clause of Gate Ruler that a comment or a chart names exists', () => {
  const { clauses } = rulesets.get('gate-ruler') as { clauses: object };
  const unknown = ruleSources('.', 'gate-ruler').flatMap(({ path, text }) =>
    (text.match(NUMBERED) ?? []).filter((id) => !Object.hasOwn(clauses, id)).map((id) => `${path}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

const isClause = (id: string): boolean => ['8-4c', '8-4c-1', '3-2d.ex', 'u2103/penetrate.2'].includes(id);

test('a text names a clause by its whole id, whatever stands around it', () => {
  expect(clausesNamedIn("/** 8-4c-1, u2103/penetrate.2: … */ clause: '8-4c', (8-4c-1)", isClause)).toEqual([
    '8-4c-1',
    'u2103/penetrate.2',
    '8-4c',
  ]);
});

test('a title is about the clause it begins with, and about no other', () => {
  expect(clauseOfTitle('8-4c-1: the ruler behind a unit, see 8-4c', isClause)).toBe('8-4c-1');
  expect(clauseOfTitle('the ruler, 8-4c-1', isClause)).toBeUndefined();
});

test('titles are read from tests and from scenarios', () => {
  const text =
    "test('8-4c: one', () => {});\nit.each([1])('8-4c-1 two', f);\n['8-4c', 1],\ntitle: 3-2d.ex three\n";
  expect(titlesIn({ path: 'x', text }).map(({ title }) => title)).toEqual([
    '8-4c: one',
    '8-4c-1 two',
    '8-4c',
    '3-2d.ex three',
  ]);
});
