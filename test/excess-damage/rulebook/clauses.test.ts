import { describe, expect, it } from 'vitest';
import { cards } from '../../../src/rulesets/excess-damage/rulebook/cards.ts';
import { type ClauseId, clauses } from '../../../src/rulesets/excess-damage/rulebook/clauses.ts';
import { damage } from '../../../src/rulesets/excess-damage/rulebook/damage.ts';
import { otherRules } from '../../../src/rulesets/excess-damage/rulebook/other-rules.ts';
import { readings } from '../../../src/rulesets/excess-damage/rulebook/readings.ts';
import { filedEvents, runFiled } from '../support/filed.ts';

const entries = Object.entries(clauses);
const prescribing = entries.filter(([, { kind }]) => kind === 'prescribes').map(([id]) => id);

describe('the clause registry of excess damage', () => {
  it('has every id once', () => {
    const ids = [damage, otherRules, readings, cards].flatMap((group) => Object.keys(group));
    expect(Object.keys(clauses)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('writes an id as a rule number with an optional aspect, a contested point or a card', () => {
    const pattern = /^(\d{3}\.\d{1,2}[a-z]?(\/[a-z]+)?|K-\d+|card\/[a-z]+(-[a-z]+)*)$/;
    expect(Object.keys(clauses).filter((id) => !pattern.test(id))).toEqual([]);
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

  it('has a scenario for every clause but a concession, which is no answer', () => {
    const tested: ReadonlySet<string> = new Set(filedEvents.map(({ clause }) => clause));
    expect(Object.keys(clauses).filter((id) => !tested.has(id))).toEqual(['104.3a']);
  });

  it('has every clause carried out by a step, a fact or a question of its own scenarios', () => {
    const carriedOut = filedEvents.filter((event) => {
      const { steps, facts, asked, open } = runFiled(event);
      return (
        steps.some(({ clauses: carried }) => carried.includes(event.clause)) ||
        facts.some(({ clause }) => clause === event.clause) ||
        [...asked, ...(open ? [open] : [])].some(({ clause }) => clause === event.clause)
      );
    });
    const cited: ReadonlySet<string> = new Set(carriedOut.map(({ clause }) => clause));
    expect(prescribing.filter((id) => !cited.has(id))).toEqual(['104.3a']);
  });

  it('checks ids when the program is compiled', () => {
    const known: ClauseId = '120.4a/deathtouch';
    // @ts-expect-error no such clause
    const unknown: ClauseId = '120.4e';
    expect([known in clauses, unknown in clauses]).toEqual([true, false]);
  });
});
