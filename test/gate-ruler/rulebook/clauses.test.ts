import { describe, expect, it } from 'vitest';
import { chapter01 } from '../../../src/rulesets/gate-ruler/rulebook/chapters/chapter01.ts';
import { chapter02 } from '../../../src/rulesets/gate-ruler/rulebook/chapters/chapter02.ts';
import { chapter03 } from '../../../src/rulesets/gate-ruler/rulebook/chapters/chapter03.ts';
import { chapter04 } from '../../../src/rulesets/gate-ruler/rulebook/chapters/chapter04.ts';
import { chapter05 } from '../../../src/rulesets/gate-ruler/rulebook/chapters/chapter05.ts';
import { chapter06 } from '../../../src/rulesets/gate-ruler/rulebook/chapters/chapter06.ts';
import { chapter07 } from '../../../src/rulesets/gate-ruler/rulebook/chapters/chapter07.ts';
import { chapter08 } from '../../../src/rulesets/gate-ruler/rulebook/chapters/chapter08.ts';
import { chapter09 } from '../../../src/rulesets/gate-ruler/rulebook/chapters/chapter09.ts';
import { chapter10, chapter11 } from '../../../src/rulesets/gate-ruler/rulebook/chapters/chapter10-11.ts';
import { chapter12 } from '../../../src/rulesets/gate-ruler/rulebook/chapters/chapter12.ts';
import { chapter13 } from '../../../src/rulesets/gate-ruler/rulebook/chapters/chapter13.ts';
import { chapter14 } from '../../../src/rulesets/gate-ruler/rulebook/chapters/chapter14.ts';
import { chapter15 } from '../../../src/rulesets/gate-ruler/rulebook/chapters/chapter15.ts';
import { chapter16 } from '../../../src/rulesets/gate-ruler/rulebook/chapters/chapter16.ts';
import { type ClauseId, clauses } from '../../../src/rulesets/gate-ruler/rulebook/clauses.ts';
import { update2103 } from '../../../src/rulesets/gate-ruler/rulebook/update2103.ts';

const chapters = [
  chapter01,
  chapter02,
  chapter03,
  chapter04,
  chapter05,
  chapter06,
  chapter07,
  chapter08,
  chapter09,
  chapter10,
  chapter11,
  chapter12,
  chapter13,
  chapter14,
  chapter15,
  chapter16,
].map((chapter, index) => ({ number: index + 1, ids: Object.keys(chapter) }));

const updateIds = Object.keys(update2103);
const entries = Object.entries(clauses);

/** Numbers by value, letters by alphabet, a clause before its subclauses and an example before both. */
const sortKey = (id: string): string =>
  (id.match(/\d+|[a-z]+|\.ex/g) ?? [])
    .map((part) => (/\d/.test(part) ? part.padStart(3, '0') : part))
    .join(' ');

describe('the clause registry of Gate Ruler', () => {
  it('has every id once', () => {
    const ids = [...chapters.flatMap((chapter) => chapter.ids), ...updateIds];
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(clauses)).toEqual(ids);
  });

  it.each(chapters)(
    'numbers the clauses of chapter $number like a rule book, in its order',
    ({ number, ids }) => {
      const pattern = new RegExp(`^${number}-\\d+([a-z](-\\d+([a-z])?)?)?(\\.ex)?$`);
      expect(ids.filter((id) => !pattern.test(id))).toEqual([]);
      expect(ids).toEqual(ids.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)));
    },
  );

  it('numbers each topic of the update from 1 without a gap, topic after topic', () => {
    const counted = new Map<string, number>();
    let last = '';
    for (const id of updateIds) {
      const match = /^u2103\/([a-z]+(?:-[a-z]+)*)\.(\d+)$/.exec(id);
      const topic = match?.[1] ?? '';
      if (topic !== last) expect(counted.has(topic), `${id} continues its topic`).toBe(false);
      last = topic;
      const next = (counted.get(topic) ?? 0) + 1;
      expect(Number(match?.[2]), id).toBe(next);
      counted.set(topic, next);
    }
    expect(counted.size).toBeGreaterThan(1);
  });

  it('says every clause in one line of English and one line of Japanese', () => {
    const faulty = entries.filter(
      ([, { en, ja }]) =>
        !/^[\x20-\x7e]+[.]$/.test(en) || !/^[^\n]*[\u3040-\u30ff\u4e00-\u9fff][^\n]*。$/.test(ja),
    );
    expect(faulty).toEqual([]);
  });

  it('does not say two different clauses in the same words', () => {
    for (const language of ['en', 'ja'] as const) {
      const texts = entries.map(([, clause]) => clause[language]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('marks exactly what has no source of its own as inferred', () => {
    const faulty = entries.filter(
      ([, { source, certainty }]) => (source === 'inferred') !== (certainty === 'inferred'),
    );
    expect(faulty).toEqual([]);
  });

  it('marks as examples all that end in .ex, which stand beside the clause they show', () => {
    const examples = entries.filter(([id]) => id.endsWith('.ex'));
    expect(examples.length).toBeGreaterThan(0);
    for (const [id, { kind }] of examples) {
      expect(kind, id).toBe('example');
      expect(clauses, id).toHaveProperty([id.slice(0, -'.ex'.length)]);
    }
  });

  it('checks ids when the program is compiled', () => {
    const known: ClauseId = '13-6c-1';
    // @ts-expect-error no such clause
    const unknown: ClauseId = '13-6z';
    expect([known in clauses, unknown in clauses]).toEqual([true, false]);
  });
});
