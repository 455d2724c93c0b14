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
