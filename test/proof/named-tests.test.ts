import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyMutant } from '../../src/rulebook/mutants.ts';
import { knownMutants, loadDefences } from '../../tools/clause-mutants/known-mutants.ts';
import { DEFENCES_PAGE, defencesPage } from '../../tools/docs/defences-page.ts';

const defences = loadDefences();

describe.each(knownMutants(false))('The list of mutants: $id', ({ mutants }) => {
  it('has each once', () => {
    expect(new Set(mutants.map(({ clause }) => clause)).size).toBe(mutants.length);
  });

  it('has a text for each that occurs once in its file, and something else in its place', () => {
    for (const mutant of mutants)
      expect(() => applyMutant(mutant, readFileSync(mutant.file, 'utf8'))).not.toThrow();
  });

  it('names for each the file of a test', () => {
    expect(mutants.filter(({ test }) => test === undefined || !existsSync(test.file))).toEqual([]);
  });
});

describe('The list of defences', () => {
  it('has many', () => {
    expect(defences.length).toBeGreaterThanOrEqual(40);
  });

  it('names for each a title that its file has', () => {
    const wrong = defences.filter(({ test, killedBy }) => !readFileSync(test, 'utf8').includes(killedBy));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('is on the page (npm run docs writes it)', () => {
    const page = readFileSync(DEFENCES_PAGE, 'utf8');
    expect(page).toBe(defencesPage(page, defences));
  });
});
