import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/core/narration.ts';
import { rulesets } from '../../src/registered.ts';
import { citationsIn } from '../../src/rulebook/citations.ts';

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

it.each([...rulesets.values()].map((ruleset) => [ruleset.id, ruleset] as const))(
  'Each edition of %s but the default one says in its own words what it reads differently',
  (_, { rulebook: book, clauses, editions, defaultEdition }) => {
    const readings = Object.entries(book?.readings ?? {});
    expect(readings.map(([edition]) => edition).toSorted()).toEqual(
      Object.keys(editions)
        .filter((edition) => edition !== defaultEdition)
        .toSorted(),
    );
    for (const [edition, words] of readings) {
      const named = citationsIn(edition, (id) => Object.hasOwn(clauses, id)).map(({ clause }) => clause);
      expect(Object.keys(words)).toEqual(expect.arrayContaining(named));
      expect(Object.keys(words)).not.toEqual([]);
      for (const [id, text] of Object.entries(words))
        for (const language of LANGUAGES)
          expect(text[language]).not.toBe(clauses[id]?.[language] ?? text[language]);
    }
  },
);
