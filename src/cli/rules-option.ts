import type { Command } from 'commander';
import { loadRules } from '../own/load.ts';
import { knowRules } from '../registry.ts';

const OPTION = '--rules';

/** Commands that read what was made with a ruleset, beside those that are told one. */
const READERS: readonly string[] = [
  ...['replay', 'judge', 'why', 'serve', 'bench', 'merge', 'worker', 'repro', 'explore'],
];

const isAbout = (command: Command): boolean =>
  READERS.includes(command.name()) || command.options.some(({ long }) => long === '--ruleset');

/** Lets a command be given a ruleset from outside, where it is about any; the command itself finds it registered. */
export const takeRulesOption = (command: Command): void => {
  if (isAbout(command))
    command.option(`${OPTION} <file>`, 'a ruleset of your own: a module, or a folder with one');
};

const namedIn = (args: readonly string[]): string | undefined => {
  const at = args.findLastIndex((arg) => arg === OPTION || arg.startsWith(`${OPTION}=`));
  return args[at] === OPTION ? args[at + 1] : args[at]?.slice(OPTION.length + 1);
};

/**
 * Does something with the ruleset that a command line names, as the usual one: help names it too. Throws `BAD_RULESET`.
 */
export const withRules = async <T>(args: readonly string[], action: () => Promise<T>): Promise<T> => {
  const file = namedIn(args);
  if (file === undefined) return action();
  knowRules(await loadRules(file));
  try {
    return await action();
  } finally {
    knowRules(undefined);
  }
};
