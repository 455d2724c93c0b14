import { expect, test } from 'vitest';
import { rulesets } from '../../src/registered.ts';
import { citationsIn, clauseOfTitle, titlesIn } from '../../src/rulebook/citations.ts';
import { coverageOf, gapsIn } from '../../src/rulebook/coverage.ts';
import { placesIn } from '../../src/rulebook/places.ts';
import { ruleSources, testTitles } from '../../src/rulebook/rule-sources.ts';

const titles = testTitles('.');
const coverages = [...rulesets.values()].map(
  ({ id, clauses }) => [id, coverageOf(clauses, placesIn(clauses, ruleSources('.', id), titles))] as const,
);

test.each(coverages)('every clause of %s that prescribes acts somewhere and is tested', (_id, coverage) => {
  expect(gapsIn(coverage)).toEqual([]);
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
  const text = "/** 8-4c-1, u2103/penetrate.2: … */ clause: '8-4c', (8-4c-1)";
  expect(citationsIn(text, isClause)).toEqual([
    { clause: '8-4c-1', offset: 4 },
    { clause: 'u2103/penetrate.2', offset: 12 },
    { clause: '8-4c', offset: 45 },
    { clause: '8-4c-1', offset: 53 },
  ]);
});

test('a clause of one word is named as a text of code, and nowhere else', () => {
  const text = "clause: 'deal', deal(game.deal, './deal.ts', 'deal two', \"play\", 'dealt', 'deal-1')";
  expect(citationsIn(text, (id) => ['deal', 'play'].includes(id))).toEqual([
    { clause: 'deal', offset: text.indexOf('deal') },
    { clause: 'play', offset: text.indexOf('play') },
  ]);
});

test('a title is about the clause it begins with, and about no other', () => {
  expect(clauseOfTitle('8-4c-1: the ruler behind a unit, see 8-4c', isClause)).toBe('8-4c-1');
  expect(clauseOfTitle('the ruler, 8-4c-1', isClause)).toBeUndefined();
});

const titlesOf = (text: string): readonly string[] =>
  titlesIn({ path: 'x', text }).map(({ line, title }) => `${line} ${title}`);

test('titles are read from tests, from rows of their tables and from scenarios, with their lines', () => {
  const text = [
    "test('90-4c: one', () => {});",
    "it.each([1])('90-4c-1 two', f);",
    "  ['90-4c', 'three'],",
    '  [',
    "    { clause: '90-4c-1', what: 'four' },",
    '',
    'title: 90-2d.ex five',
  ];
  expect(titlesOf(text.join('\n'))).toEqual([
    '1 90-4c: one',
    '2 90-4c-1 two',
    '3 90-4c, three]',
    '4 90-4c-1, what: four }',
    '7 90-2d.ex five',
  ]);
});

test('what a test expects is no title', () => {
  expect(titlesOf("expect(clauses).toEqual(['90-4c']);\nran: ['90-4c']\n  clause: '90-4c',\n")).toEqual([]);
  expect(titlesOf("  draws: { clause: '90-4c', what: 'drew' },\n")).toEqual([]);
});
