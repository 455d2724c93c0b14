import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { quote, shellWord } from '../../core/data/escape.ts';
import { GatechartError, systemError } from '../../core/errors.ts';
import { makeFolder } from '../../file-system.ts';
import { rulesetIds } from '../../registry.ts';
import { Command, type MakeCommand, type OptionsOf } from '../command.ts';
import { helpText } from '../help.ts';
import { EXIT, type ExitCode, type Output } from '../output.ts';
import { gameFiles } from './game-files.ts';

const HELP = {
  examples: `
$ gatechart new my-game
$ cd my-game && npm install && npm test
$ npx gatechart play --rules .`,
  notes: `The folder contains a small game in TypeScript that works: clauses, one
chart, two decks, hidden hands, scenarios and tests. Run npm run build after
each change; npm test does so too.
docs/how-to/add-a-ruleset.md shows how to write a ruleset from scratch.`,
};

const declareNew = () =>
  new Command('new')
    .description('Create a folder with a small working ruleset, which you can turn into your ruleset.')
    .argument(
      '<folder>',
      'folder to create; the name of the folder (small letters, digits, hyphens) becomes the name of the ruleset',
      readFolder,
    )
    .option(
      '--gatechart <spec>',
      'version or path of gatechart in the package.json of the new folder (default: where this program was installed from)',
    )
    .addHelpText('after', helpText(HELP));

type NewOptions = OptionsOf<typeof declareNew>;

/** What a ruleset and a package may both be called. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_NAME = 60;

/** The packages that the game and its tests import. */
const NEEDED = ['gatechart', 'fast-check', 'typescript', 'vitest', 'xstate'];

/** A folder whose last part is the name of a game. Throws `BAD_NAME`. */
const readFolder = (folder: string): string => {
  const name = folder === '' ? '' : basename(resolve(folder));
  const reason = !NAME.test(name)
    ? `${quote(name)} is not valid as the name of a ruleset`
    : name.length > LONGEST_NAME
      ? `the name has more than ${LONGEST_NAME} characters`
      : NEEDED.includes(name)
        ? 'a package that the ruleset needs has that name'
        : rulesetIds().includes(name)
          ? 'a built-in ruleset has that name'
          : undefined;
  if (reason !== undefined) throw new GatechartError('BAD_NAME', folder, reason);
  return folder;
};

const checkUnused = (folder: string): void => {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory())
    throw new GatechartError('FOLDER_IN_USE', folder, 'there is already a file with the name of the folder');
  const [first] = readdirSync(folder);
  if (first !== undefined)
    throw new GatechartError('FOLDER_IN_USE', folder, `the folder is not empty: it contains ${first}`);
};

const write = (file: string, text: string): void => {
  makeFolder(dirname(file));
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    throw systemError('CANNOT_WRITE', file, error);
  }
};

const makeGame = (output: Output, folder: string, { gatechart }: NewOptions): ExitCode => {
  checkUnused(folder);
  const target = resolve(folder);
  for (const { path, text } of gameFiles(target, gatechart)) {
    write(join(target, path), text);
    output.write(join(folder, path));
  }
  output.write('');
  output.write('Next:');
  const enter = target === resolve('.') ? '' : `cd ${shellWord(folder)} && `;
  output.write(`  ${enter}npm install && npm test`);
  output.write('  npx gatechart play --rules .');
  return EXIT.success;
};

/** `gatechart new`; passes its action to `run`. */
export const command: MakeCommand = (run) =>
  declareNew().action((folder, options) => run((output) => makeGame(output, folder, options)));
