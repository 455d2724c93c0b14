import { expect, it } from 'vitest';
import { rulesets } from '../../src/registered.ts';

it.each([...rulesets.values()].map((ruleset) => [ruleset.id, ruleset] as const))(
  'The book of %s has every clause in one chapter',
  (_, { rulebook: book, clauses }) => {
    const inChapters = book?.chapters.flatMap((chapter) => chapter.clauses) ?? [];
    expect(inChapters.toSorted()).toEqual(Object.keys(clauses).toSorted());
  },
);

it.each([...rulesets.values()].map((ruleset) => [ruleset.id, ruleset] as const))(
  'The chapters of %s have different ids and titles in both languages',
  (_, { rulebook: book }) => {
    const chapters = book?.chapters ?? [];
    for (const key of ['en', 'ja'] as const) {
      expect(new Set(chapters.map(({ title }) => title[key])).size).toBe(chapters.length);
    }
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
  },
);
