import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverageOf } from '../../../src/rulebook/coverage.ts';
import { placesIn } from '../../../src/rulebook/places.ts';
import { ruleSources, testTitles } from '../../../src/rulebook/rule-sources.ts';
import { type ClauseId, clauses } from '../../../src/rulesets/waiting-zone/rulebook/clauses.ts';

const ROOT = join(import.meta.dirname, '../../..');
const entries = Object.entries(clauses);

/** Our readings and house rules too, which the project's own gate leaves out. */
const coverage = coverageOf(clauses, placesIn(clauses, ruleSources(ROOT, 'waiting-zone'), testTitles(ROOT)));

describe('the clause registry of the waiting-zone game', () => {
  it('numbers every topic from 1 without a gap, topic after topic', () => {
    const counted = new Map<string, number>();
    for (const [id] of entries) {
      const [topic = '', number] = id.split('.');
      const next = (counted.get(topic) ?? 0) + 1;
      expect(Number(number), id).toBe(next);
      counted.set(topic, next);
    }
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

  it('marks exactly our readings and house rules as inferred', () => {
    const faulty = entries.filter(
      ([id, { certainty, source }]) =>
        (certainty === 'inferred') !== /^(reading|house)\./.test(id) ||
        (certainty === 'inferred') !== (source === 'inferred'),
    );
    expect(faulty).toEqual([]);
  });

  it('is carried out by charts and rule functions, clause by clause', () => {
    const idle = coverage.filter(({ carriedOutIn }) => carriedOutIn.length === 0);
    expect(idle.filter(({ clause }) => clause.kind === 'prescribes').map(({ id }) => id)).toEqual([]);
  });

  it('is tested, clause by clause', () => {
    const untested = coverage.filter(({ testedIn }) => testedIn.length === 0);
    expect(untested.filter(({ clause }) => clause.kind === 'prescribes').map(({ id }) => id)).toEqual([]);
  });

  it('checks ids when the program is compiled', () => {
    const known: ClauseId = 'attack.8';
    // @ts-expect-error no such clause
    const unknown: ClauseId = 'attack.99';
    expect([known in clauses, unknown in clauses]).toEqual([true, false]);
  });
});
