import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { GatechartError } from '../../core/errors.ts';
import { rulesetIds } from '../../registry.ts';
import { makeFolder } from '../../selfplay/store/file-system.ts';
import { EXIT, type ExitCode } from '../output.ts';
import { gameFiles } from './command.ts';
import type { Output, CommandAction } from '../output-2.ts';

interface NewOptions {
  readonly gatechart?: string;
}

/** What a ruleset and a package may both be called. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_NAME = 60;

const readName = (name: string): string => {
  const reason = !NAME.test(name)
    ? 'a game cannot be called so'
    : name.length > LONGEST_NAME
      ? `it has more than ${LONGEST_NAME} characters`
      : rulesetIds().includes(name) || name === 'gatechart'
        ? 'there is a game of that name already'
        : undefined;
  if (reason !== undefined) throw new GatechartError('BAD_NAME', name, reason);
  return name;
};

const checkUnused = (folder: string): void => {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new GatechartError('FOLDER_IN_USE', folder, 'it is a file');
  const [first] = readdirSync(folder);
  if (first !== undefined) throw new GatechartError('FOLDER_IN_USE', folder, `it is not empty: ${first}`);
};

const write = (file: string, text: string): void => {
  makeFolder(dirname(file));
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    throw new GatechartError('CANNOT_WRITE', file, (error as Error).message);
  }
};

const makeGame = (output: Output, name: string, { gatechart }: NewOptions): ExitCode => {
  checkUnused(name);
  for (const { path, text } of gameFiles(name, gatechart)) {
    write(join(name, path), text);
    output.write(join(name, path));
  }
  output.write('');
  output.write('Next:');
  output.write(`  cd ${name} && npm install && npm test`);
  output.write('  npx gatechart play --rules .');
  return EXIT.success;
};

const EXAMPLE = `
Example:
  $ gatechart new my-game && cd my-game && npm install && npm test && npx gatechart play --rules .

It writes a folder with a small game that works: clauses, one chart with a window for counters, two decks, hidden hands,
scenarios and tests. How to make one from nothing: docs/adding-a-ruleset.md.`;

/** `gatechart new`; hands what is to be done to `run`. */
export const newCommand = (run: (action: CommandAction) => void): Command =>
  new Command('new')
    .description('Writes a folder with a small game that works, to be changed into your own.')
    .argument(
      '<name>',
      'what the game and its folder are called: small letters, digits and hyphens',
      readName,
    )
    .option(
      '--gatechart <spec>',
      'what its package.json names as gatechart: a version, or a path as npm takes it',
    )
    .addHelpText('after', EXAMPLE)
    .action((name: string, options: NewOptions) => run((output) => makeGame(output, name, options)));
