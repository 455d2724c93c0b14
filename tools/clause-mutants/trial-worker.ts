import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { startTests, type Task, type Test } from '@vitest/runner';
import type { ModuleRunner } from 'vite/module-runner';
import { clauseOfTitle } from '../../src/rulebook/citations.ts';
import type { MutantOutcome } from '../../src/rulebook/mutants.ts';
import { freshModules, type ReplacedFile } from './module-graph.ts';
import { testRunner } from './vitest-runner.ts';

type Scenarios = typeof import('../../src/scenarios/read-scenario.ts');
type Judge = typeof import('../../src/scenarios/judge.ts');

/** How a scenario ends in modules that are loaded: `unnoticed` if all is as it expects. */
const judgedIn = async (modules: ModuleRunner, file: string): Promise<MutantOutcome> => {
  const { loadScenario } = await modules.import<Scenarios>(resolve('src/scenarios/read-scenario.ts'));
  const { judge } = await modules.import<Judge>(resolve('src/scenarios/judge.ts'));
  const scenario = await loadScenario(file, readFileSync(file, 'utf8'));
  for (const edition of scenario.editions) {
    const { findings, failure } = judge(scenario, edition, { runtime: 'lean' });
    if (failure !== undefined) return { is: 'broken', reason: `${file}: ${failure.message}` };
    if (findings.length > 0) return { is: 'noticed', by: file };
  }
  return { is: 'unnoticed' };
};

let unchanged: ModuleRunner | undefined;

const isFineUnchanged = async (file: string): Promise<boolean> => {
  unchanged ??= freshModules();
  return (await judgedIn(unchanged, file)).is === 'unnoticed';
};

/** The outcome of a mutant under scenarios, each in its turn until one notices. */
export const scenarioTrial = async (
  mutant: ReplacedFile,
  files: readonly string[],
): Promise<MutantOutcome> => {
  const modules = freshModules(mutant);
  for (const file of files) {
    const outcome = await judgedIn(modules, file);
    if (outcome.is === 'unnoticed') continue;
    if (outcome.is === 'broken' || (await isFineUnchanged(file))) return outcome;
    return { is: 'broken', reason: `${file} fails without the mutant, too` };
  }
  return { is: 'unnoticed' };
};

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

/** Which tests of a file must notice a mutant: those named after a clause, or those with a text in their full title. */
export type TestChoice = { readonly clause: string } | { readonly title: string };

const titledWith = (title: string): RegExp => new RegExp(title.replaceAll(SPECIAL, '\\$&'));

const allTests = (task: Task): readonly Test[] =>
  task.type === 'test' ? [task] : task.tasks.flatMap(allTests);

/** The outcome of the chosen tests of a file, in modules of their own. */
const testedIn = async (choice: TestChoice, path: string, swapped?: ReplacedFile): Promise<MutantOutcome> => {
  const modules = freshModules(swapped);
  const runner = testRunner((file) => modules.import(file), {
    setupFiles: [resolve('test/support/rulesets.ts')],
    testNamePattern: 'clause' in choice ? namedAfter(choice.clause) : titledWith(choice.title),
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
  });
  // At a tenth of the volume some of the cases that mutants name do not exist.
  process.env.GATECHART_EFFORT = 'title' in choice ? '1' : '0.1';
  // A defence may prevent just this. The mutant of a clause must fail by what a test expects.
  let isThrownOutside = false;
  const note = (): void => {
    isThrownOutside = true;
  };
  if ('title' in choice) process.on('uncaughtException', note);
  const files = await startTests([{ filepath: resolve(path), testLocations: undefined }], runner).finally(
    () => process.off('uncaughtException', note),
  );
  const tests = files.flatMap(({ tasks }) =>
    tasks.flatMap((task) => ('clause' in choice ? testsNamedAfter(choice.clause, task) : allTests(task))),
  );
  const isFailed = isThrownOutside || tests.some(({ result }) => result?.state === 'fail');
  if (isFailed) return { is: 'noticed', by: path };
  if (tests.some(({ result }) => result?.state === 'pass')) return { is: 'unnoticed' };
  const reasons = files.flatMap(({ result }) => result?.errors ?? []).map(({ message }) => message);
  const none = 'title' in choice ? `no test of ${path} has that title` : 'no test named after it was run';
  return { is: 'broken', reason: [none, ...reasons].join(' ') };
};

const tested = async (choice: TestChoice, mutant: ReplacedFile, file: string): Promise<MutantOutcome> => {
  const outcome = await testedIn(choice, file, mutant);
  if (outcome.is !== 'noticed' || (await testedIn(choice, file)).is === 'unnoticed') return outcome;
  return { is: 'broken', reason: `${file} fails without the mutant, too` };
};

/** The outcome of a mutant under chosen tests, file by file until one notices. */
export const testTrial = async (
  choice: TestChoice,
  mutant: ReplacedFile,
  files: readonly string[],
): Promise<MutantOutcome> => {
  const outcomes: MutantOutcome[] = [];
  for (const file of files) {
    const outcome = await tested(choice, mutant, file);
    if (outcome.is === 'noticed') return outcome;
    outcomes.push(outcome);
  }
  return outcomes.find(({ is }) => is === 'unnoticed') ?? (outcomes[0] as MutantOutcome);
};

/** A mutant, and the files of one kind that may notice it. */
export interface TrialRequest {
  readonly choice: TestChoice;
  readonly mutant: ReplacedFile;
  readonly kind: 'scenarios' | 'tests';
  readonly files: readonly string[];
}

const outcomeOf = ({ choice, mutant, kind, files }: TrialRequest): Promise<MutantOutcome> =>
  kind === 'scenarios' ? scenarioTrial(mutant, files) : testTrial(choice, mutant, files);

parentPort?.on('message', async (order: TrialRequest) => {
  const outcome = await outcomeOf(order).catch(
    (error: unknown): MutantOutcome => ({ is: 'broken', reason: String(error) }),
  );
  parentPort?.postMessage(outcome);
});
