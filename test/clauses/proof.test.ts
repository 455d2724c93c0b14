import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mutantsOf } from '../../src/clauses/proof/kept.ts';
import { type Mutant, mutantsIn, mutated } from '../../src/clauses/proof/mutant.ts';
import type { Outcome } from '../../src/clauses/proof/outcome.ts';
import { prescribing, unprovenAmong } from '../../src/clauses/proof/proof.ts';
import { uncompiledAmong } from '../../src/cli/proving/build-check.ts';
import { tryMutant } from '../../src/cli/proving/trial.ts';
import type { GatechartError } from '../../src/kernel/error.ts';
import { rulesets } from '../../src/registered.ts';

/** The compiler runs several times, beside other tests. */
const textOf = (file: string): string => readFileSync(file, 'utf8');

describe.each([...rulesets.values()])('The mutants of $id', ({ id, clauses }) => {
  const mutants = mutantsOf('.', id);

  test('are there for every clause that prescribes something, and for no other', () => {
    const proven = new Set(mutants.map(({ clause }) => clause));
    expect([...proven].sort()).toEqual([...prescribing(clauses)].sort());
  });

  test('change a text that stands once in its file', () => {
    expect(mutants.map((mutant) => mutated(mutant, textOf(mutant.file)).from)).not.toContain(0);
  });
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
  expect(mutantsIn({ path: 'x.yaml', text }).map(({ place }) => place)).toEqual(['x.yaml:2', 'x.yaml:6']);
  const read = (wrong: string) => () => mutantsIn({ path: 'x.yaml', text: `${LIST}${wrong}` });
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
  expect(mutated(one, 'a\nb\nb\nd')).toEqual({ text: 'a\nc\nd', from: 2, to: 3 });
  expect(() => mutated(one, 'a')).toThrow('does not stand in');
  expect(() => mutated(one, 'b\nb b\nb')).toThrow('more than once');
  expect(() => mutated({ ...one, replace: one.find }, 'b\nb')).toThrow('would stay as it is');
});

test('a clause is proven when a test noticed each of its mutants', () => {
  const noticed: Outcome = { is: 'noticed', by: 'x' };
  const tried = (clause: string, outcome: Outcome) => ({ ...mutant({ clause }), outcome });
  const outcomes = [
    tried('a', noticed),
    tried('b', noticed),
    tried('b', { is: 'unnoticed' }),
    tried('c', { is: 'broken', reason: 'it ends' }),
  ];
  expect(
    unprovenAmong(['a', 'b', 'c', 'd'], outcomes).map(({ clause, reason }) => `${clause}: ${reason}`),
  ).toEqual([
    'b: no test named after it notices the mutant at x.yaml:1',
    'c: the mutant at x.yaml:1 cannot be tried: it ends',
    'd: there is no mutant of it',
  ]);
});

const SCENARIO = 'test/scenarios/gate-ruler/ch13-damage/13-6b-top-card-is-revealed.yaml';

const outcomeOf = async (find: string, replace: string): Promise<string> => {
  const changed = mutant({ find, replace });
  return (await tryMutant(changed, textOf(changed.file), { scenarios: [SCENARIO], tests: [] })).is;
};

test('a mutant is noticed by a scenario that goes wrong under it, and not by one that does not or breaks', async () => {
  expect(await outcomeOf("entry: 'reveal',", '')).toBe('noticed');
  expect(await outcomeOf("entry: 'takeDamageCard',", '')).toBe('unnoticed');
  expect(
    await outcomeOf('reveal: does(revealForRulerDamage)', 'reveal: does(() => { throw new Error(); })'),
  ).toBe('broken');
  expect(await outcomeOf('nowhere', '')).toBe('broken');
});

test('a mutant is noticed by a test named after its clause, and not by another of the same file', async () => {
  const change = {
    file: 'src/rulesets/excess-damage/rules/afterwards/state-based-actions.ts',
    find: "(other === player ? '104.3a' : null)",
    replace: '(other === player ? null : null)',
  };
  const outcomeFor = async (clause: string): Promise<Outcome> =>
    tryMutant(mutant({ ...change, clause }), textOf(change.file), {
      scenarios: [],
      tests: ['test/excess-damage/rules/afterwards/conceding.test.ts'],
    });
  expect(await outcomeFor('104.3a')).toMatchObject({ is: 'noticed', by: expect.stringMatching(/^104.3a /) });
  expect(await outcomeFor('104.3b')).toMatchObject({ is: 'broken' });
});

test('a mutant that breaks the build is named, also where the fault shows in another file', async () => {
  const file = 'src/kernel/chance.ts';
  const here = mutant({
    file,
    find: 'export class Chance {',
    replace: 'export class Chance { x: string = 1;',
    place: 'here',
  });
  const there = mutant({
    file: 'src/kernel/fact.ts',
    find: 'export const clausesOf',
    replace: 'const clausesOf',
    place: 'there',
  });
  const uncompiled = await uncompiledAmong([here, there], textOf);
  expect([...new Set(uncompiled.map(({ mutant: { place } }) => place))].sort()).toEqual(['here', 'there']);
});
