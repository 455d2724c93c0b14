import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadDefences } from '../../tools/clause-mutants/known-mutants.ts';
import { DEFENCES_PAGE, defencesPage } from '../../tools/docs/defences-page.ts';

const defences = loadDefences();

describe('The list of defences', () => {
  it('has each once', () => {
    const names = defences.map(({ area, name }) => `${area}: ${name}`);
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has a text for each that occurs once in its file, and something else in its place', () => {
    const wrong = defences.filter(
      ({ file, find, replace }) => readFileSync(file, 'utf8').split(find).length !== 2 || find === replace,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('names for each a test that exists', () => {
    const wrong = defences.filter(
      ({ test, killedBy }) => !existsSync(test) || !readFileSync(test, 'utf8').includes(killedBy),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('is on the page (npm run docs writes it)', () => {
    const page = readFileSync(DEFENCES_PAGE, 'utf8');
    expect(page).toBe(defencesPage(page, defences));
  });
});
