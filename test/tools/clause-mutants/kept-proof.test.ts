import { mkdirSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GatechartError } from '../../../src/core/errors.ts';
import { loadMutants, MutantResults, mutantPlaces } from '../../../src/rulebook/mutant-results.ts';
import type { MutantOutcome } from '../../../src/rulebook/mutants.ts';
import { RulesetMutants } from '../../../tools/clause-mutants/clause-proofs.ts';
import { Folder } from '../../cli/in-process.ts';

/** Two mutants of one clause in two files, and one of another clause. */
const MUTANTS = `
- { clause: x.1, file: first.ts, find: one, replace: two }
- { clause: x.1, file: second.ts, find: one, replace: two }
- { clause: x.2, file: second.ts, find: three, replace: four }
`;

const FOLDER = 'test/proof/game';
const RESULT = `${FOLDER}/result.jsonl`;

const said = { en: '', ja: '', kind: 'prescribes', certainty: 'official', source: '' } as const;
const game = { id: 'game', clauses: { 'x.1': said, 'x.2': said } };

let root: Folder;
beforeEach(() => {
  root = new Folder();
  mkdirSync(root.file(FOLDER), { recursive: true });
  write(`${FOLDER}/x.yaml`, MUTANTS);
  write('first.ts', 'one');
  write('second.ts', 'one three');
  write('a.yaml', 'title: x.1');
  write('b.test.ts', "test('x.2');");
});
afterEach(() => root.remove());

const write = (file: string, text: string): void => writeFileSync(root.file(file), text);

const BY_FIRST: MutantOutcome = { is: 'noticed', by: 'a.yaml' };
const BY_SECOND: MutantOutcome = { is: 'noticed', by: 'b.test.ts' };

/** Keeps an outcome of each mutant, in their order. */
const keep = (...outcomes: readonly MutantOutcome[]): void => {
  const mutants = loadMutants(root.path, 'game');
  const kept = new MutantResults(root.path, 'game');
  outcomes.forEach((outcome, index) => {
    const mutant = mutants[index];
    if (mutant !== undefined) kept.store(mutant, outcome);
  });
  write(RESULT, kept.text(mutants));
};

const part = ({ ids = [] as readonly string[], all = false } = {}): RulesetMutants =>
  new RulesetMutants(root.path, game, { ids, all });

const due = (choice?: Parameters<typeof part>[0]): readonly string[] =>
  part(choice).due.map(({ clause, file }) => `${clause} ${file}`);

const EVERY = ['x.1 first.ts', 'x.1 second.ts', 'x.2 second.ts'];

test('every mutant is due while nothing is kept, and none once each is noticed', () => {
  expect(due()).toEqual(EVERY);
  keep(BY_FIRST, BY_FIRST, BY_SECOND);
  expect(due()).toEqual([]);
  expect(due({ all: true })).toEqual(EVERY);
});

test.each([
  ['the file that they change', 'second.ts', 'one three five', ['x.1 second.ts', 'x.2 second.ts']],
  ['the scenario that noticed them', 'a.yaml', 'title: x.1 too', ['x.1 first.ts', 'x.1 second.ts']],
  ['the test that noticed them', 'b.test.ts', '', ['x.2 second.ts']],
  ['the mutant itself', `${FOLDER}/x.yaml`, MUTANTS.replace('four', 'five'), ['x.2 second.ts']],
  ['its place alone', `${FOLDER}/x.yaml`, `# Two.\n${MUTANTS}`, []],
  ['a file that has to do with none', 'third.ts', '', []],
])('only the mutants of a change are due again: %s', (_, file, text, expected) => {
  keep(BY_FIRST, BY_FIRST, BY_SECOND);
  write(file, text);
  expect(due()).toEqual(expected);
  const claimed = mutantPlaces(root.path, 'game').filter(({ outcome }) => outcome !== undefined);
  expect(claimed).toHaveLength(EVERY.length - expected.length);
});

test('a mutant that survived or could not be tried is due again', () => {
  keep(BY_FIRST, { is: 'unnoticed' }, { is: 'broken', reason: 'it does not come to an end' });
  expect(due()).toEqual(EVERY.slice(1));
});

test('for one clause its own mutants are due, and the outcomes of others stay as they are', () => {
  keep(BY_FIRST, BY_FIRST, BY_SECOND);
  write('second.ts', 'one three five');
  const asked = part({ ids: ['x.2'] });
  expect(asked.due.map(({ clause }) => clause)).toEqual(['x.2']);
  for (const mutant of asked.due) asked.kept.store(mutant, BY_SECOND);
  write(RESULT, asked.text());
  expect(due()).toEqual(['x.1 second.ts']);
});

test('the text that is kept has a line for each mutant, in their order, and the same one each time', () => {
  keep(BY_FIRST, BY_FIRST, BY_SECOND);
  const text = part().text();
  const clauses = text.split('\n').map((line) => /"clause":"([^"]+)"/.exec(line)?.[1]);
  expect(clauses).toEqual(['x.1', 'x.1', 'x.2', undefined]);
  keep(BY_FIRST, BY_FIRST, BY_SECOND);
  expect(part().text()).toBe(text);
  write('second.ts', 'one three five');
  expect(part().text()).toBe(text);
});

test('where a merge has left two lines of a mutant, the one that holds counts', () => {
  keep(BY_FIRST, BY_FIRST, BY_SECOND);
  const before = part().text();
  write('second.ts', 'one three five');
  keep(BY_FIRST, BY_FIRST, BY_SECOND);
  const after = part().text();
  write(RESULT, before + after);
  expect(due()).toEqual([]);
  expect(part().text()).toBe(after);
});

const faultOf = (choice?: Parameters<typeof part>[0]): string => {
  try {
    part(choice);
    return 'none';
  } catch (error) {
    const { code, place } = error as GatechartError;
    return `${code} ${place}`;
  }
};

test.each([
  ['cut off', (text: string) => text.slice(0, -20), 3],
  ['left by a merge', (text: string) => `<<<<<<< HEAD\n${text}`, 1],
  ['of another form', (text: string) => text.replace('"clause"', '"claws"'), 1],
])('a damaged line is refused at its place, and written again with all mutants: %s', (_, damaged, line) => {
  keep(BY_FIRST, BY_FIRST, BY_SECOND);
  write(RESULT, damaged(part().text()));
  const fault = `BAD_PROOF ${RESULT}:${line}`;
  expect([faultOf(), faultOf({ ids: ['x.1'], all: true })]).toEqual([fault, fault]);
  expect(due({ all: true })).toEqual(EVERY);
});

test('the conditions of each clause are counted, one that was not tried as unproven', () => {
  const named = MUTANTS.replaceAll('{ clause: x.1,', '{ clause: x.1, condition: once,').replace(
    'clause: x.2,',
    'clause: x.2, condition: once,',
  );
  write(`${FOLDER}/x.yaml`, named);
  keep(BY_FIRST, BY_FIRST);
  expect(part().conditions()).toEqual({ proven: 1, all: 2 });
  expect(part({ ids: ['x.2'] }).conditions()).toEqual({ proven: 0, all: 1 });
});

test('the condition of a mutant is at its place, and no part of its outcome', () => {
  keep(BY_FIRST, BY_FIRST, BY_SECOND);
  write(`${FOLDER}/x.yaml`, MUTANTS.replace('clause: x.2,', 'clause: x.2, condition: once,'));
  expect(due()).toEqual([]);
  expect(mutantPlaces(root.path, 'game').map(({ condition }) => condition)).toEqual([
    undefined,
    undefined,
    'once',
  ]);
});

test('a mutant of a clause that prescribes nothing is refused', () => {
  write(`${FOLDER}/x.yaml`, MUTANTS.replace('x.2', 'x.3'));
  expect(faultOf()).toBe(`BAD_MUTANT ${FOLDER}/x.yaml:4`);
});
