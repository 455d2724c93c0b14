import { resolve } from 'node:path';
import { startTests, type Task, type Test } from '@vitest/runner';
import { clauseOfTitle } from '../../src/rulebook/citations.ts';
import type { MutantOutcome } from '../../src/rulebook/mutants.ts';
import { freshModules, type ReplacedFile } from './module-graph.ts';
import { testRunner } from './vitest-runner.ts';

const LIMIT_MS = 60_000;

const SPECIAL = /[.*+?^${}()|[\]\\/]/g;

/** A pattern in the names of all tests that are named after a clause; other names may have it too. */
const namedAfter = (clause: string): RegExp =>
  new RegExp(`(^|\\s)${clause.replaceAll(SPECIAL, '\\$&')}(?=[\\s:,]|$)`);

const testsNamedAfter = (clause: string, task: Task, isInside = false): readonly Test[] => {
  const isNamed = isInside || clauseOfTitle(task.name, (id) => id === clause) !== undefined;
  if (task.type === 'test') return isNamed ? [task] : [];
  return task.tasks.flatMap((each) => testsNamedAfter(clause, each, isNamed));
};

/** The outcome of the tests of a file that are named after a clause, in modules of their own. */
const testedIn = async (clause: string, path: string, swapped?: ReplacedFile): Promise<MutantOutcome> => {
  const modules = freshModules(swapped);
  const runner = testRunner((file) => modules.import(file), {
    setupFiles: [resolve('test/support/rulesets.ts')],
    testNamePattern: namedAfter(clause),
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
  });
  const files = await startTests([{ filepath: resolve(path), testLocations: undefined }], runner);
  const tests = files.flatMap(({ tasks }) => tasks.flatMap((task) => testsNamedAfter(clause, task)));
  if (tests.some(({ result }) => result?.state === 'fail')) return { is: 'noticed', by: path };
  if (tests.some(({ result }) => result?.state === 'pass')) return { is: 'unnoticed' };
  const reasons = files.flatMap(({ result }) => result?.errors ?? []).map(({ message }) => message);
  return { is: 'broken', reason: ['no test named after it was run', ...reasons].join(' ') };
};

const tested = async (clause: string, mutant: ReplacedFile, file: string): Promise<MutantOutcome> => {
  const outcome = await testedIn(clause, file, mutant);
  if (outcome.is !== 'noticed' || (await testedIn(clause, file)).is === 'unnoticed') return outcome;
  return { is: 'broken', reason: `${file} fails without the mutant, too` };
};

/** The outcome of a mutant under the tests named after its clause, file by file until one notices. */
export const testTrial = async (
  clause: string,
  mutant: ReplacedFile,
  files: readonly string[],
): Promise<MutantOutcome> => {
  const outcomes: MutantOutcome[] = [];
  for (const file of files) {
    const outcome = await tested(clause, mutant, file);
    if (outcome.is === 'noticed') return outcome;
    outcomes.push(outcome);
  }
  return outcomes.find(({ is }) => is === 'unnoticed') ?? (outcomes[0] as MutantOutcome);
};
