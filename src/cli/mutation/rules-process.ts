import { readFileSync } from 'node:fs';
import type { MutantCoverage } from '@stryker-mutator/api/core';
import { attempt } from '../../fuzz/attempt.ts';
import { oversightOf } from '../../fuzz/trials/oversight.ts';
import { rulesTrial } from '../../fuzz/trials/rules.ts';
import { findingLine } from '../../judge/finding.ts';
import { judge } from '../../judge/judge.ts';
import { readScenario, type Scenario } from '../../judge/scenario.ts';
import { drawInt, rngStream } from '../../kernel/rng.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { rulesetCalled, rulesets } from '../../registry.ts';
import { scenarioFiles } from '../judging/scenario-files.ts';
import type { Answer, Order, Result } from './order.ts';

const FOLDER = 'test/scenarios';

/** Matches played at random for each ruleset that plays matches. */
const MATCHES = 8;

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

const known = new Map<string, Scenario>();

const scenarioIn = (file: string): Scenario => {
  const scenario = known.get(file) ?? readScenario(file, readFileSync(file, 'utf8'));
  known.set(file, scenario);
  return scenario;
};

/** What is wrong with a scenario, under every edition that it is for. */
const faultOfScenario = (file: string): string | undefined => {
  const scenario = scenarioIn(file);
  for (const edition of scenario.editions) {
    const oversight = oversightOf(scenario.ruleset);
    const { findings, clauses } = judge(scenario, edition, { runtime: 'lean', onStep: oversight.hear });
    const unknown = clauses.find((id) => !Object.hasOwn(scenario.ruleset.clauses, id));
    const broken = oversight.fault();
    if (findings[0] !== undefined) return findingLine(findings[0]);
    if (unknown !== undefined) return `${unknown} is no clause`;
    if (broken !== undefined) return broken.message;
  }
  return undefined;
};

/** What goes wrong in a match with random answers. */
const faultOfMatch = (ruleset: Ruleset, index: number): string | undefined => {
  const { decks = [], defaultEdition: edition } = ruleset;
  const pair = [decks[index % decks.length], decks[(index >> 1) % decks.length]] as [string, string];
  const begin = () =>
    ({ is: 'new', ruleset, game: ruleset.newGame({ edition, decks: pair, seed: 1, index }) }) as const;
  let rng = rngStream(1, index, 'mutation');
  const { failure } = attempt(
    rulesTrial,
    begin,
    ({ options }) => {
      const [place, next] = drawInt(rng, options.length);
      rng = next;
      return place;
    },
    () => {},
  );
  return failure?.message;
};

type Trial = () => string | undefined;

const scenarioTrials = (id: string): readonly (readonly [string, Trial])[] =>
  scenarioFiles([`${FOLDER}/${id}`]).map(({ file }) => [file, () => faultOfScenario(file)]);

const matchTrials = (ruleset: Ruleset): readonly (readonly [string, Trial])[] =>
  Array.from({ length: ruleset.plays === 'matches' ? MATCHES : 0 }, (_, index) => [
    `match ${index + 1} of ${ruleset.id}`,
    () => faultOfMatch(ruleset, index),
  ]);

/** Everything that may notice a mutant, by name; gives what is wrong, if anything. */
const trialsOf = (ruleset: Ruleset): readonly (readonly [string, Trial])[] => [
  ...scenarioTrials(ruleset.id),
  ...matchTrials(ruleset),
];

const trials: ReadonlyMap<string, Trial> = new Map([...rulesets.values()].flatMap(trialsOf));

const faultIn = (trial: string): string | undefined => {
  try {
    return trials.get(trial)?.();
  } catch (error) {
    return String(error);
  }
};

const tryAll = ({ rulesets: ids }: Extract<Order, { do: 'all' }>): Answer => {
  const results: Result[] = [];
  for (const [trial] of ids.flatMap((id) => trialsOf(rulesetCalled(id)))) {
    mutated.currentTestId = trial;
    const since = performance.now();
    const fault = faultIn(trial);
    results.push({ trial, ms: performance.now() - since, fault });
  }
  mutated.currentTestId = undefined;
  return { of: 'all', results, coverage: mutated.mutantCoverage ?? { static: {}, perTest: {} } };
};

const tryMutant = ({ mutant, limit, trials: chosen }: Extract<Order, { do: 'mutant' }>): Answer => {
  mutated.hitLimit = limit;
  mutated.hitCount = limit === undefined ? undefined : 0;
  let tried = 0;
  for (const trial of chosen) {
    tried += 1;
    mutated.activeMutant = mutant;
    const fault = faultIn(trial);
    mutated.activeMutant = undefined;
    if (fault === undefined) continue;
    const isEndless = limit !== undefined && (mutated.hitCount ?? 0) > limit;
    return {
      of: 'mutant',
      noticed: { trial, fault },
      tried,
      isEndless,
      isSpoilt: faultIn(trial) !== undefined,
    };
  }
  return { of: 'mutant', noticed: undefined, tried, isEndless: false, isSpoilt: false };
};

process.on('message', (order: Order) => {
  process.send?.(order.do === 'all' ? tryAll(order) : tryMutant(order));
});
