import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Execute, ScenarioInputs } from '../../bench/suite.ts';
import { GatechartError } from '../../core/errors.ts';
import { builtModule, packageFile } from '../../package-files.ts';

const PROGRAM = packageFile('dist/src/cli/main.js');
const COST = builtModule('cli/benching/processor-cost');

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
