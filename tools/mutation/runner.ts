import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import type { RulesReply, RulesRequest } from './protocol.ts';

/** The rules with the mutants in them, as built in the sandbox, which is where Stryker works. */
const RULES = 'build/src/cli/mutation/rules-process.js';

const IN_RULESET = /src\/rulesets\/(?<id>[^/]+)\//;

/** Ids of the rulesets that files belong to. */
const rulesetsOf = (files: readonly string[]): readonly string[] => [
  ...new Set(files.flatMap((file) => IN_RULESET.exec(file)?.groups?.id ?? [])),
];

/** Trials that noticed other mutants of a file are the likeliest to notice the next one. */
class KillHistory {
  readonly #latestFirst = new Map<string, readonly string[]>();

  note(file: string, trial: string): void {
    const others = (this.#latestFirst.get(file) ?? []).filter((each) => each !== trial);
    this.#latestFirst.set(file, [trial, ...others]);
  }

  likeliestFirst(file: string, trials: readonly string[]): readonly string[] {
    const likely = (this.#latestFirst.get(file) ?? []).filter((each) => trials.includes(each));
    return [...new Set([...likely, ...trials])];
  }
}

/** Holds mutants against scenarios, matches and tests, in a process that loads the rules once. */
class RulesRunner implements TestRunner {
  readonly #noticing = new KillHistory();
  #rules: ChildProcess | undefined;

  /** Mutants act while trials run, never while the rules are loaded (`ignoreStatic`): nothing need be loaded again for them. */
  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  async dryRun({ files = [] }: DryRunOptions): Promise<DryRunResult> {
    const answer = await this.#ask({ do: 'all', rulesets: rulesetsOf(files) });
    if (answer?.of !== 'all') return { status: DryRunStatus.Error, errorMessage: 'the rules did not start' };
    const tests = answer.results.map(({ trial, ms, fault }) => ({
      id: trial,
      name: trial,
      timeSpentMs: ms,
      ...(fault === undefined
        ? { status: TestStatus.Success as const }
        : { status: TestStatus.Failed as const, failureMessage: fault }),
    }));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: answer.coverage };
  }

  async mutantRun({
    activeMutant,
    hitLimit,
    testFilter = [],
    timeout,
  }: MutantRunOptions): Promise<MutantRunResult> {
    const trials = this.#noticing.likeliestFirst(activeMutant.fileName, testFilter);
    const order = { do: 'mutant', mutant: activeMutant.id, limit: hitLimit, trials } as const;
    const answer = await this.#ask(order, timeout);
    if (answer?.of !== 'mutant') return { status: MutantRunStatus.Timeout };
    if (answer.isSpoilt) this.#end();
    if (answer.isEndless) return { status: MutantRunStatus.Timeout, reason: 'met too often' };
    const { noticed, tried: nrOfTests } = answer;
    if (noticed === undefined) return { status: MutantRunStatus.Survived, nrOfTests };
    const { trial, fault } = noticed;
    this.#noticing.note(activeMutant.fileName, trial);
    return { status: MutantRunStatus.Killed, killedBy: [trial], failureMessage: fault, nrOfTests };
  }

  async dispose(): Promise<void> {
    this.#end();
  }

  /** Nothing if the rules end before they answer, or take too long. */
  async #ask(order: RulesRequest, timeout?: number): Promise<RulesReply | undefined> {
    const rules = this.#rules ?? fork(resolve(RULES));
    this.#rules = rules;
    const late = new AbortController();
    const timer = timeout === undefined ? undefined : setTimeout(() => late.abort(), timeout);
    rules.send(order);
    try {
      const { signal } = late;
      const [answer] = await Promise.race([
        once(rules, 'message', { signal }),
        once(rules, 'exit', { signal }).then(() => [undefined]),
      ]);
      if (answer === undefined) this.#rules = undefined;
      return answer as RulesReply | undefined;
    } catch {
      this.#end();
      return undefined;
    } finally {
      clearTimeout(timer);
      late.abort();
    }
  }

  #end(): void {
    this.#rules?.kill('SIGKILL');
    this.#rules = undefined;
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RulesRunner)];
