import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** What a program needs of our environment to be found and to write text. */
const PASSED_VARIABLES = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR'] as const;

/** The environment that programs are started in: of ours, these and nothing else. */
export const environmentFor = (ours: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(PASSED_VARIABLES.flatMap((name) => (ours[name] === undefined ? [] : [[name, ours[name]]])));

/** Words with spaces between; anything else may mean something to the shell. */
const PLAIN = /^[\w.@%+=:/\s-]*$/;

const asWord = (path: string): string =>
  PLAIN.test(path) && !/\s/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether a word names the program, which the shell looks for in its PATH: nothing but settings stands before it. */
const isProgram = (before: string): boolean =>
  before.split(/\s+/).every((word) => word === '' || word.includes('='));

/**
 * A command that finds its files from anywhere: those below `folder` are named by their whole path. One that is more than
 * words is left as it is.
 */
export const absoluteCommand = (command: string, folder: string): string => {
  if (!PLAIN.test(command)) return command;
  return command.replace(/\S+/g, (word, place: number) => {
    if (isProgram(command.slice(0, place)) && !word.includes('/')) return word;
    const path = resolve(folder, word);
    return path !== word && isFile(path) ? asWord(path) : word;
  });
};
