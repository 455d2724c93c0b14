import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectTests, getFn, type Suite, type Test } from '@vitest/runner';
import { scenarioFiles } from '../../src/cli/files.ts';
import { deckPair } from '../../src/core/match-setup.ts';
import { drawInt, rngStream } from '../../src/core/random.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { rulesOracle, watchInvariants } from '../../src/fuzz/oracles/rules.ts';
import { runCase } from '../../src/fuzz/run-case.ts';
import { getRuleset } from '../../src/registered.ts';
import { findingLine, judge } from '../../src/scenarios/judge.ts';
import { readScenario } from '../../src/scenarios/read-scenario.ts';
import type { Scenario } from '../../src/scenarios/scenario.ts';
import { testRunner } from '../clause-mutants/vitest-runner.ts';

/** One kind of what may notice a mutant. */
export interface Trials {
  /** Names of those about a ruleset, the same in every process. */
  namesFor(ruleset: Ruleset): readonly string[] | Promise<readonly string[]>;
  /** What is wrong in one of them, if anything; it may throw as well. */
  faultIn(name: string): string | undefined | Promise<string | undefined>;
}

/** Matches for each ruleset that plays any. */
const MATCHES = 8;

const NAME = /^match (?<index>\d+) of (?<id>.+)$/;

const gameOf = (ruleset: Ruleset, index: number) => {
  const { decks = [], defaultEdition: edition, newGame } = ruleset;
  const [first = '', second = ''] = [decks[index % decks.length], decks[(index >> 1) % decks.length]];
  const pair = deckPair(ruleset, first, second);
  return newGame({ edition, decks: pair, seed: 1, index });
};

/** Matches with random answers, held to invariants and laws. */
export const matchTrials: Trials = {
  namesFor: ({ id, plays }) =>
    Array.from({ length: plays === 'matches' ? MATCHES : 0 }, (_, index) => `match ${index} of ${id}`),
  faultIn: (name) => {
    const { id = '', index = '' } = NAME.exec(name)?.groups ?? {};
    const ruleset = getRuleset(id);
    let rng = rngStream(1, Number(index), 'mutation');
    const { failure } = runCase(
      rulesOracle,
      () => ({ is: 'new', ruleset, game: gameOf(ruleset, Number(index)) }),
      ({ options }) => {
        const [place, next] = drawInt(rng, options.length);
        rng = next;
        return place;
      },
      () => {},
    );
    return failure?.message;
  },
};

const FOLDER = 'test/scenarios';

const known = new Map<string, Scenario>();

const scenarioIn = (file: string): Scenario => {
  const scenario = known.get(file) ?? readScenario(file, readFileSync(file, 'utf8'));
  known.set(file, scenario);
  return scenario;
};

/** Scenarios by their files, under every edition that they are for. */
export const scenarioTrials: Trials = {
  namesFor: (ruleset) => scenarioFiles([`${FOLDER}/${ruleset.id}`]).map(({ file }) => file),
  faultIn: (file) => {
    const scenario = scenarioIn(file);
    for (const edition of scenario.editions) {
      const oversight = watchInvariants(scenario.ruleset);
      const { findings, clauses } = judge(scenario, edition, { runtime: 'lean', onStep: oversight.onStep });
      const unknown = clauses.find((id) => !Object.hasOwn(scenario.ruleset.clauses, id));
      const broken = oversight.failure();
      if (findings[0] !== undefined) return findingLine(findings[0]);
      if (unknown !== undefined) return `${unknown} is no clause`;
      if (broken !== undefined) return broken.message;
    }
    return undefined;
  },
};

/** The tests as they are built in the sandbox. */
const BUILT = 'build/test';

/** The folders of a ruleset's tests that say what its rules do; whole matches and commands take too long. */
const FOLDERS = ['cards', 'decisions', 'queries', 'rules', 'scenario', 'state', 'text', 'views'];

const BETWEEN = ' > ';

const runner = testRunner((file) => import(pathToFileURL(file).href));

const testsUnder = ({ tasks }: Suite, names: readonly string[]): readonly (readonly [string, Test])[] =>
  tasks.flatMap((task): readonly (readonly [string, Test])[] => {
    const path = [...names, task.name];
    return task.type === 'suite' ? testsUnder(task, path) : [[path.join(BETWEEN), task]];
  });

const collected = new Map<string, Promise<ReadonlyMap<string, Test>>>();

/** The tests of a file by their names; none where it needs what only a test run has. */
const testsIn = (file: string): Promise<ReadonlyMap<string, Test>> => {
  const known =
    collected.get(file) ??
    collectTests([{ filepath: resolve(file), testLocations: undefined }], runner).then(
      (files) => new Map(files.flatMap((each) => testsUnder(each, [file]))),
    );
  collected.set(file, known);
  return known;
};

const filesFor = (id: string): readonly string[] =>
  readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.js'))
    .map((name) => join(BUILT, name))
    .filter(
      (file) =>
        FOLDERS.some((folder) => file.startsWith(join(BUILT, id, folder))) ||
        file === join(BUILT, 'mutation', `${id}.test.js`),
    )
    .sort();

/** Vitest's tests of a ruleset, each called by itself. */
export const testTrials: Trials = {
  namesFor: async ({ id }) => {
    const names: string[] = [];
    for (const file of filesFor(id)) names.push(...(await testsIn(file)).keys());
    return names;
  },
  faultIn: async (name) => {
    const tests = await testsIn(name.split(BETWEEN)[0] as string);
    await getFn(tests.get(name) as Test)();
    return undefined;
  },
};
