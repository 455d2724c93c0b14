import { relative } from 'node:path';
import { CommanderError } from 'commander';
import { shellWord } from '../core/data/escape.ts';
import { GatechartError } from '../core/errors.ts';
import { shownPath } from '../file-system.ts';
import { customRuleset, setCustomRuleset, withErrorLocation } from '../registry.ts';
import type { AnyCommand } from './command.ts';
import { AdvisedError, usage } from './errors.ts';

const OPTION = '--rules';

/** Commands without `--ruleset` that read what was made with a ruleset. */
const READERS: readonly string[] = [
  ...['replay', 'judge', 'why', 'serve', 'bench', 'merge', 'worker', 'repro', 'explore', 'compare'],
];

const acceptsRules = (command: AnyCommand): boolean =>
  READERS.includes(command.name()) || command.options.some(({ long }) => long === '--ruleset');

/** Adds `--rules` to a command that needs a ruleset; the command finds the custom ruleset registered. */
export const addRulesOption = (command: AnyCommand): void => {
  if (acceptsRules(command))
    command.option(`${OPTION} <file>`, 'custom ruleset: a module, or a folder that contains one');
};

/** The file that a command line names. Throws `USAGE` where it names none, or two. */
const rulesFileIn = (args: readonly string[]): string | undefined => {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  const named = options.flatMap((arg, at) => {
    if (arg === OPTION) return [options[at + 1] ?? ''];
    return arg.startsWith(`${OPTION}=`) ? [arg.slice(OPTION.length + 1)] : [];
  });
  if (named.length > 1) throw usage(OPTION, 'the option can be given only once');
  const [file] = named;
  if (file === '' || file?.startsWith('-'))
    throw usage(OPTION, 'the option needs a value: the file or the folder of a ruleset');
  return file;
};

/**
 * The option, after a blank, that a suggested command needs for the custom ruleset; empty for another ruleset. `from`: the folder
 * in which the command is to be run.
 */
export const rulesArgument = (ruleset: string, from = ''): string => {
  const own = customRuleset();
  return own?.ruleset.id === ruleset ? ` ${OPTION} ${shellWord(relative(from, own.path))}` : '';
};

/** A saved match, and what a command that resumes it needs beside it. */
export const savedArguments = (file: string, ruleset: string, cards: readonly string[] | undefined): string =>
  `${shellWord(file)}${rulesArgument(ruleset)}${cards === undefined ? '' : ` --cards ${shellWord(cards.join(','))}`}`;

/** An error with the file and line of the custom ruleset that threw it, where there is one; `BAD_RULESET` where its rules failed. */
export const withRulesFile = (thrown: unknown): unknown => {
  const error = withErrorLocation(thrown);
  const own = customRuleset();
  if (own === undefined || !(error instanceof GatechartError) || error.code !== 'BAD_RULESET') return error;
  const file = shownPath(own.path);
  return error.place.startsWith(file)
    ? error
    : new GatechartError(error.code, `${file}: ${error.place}`, error.message);
};

/**
 * Runs an action with the custom ruleset of a command line as the default ruleset, in help too. Throws `BAD_RULESET`, and `USAGE`
 * where `--rules` names none, or two.
 */
export const withRulesOption = async <T>(args: readonly string[], action: () => Promise<T>): Promise<T> => {
  const file = rulesFileIn(args);
  if (file === undefined) return action();
  const { loadRules } = await import('../ruleset-loader/load.ts');
  setCustomRuleset(await loadRules(file));
  try {
    return await action();
  } catch (error) {
    // Neither comes from the rules.
    const isOurs = error instanceof CommanderError || error instanceof AdvisedError;
    throw isOurs ? error : withRulesFile(error);
  } finally {
    setCustomRuleset(undefined);
  }
};
