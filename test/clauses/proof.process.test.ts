import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Mutant } from '../../src/clauses/proof/mutant.ts';
import type { Outcome } from '../../src/clauses/proof/outcome.ts';
import { uncompiledAmong } from '../../src/cli/proving/build-check.ts';
import { tryMutant } from '../../src/cli/proving/trial.ts';

const textOf = (file: string): string => readFileSync(file, 'utf8');

const mutant = (change: Partial<Mutant>): Mutant => ({
  clause: '13-6b',
  file: 'machines/gate-ruler/ruler-damage.ts',
  find: '',
  replace: '',
  place: 'x.yaml:1',
  ...change,
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
