import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Build, Played } from '../../bench/paired.ts';
import type { Execute, ScenarioInputs } from '../../bench/suite.ts';
import { GatechartError } from '../../core/errors.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { builtModule, moduleOfBuild, packageFile } from '../../package-files.ts';
import { endThreads, openThreads } from '../../selfplay/threads.ts';
import type { BuildFiles, PlayTask } from './thread.ts';

/** Where the rulesets of a build are that was not bundled: of later ones, and of the first version. */
const REGISTRIES = ['registry.js', 'rulesets.js'];

const THREAD = builtModule('src/cli/bench/thread');

/** A build that plays in a thread of its own: one in the same heap with another would be slowed down by its shapes. */
export interface RunningBuild extends Build {
  end(): Promise<void>;
}

const filesOf = (folder: string): BuildFiles => {
  const [registry] = REGISTRIES.flatMap((file) => moduleOfBuild(folder, file) ?? []);
  const matches = moduleOfBuild(folder, 'bench/matches.js');
  if (registry === undefined || matches === undefined) {
    throw new GatechartError('NO_BUILD', folder, 'the folder has no build of gatechart');
  }
  return { registry: pathToFileURL(registry).href, matches: pathToFileURL(matches).href };
};

/** Ids of the rulesets of a build that play matches. The first version does not tell what its rulesets play. */
const matchesOf = async (folder: string, { registry }: BuildFiles): Promise<readonly string[]> => {
  try {
    const { rulesets }: { readonly rulesets: ReadonlyMap<string, Ruleset> } = await import(registry);
    return [...rulesets.values()].filter(({ plays = 'matches' }) => plays === 'matches').map(({ id }) => id);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new GatechartError(
      'NO_BUILD',
      folder,
      `the build of gatechart in the folder cannot be loaded: ${reason}`,
    );
  }
};

/** The build of a checkout. Throws `NO_BUILD`, also where it does not load. */
export const openBuild = async (folder: string): Promise<RunningBuild> => {
  const files = filesOf(folder);
  const rulesets = await matchesOf(folder, files);
  const threads = openThreads<PlayTask, Played>(THREAD, 1);
  return {
    rulesets,
    play: (ruleset, index) => threads.run({ files, ruleset, index }),
    end: () => endThreads(threads),
  };
};

const PROGRAM = packageFile('dist/src/cli/main.js');
const COST = builtModule('src/cli/bench/processor-cost');

/** Runs the built program. Throws `BENCH_FAILED` where it fails. */
export const runProgram: Execute = (args) => {
  const { status, output } = spawnSync(process.execPath, ['--import', COST, PROGRAM, ...args], {
    // The last one is for `processor-cost.ts`.
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  const [, written = '', errors = '', cost = ''] = output as readonly (string | undefined)[];
  if (status !== 0) throw new GatechartError('BENCH_FAILED', args.join(' '), errors.trim());
  const { user, system } = JSON.parse(cost) as NodeJS.CpuUsage;
  return { processor: (user + system) / 1000, output: written };
};

const FILES = 50;

const SCENARIO = `title: 9-3e-4c a field card may be played
p1: { hand: [salvage-depot] }
start: main phase
answers: [play salvage-depot]
expect: { p1: { field: salvage-depot, hand: 0 } }
`;

/** Hands over scenarios to judge, which are gone afterwards. */
export const withScenarios = async <T>(use: (judged: ScenarioInputs) => Promise<T>): Promise<T> => {
  const place = mkdtempSync(join(tmpdir(), 'gatechart-bench-'));
  try {
    const folder = join(place, 'scenarios');
    mkdirSync(folder);
    const files = Array.from({ length: FILES }, (_, index) => join(folder, `${index}.yaml`));
    for (const file of files) writeFileSync(file, SCENARIO);
    return await use({ file: files[0] as string, folder, files: FILES });
  } finally {
    rmSync(place, { recursive: true });
  }
};
