import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GatechartError } from '../../../src/core/errors.ts';
import { rulesets } from '../../../src/registered.ts';
import { conditionsOf } from '../../../src/rulebook/coverage.ts';
import { loadMutants, MutantResults } from '../../../src/rulebook/mutant-results.ts';
import { applyMutant, type Mutant, type MutantOutcome, readMutants } from '../../../src/rulebook/mutants.ts';
import { prescribingIds, unprovenClauses } from '../../../tools/clause-mutants/clause-proofs.ts';

const textOf = (file: string): string => readFileSync(file, 'utf8');

describe.each([...rulesets.values()])('The mutants of $id', ({ id, clauses }) => {
  const mutants = loadMutants('.', id);

  test('are there for every clause that prescribes something, and for no other', () => {
    const proven = new Set(mutants.map(({ clause }) => clause));
    expect([...proven].sort()).toEqual([...prescribingIds(clauses)].sort());
  });

  test('change a text that stands once in its file', () => {
    expect(mutants.map((mutant) => applyMutant(mutant, textOf(mutant.file)).from)).not.toContain(0);
  });

  test('have kept outcomes that can be read', () => {
    expect(() => new MutantResults('.', id)).not.toThrow();
  });
});

/** The files in which every mutant names the condition of its clause that it takes away. */
const FILES_WITH_CONDITIONS = [
  'excess-damage/damage.yaml',
  'gate-ruler/ch03-zones.yaml',
  'gate-ruler/ch13-damage.yaml',
  'gate-ruler/u2103.yaml',
  'waiting-zone/waiting-zone.yaml',
];

test.each(FILES_WITH_CONDITIONS)('Every mutant of %s names its condition', (name) => {
  const path = `test/proof/${name}`;
  const mutants = readMutants({ path, text: textOf(path) });
  const unnamed = mutants.filter(({ condition }) => condition === undefined);
  expect(unnamed.map(({ clause, place }) => `${clause} at ${place}`)).toEqual([]);
});

const LIST = `- clause: x.1
  file: a.ts
  find: one
  replace: two
`;

const faultOf = (read: () => unknown): string => {
  try {
    read();
    return 'none';
  } catch (error) {
    const { code, place, message } = error as GatechartError;
    return `${code} ${place} ${message}`;
  }
};

test('a file of mutants is read with its lines, and refused at the line that is wrong', () => {
  const text = `# Two.\n${LIST}${LIST}`;
  expect(readMutants({ path: 'x.yaml', text }).map(({ place }) => place)).toEqual(['x.yaml:2', 'x.yaml:6']);
  const read = (wrong: string) => () => readMutants({ path: 'x.yaml', text: `${LIST}${wrong}` });
  expect(faultOf(read('- clause: x.2\n'))).toMatch(/^BAD_MUTANT x.yaml:5 1.file: /);
  expect(faultOf(read('- clause: ['))).toMatch(/^BAD_MUTANT x.yaml:5 /);
});

const mutant = (change: Partial<Mutant>): Mutant => ({
  clause: '13-6b',
  file: 'machines/gate-ruler/ruler-damage.ts',
  find: '',
  replace: '',
  place: 'x.yaml:1',
  ...change,
});

test('a mutant changes the one place it names, and nothing where there is none or more', () => {
  const one = mutant({ find: 'b\nb', replace: 'c' });
  expect(applyMutant(one, 'a\nb\nb\nd')).toEqual({ text: 'a\nc\nd', from: 2, to: 3 });
  expect(() => applyMutant(one, 'a')).toThrow('does not occur in');
  expect(() => applyMutant(one, 'b\nb b\nb')).toThrow('more than once');
  expect(() => applyMutant({ ...one, replace: one.find }, 'b\nb')).toThrow('would not change');
});

test('a clause is proven when a test noticed each of its mutants', () => {
  const noticed: MutantOutcome = { is: 'noticed', by: 'x' };
  const tried = (clause: string, outcome: MutantOutcome) => ({ ...mutant({ clause }), outcome });
  const outcomes = [
    tried('a', noticed),
    tried('b', noticed),
    tried('b', { is: 'unnoticed' }),
    tried('c', { is: 'broken', reason: 'it ends' }),
  ];
  expect(
    unprovenClauses(['a', 'b', 'c', 'd'], outcomes).map(({ clause, reason }) => `${clause}: ${reason}`),
  ).toEqual([
    'b: no test named after it kills the mutant at x.yaml:1',
    'c: the mutant at x.yaml:1 cannot be tried: it ends',
    'd: it has no mutant',
  ]);
});

const NOTICED: MutantOutcome = { is: 'noticed', by: 'x' };

test('a condition of a clause is proven when each of its mutants was noticed', () => {
  const tried = (condition: string | undefined, outcome?: MutantOutcome) => ({ condition, outcome });
  expect(
    conditionsOf([
      tried('once, not again', NOTICED),
      tried(undefined, { is: 'unnoticed' }),
      tried('still there', NOTICED),
      tried('still there', { is: 'unnoticed' }),
      tried('each, not the first'),
      tried('once, not again', NOTICED),
    ]),
  ).toEqual([
    { condition: 'once, not again', isProven: true },
    { condition: 'still there', isProven: false },
    { condition: 'each, not the first', isProven: false },
  ]);
});

test('the reason against a clause names the condition that is not proven', () => {
  const survivor = {
    ...mutant({ clause: 'a', condition: 'still there' }),
    outcome: { is: 'unnoticed' } as const,
  };
  expect(unprovenClauses(['a'], [survivor])).toEqual([
    { clause: 'a', reason: 'still there: no test named after it kills the mutant at x.yaml:1' },
  ]);
});
