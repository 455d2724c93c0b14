import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ModuleRunner } from 'vite/module-runner';
import type { MutantOutcome } from '../../src/rulebook/mutants.ts';
import { freshModules, type ReplacedFile } from './module-graph.ts';

type Scenarios = typeof import('../../src/scenarios/scenario.ts');
type Judge = typeof import('../../src/scenarios/judge-2.ts');

/** How a scenario ends in modules that are loaded: `unnoticed` if all is as it expects. */
const judgedIn = async (modules: ModuleRunner, file: string): Promise<MutantOutcome> => {
  const { loadScenario } = await modules.import<Scenarios>(resolve('src/scenarios/scenario.ts'));
  const { judge } = await modules.import<Judge>(resolve('src/scenarios/judge-2.ts'));
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
export const scenarioTrial = async (mutant: ReplacedFile, files: readonly string[]): Promise<MutantOutcome> => {
  const modules = freshModules(mutant);
  for (const file of files) {
    const outcome = await judgedIn(modules, file);
    if (outcome.is === 'unnoticed') continue;
    if (outcome.is === 'broken' || (await isFineUnchanged(file))) return outcome;
    return { is: 'broken', reason: `${file} fails without the mutant, too` };
  }
  return { is: 'unnoticed' };
};
