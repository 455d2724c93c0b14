import type { Units } from '@gatechart/gym/train';
import type { Ruleset } from '../../core/ruleset.ts';
import { badValue } from '../errors.ts';
import { wholeNumber } from '../option-values.ts';

const MOST_UNITS = 4096;

/** The value of `--units`. Throws `BAD_VALUE`. */
export const unitsOf = (text: string): Units => {
  const read = text.split(',').map(wholeNumber('--units', MOST_UNITS, 1));
  const [first, second, options] = read;
  if (read.length === 3 && first !== undefined && second !== undefined && options !== undefined) {
    return [first, second, options];
  }
  throw badValue('--units', `expected three numbers, such as 512,256,64; got ${text}`);
};

/** The option for the sizes of a net that learns from its own matches. */
export const UNITS = [
  '--units <a,b,c>',
  'number of units in the first hidden layer, the second hidden layer and the option layer (default: 256,128,128)',
  unitsOf,
] as const;

/** The option for the weights that such a net begins with. */
export const FROM = [
  '--from <net>',
  'network file that the network starts as, also one with fewer units or earlier features (default: random weights, taught by greedy)',
] as const;

const MOST_TEMPERATURE = 10;

const temperatureOf = (text: string): number => {
  const value = Number(text);
  if (value > 0 && value <= MOST_TEMPERATURE) return value;
  throw badValue('--temperature', `expected a number above 0, up to ${MOST_TEMPERATURE}; got ${text}`);
};

/** The option for how such a net explores. */
export const TEMPERATURE = [
  '--temperature <t>',
  'how evenly moves are sampled: preferences are divided by it (default: 1)',
  temperatureOf,
] as const;

/** The option for the folder of a net that learns from its own matches. */
export const RUN_FOLDER = [
  '--out <folder>',
  'folder for networks and curve; if the folder has a run with the same settings, that run continues',
] as const;

/**
 * The decks that meet: those that are named, else all; where both players draw from one deck, the first alone. Throws
 * `BAD_VALUE` for several decks there.
 */
export const playedDecks = (
  { decks = [], sharesDeck }: Pick<Ruleset, 'decks' | 'sharesDeck'>,
  named: readonly string[] | undefined,
): readonly string[] => {
  if (sharesDeck !== true) return named ?? decks;
  if (named !== undefined && new Set(named).size > 1) {
    throw badValue(
      '--decks',
      `the players share one deck, got ${named.join(' and ')}; name one deck for both`,
    );
  }
  return named ?? decks.slice(0, 1);
};

/** The option that names a Python. */
export const PYTHON = [
  '--python <command>',
  'Python with PyTorch (default: GATECHART_PYTHON, else /usr/bin/python3, else python3)',
] as const;

/** The Python that is named, on the command line or in the environment. */
export const namedPython = (named: string | undefined): string | undefined =>
  named ?? (process.env.GATECHART_PYTHON || undefined);
