import type { schema } from '@stryker-mutator/api/core';
import { expect, test } from 'vitest';
import { survivorLines } from '../../../tools/mutation/survivors.ts';

const said = { en: '', ja: '', kind: 'prescribes', certainty: 'official', source: '' } as const;
const game = { id: 'game', clauses: { '1-1': said, '1-2': said, '1-3': said } };

const PATH = 'src/rulesets/game/rules/rules.ts';

const TEXT = `import { something } from './something.ts';
const LIMIT = 3;

/** 1-3: as many as there are. */
export const count = (many: number): number =>
  many > LIMIT ? LIMIT : many;

export const move = (game: number): number => {
  if (game > 1) return emit(game, '1-2');
  const next = game + 1;
  return emit(next, '1-1');
};
`;

const SOURCES = [{ path: PATH, text: TEXT }];

const mutant = (
  line: number,
  replacement: string,
  status: schema.MutantResult['status'] = 'Survived',
): schema.MutantResult => ({
  id: `${line}`,
  mutatorName: 'Mutator',
  replacement,
  status,
  location: { start: { line, column: 3 }, end: { line, column: 4 } },
});

const report = (...mutants: readonly schema.MutantResult[]): Pick<schema.MutationTestResult, 'files'> => ({
  files: { [PATH]: { language: 'typescript', source: TEXT, mutants: [...mutants] } },
});

test('survivors are listed by the clause cited nearest in their declaration, in the order of the rule book', () => {
  const planted = report(
    mutant(9, 'true'),
    mutant(11, '""'),
    mutant(2, '4', 'NoCoverage'),
    mutant(9, 'false', 'Killed'),
    mutant(6, '{\n  }'),
    mutant(9, 'game >= 1'),
    mutant(11, 'endless', 'Timeout'),
  );
  expect(survivorLines([planted], game, SOURCES)).toEqual([
    'game 1-1: 1 survived',
    `  ${PATH}:11:3 Mutator: ""`,
    'game 1-2: 2 survived',
    `  ${PATH}:9:3 Mutator: true`,
    `  ${PATH}:9:3 Mutator: game >= 1`,
    'game 1-3: 1 survived',
    `  ${PATH}:6:3 Mutator: { }`,
    'game no clause: 1 survived',
    `  ${PATH}:2:3 Mutator: 4`,
  ]);
});

test('survivors of several reports are listed together, one between two clauses under both', () => {
  expect(survivorLines([report(mutant(10, 'a')), report(mutant(10, 'b'))], game, SOURCES)).toEqual([
    'game 1-1: 2 survived',
    `  ${PATH}:10:3 Mutator: a`,
    `  ${PATH}:10:3 Mutator: b`,
    'game 1-2: 2 survived',
    `  ${PATH}:10:3 Mutator: a`,
    `  ${PATH}:10:3 Mutator: b`,
  ]);
});

test('nothing is listed where nothing survived', () => {
  expect(survivorLines([report(mutant(9, 'true', 'Killed'))], game, SOURCES)).toEqual([]);
});
