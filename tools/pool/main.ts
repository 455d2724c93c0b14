import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { wholeNumber } from '../../src/cli/option-values.ts';
import { EXIT, type ExitCode } from '../../src/cli/output.ts';
import { runCommandLine } from '../../src/cli/program.ts';
import { textDigest } from '../../src/core/data/digest.ts';
import { MAX_WORKERS } from '../../src/core/data/limits.ts';
import { replaceFile } from '../../src/file-system.ts';
import { engineDigest } from '../../src/selfplay/engine-digest.ts';
import type { Standing } from '../../src/selfplay/statistics/ratings.ts';
import { runTool } from '../run-tool.ts';
import { type Member, POOL, POOL_PAGE, type Pool, type PoolResult, poolIn, poolPage } from './pool.ts';

const FOLDER = 'reports/pool';

const textIn = (file: string): string => readFileSync(file, 'utf8');

const run = (cwd: string, command: string, ...args: readonly string[]): void => {
  console.error(`${command} ${args.join(' ')}`);
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
};

/** The folder of the build of a commit, made where it is missing. */
const buildOf = (commit: string): string => {
  const folder = join(FOLDER, 'builds', commit);
  if (!existsSync(folder)) run('.', 'git', 'worktree', 'add', '--detach', folder, commit);
  if (!existsSync(join(folder, 'dist'))) {
    run(folder, 'npm', 'ci', '--include=dev', '--no-audit');
    run(folder, 'npm', 'run', 'build');
  }
  return folder;
};

const nameOf = ({ agent, commit }: Member): string =>
  commit === undefined ? agent : `build:${buildOf(commit)}:${agent}`;

const version = (): string => (JSON.parse(textIn('package.json')) as { readonly version: string }).version;

const output = {
  write: (line: string) => console.log(line),
  note: (line: string) => console.error(line),
  colour: false,
  columns: undefined,
};

/** Plays all pairs of a ruleset; a folder that has them, or some, is gone on with. */
const play = async (
  ruleset: string,
  { games, seed, agents }: Pool[string],
  workers: number,
): Promise<PoolResult | ExitCode> => {
  const names = new Map(agents.map((member) => [nameOf(member), member]));
  const args = [
    ...['selfplay', '--ruleset', ruleset, '--agents', [...names.keys()].join(',')],
    ...['--games', `${games}`, '--seed', `${seed}`],
  ];
  const out = join(FOLDER, engineDigest(), textDigest(args.join(' ')));
  const code = await runCommandLine(
    [...args, '--workers', `${workers}`, '--out', out, '--keep', 'digests'],
    version(),
    output,
  );
  if (code !== EXIT.success) return code;
  const standings = JSON.parse(textIn(join(out, 'standings.json'))) as readonly Standing[];
  return { ruleset, command: `gatechart ${args.join(' ')}`, names, standings };
};

const EXAMPLE = `
Examples:
  $ npm run pool
  $ npm run pool -- --workers 2      again: goes on

${POOL} lists the agents. The builds of earlier commits are made under ${FOLDER}/builds, and
${POOL_PAGE} gets the standings.`;

await runTool(async () => {
  const command = new Command('pool')
    .description('Plays the agents of the frozen pool against each other, all pairs, and rates them.')
    .option('--workers <n>', 'worker threads', wholeNumber('--workers', MAX_WORKERS), 1)
    .addHelpText('after', EXAMPLE);
  const { workers } = command.parse().opts<{ readonly workers: number }>();
  const results: PoolResult[] = [];
  for (const [ruleset, plan] of Object.entries(poolIn(textIn(POOL)))) {
    const result = await play(ruleset, plan, workers);
    if (typeof result === 'number') return result;
    results.push(result);
  }
  replaceFile(POOL_PAGE, poolPage(textIn(POOL_PAGE), engineDigest(), results));
  return EXIT.success;
});
