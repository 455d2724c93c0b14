import type { MutantCoverage } from '@stryker-mutator/api/core';
import { getRuleset } from '../../src/registered.ts';
import type { RulesReply, RulesRequest, TrialResult } from './protocol.ts';
import { matchTrials, scenarioTrials, type Trials, testTrials } from './trials.ts';

/** What Stryker has the mutated sources look at and count in. */
interface Mutated {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  readonly mutantCoverage?: MutantCoverage;
}

const world = globalThis as typeof globalThis & { __stryker__?: Mutated };
world.__stryker__ ??= {};
const mutated = world.__stryker__;

const KINDS = { scenario: scenarioTrials, match: matchTrials, test: testTrials } as const;

type Kind = keyof typeof KINDS;

/** Trials of every kind are told apart by the beginning of their names. */
const namesFor = async (id: string): Promise<readonly string[]> => {
  const named = async ([kind, trials]: [string, Trials]): Promise<readonly string[]> =>
    (await trials.namesFor(getRuleset(id))).map((name) => `${kind}: ${name}`);
  return (await Promise.all(Object.entries(KINDS).map(named))).flat();
};

const faultIn = async (trial: string): Promise<string | undefined> => {
  const kind = trial.slice(0, trial.indexOf(':')) as Kind;
  try {
    return await KINDS[kind].faultIn(trial.slice(kind.length + 2));
  } catch (error) {
    return String(error);
  }
};

const tryAll = async ({ rulesets }: Extract<RulesRequest, { do: 'all' }>): Promise<RulesReply> => {
  const names = (await Promise.all(rulesets.map(namesFor))).flat();
  const results: TrialResult[] = [];
  for (const trial of names) {
    mutated.currentTestId = trial;
    const since = performance.now();
    const fault = await faultIn(trial);
    results.push({ trial, ms: performance.now() - since, fault });
  }
  mutated.currentTestId = undefined;
  return { of: 'all', results, coverage: mutated.mutantCoverage ?? { static: {}, perTest: {} } };
};

const tryMutant = async ({
  mutant,
  limit,
  trials,
}: Extract<RulesRequest, { do: 'mutant' }>): Promise<RulesReply> => {
  mutated.hitLimit = limit;
  mutated.hitCount = limit === undefined ? undefined : 0;
  let tried = 0;
  for (const trial of trials) {
    tried += 1;
    mutated.activeMutant = mutant;
    const fault = await faultIn(trial);
    mutated.activeMutant = undefined;
    if (fault === undefined) continue;
    const isEndless = limit !== undefined && (mutated.hitCount ?? 0) > limit;
    const isSpoilt = (await faultIn(trial)) !== undefined;
    return { of: 'mutant', noticed: { trial, fault }, tried, isEndless, isSpoilt };
  }
  return { of: 'mutant', noticed: undefined, tried, isEndless: false, isSpoilt: false };
};

process.on('message', async (order: RulesRequest) => {
  process.send?.(await (order.do === 'all' ? tryAll(order) : tryMutant(order)));
});
