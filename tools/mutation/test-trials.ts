import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectTests, getFn, type Suite, type Test } from '@vitest/runner';
import { testRunner } from '../clause-mutants/vitest-runner.ts';
import type { Trials } from './trials.ts';

/** The tests as they are built in the sandbox. */
const BUILT = 'build/test';

/** The folders of a ruleset's tests that say what its rules do; whole matches and commands take too long. */
const FOLDERS = ['asking', 'cards', 'described', 'reading', 'rules', 'seen', 'told', 'values'];

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
