import { join } from 'node:path';
import { canonicalJson, textDigest } from '../../core/data/digest-2.ts';
import { textOf } from './file-system.ts';
import { damaged, type Entry, type Files, placeIn } from './run-files.ts';
import type { Job, Keep } from '../plan-2.ts';

const DIGITS = 6;

export type MatchFile = 'records' | 'trajectories';

/** The number of a match as files are named after it. */
export const numbered = (number: number): string => String(number).padStart(DIGITS, '0');

/** Name of a file of a match within the folder of its run. */
export const nameOf = (kind: MatchFile, number: number): string => join(kind, `${numbered(number)}.jsonl`);

/** The files that are there of a match, with their digests. */
export const filesOf = (
  { record, trajectory }: Files,
  keep: Keep,
): readonly (readonly [MatchFile, string])[] => [
  ...(keep === 'records' ? [['records', record] as const] : []),
  ...(trajectory === undefined ? [] : [['trajectories', trajectory] as const]),
];

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  canonicalJson(one) === canonicalJson(other);

const checkPlanned = (place: string, { outcome }: Entry, job: Job | undefined): void => {
  const { number, agents, decks } = outcome;
  if (job === undefined) throw damaged(place, `the plan has no match ${number}`);
  if (isSame(agents, job.agents) && isSame(decks, job.setup.decks)) return;
  const planned = [...job.agents, ...job.setup.decks].join(', ');
  throw damaged(place, `match ${number} is one of ${planned} in the plan`);
};

const checkFile = (file: string, noted: string, told: string): void => {
  const text = textOf(file);
  if (text === undefined) throw damaged(file, `the file is missing: it is of ${told}`);
  if (textDigest(text) !== noted) throw damaged(file, `the file was changed: it is of ${told}`);
};

/** Looks whether each entry is of one of those matches, each of another one, and has its files. Throws `RUN_DAMAGED`, `CANNOT_READ`. */
export const checkMatches = (
  folder: string,
  entries: readonly Entry[],
  jobs: readonly Job[],
  keep: Keep,
): void => {
  const planned = new Map(jobs.map((job) => [job.number, job]));
  const lines = new Map<number, number>();
  for (const entry of entries) {
    const { line, outcome, files } = entry;
    const { number } = outcome;
    const place = placeIn(folder, line);
    const before = lines.get(number);
    if (before !== undefined) throw damaged(place, `match ${number} is told in line ${before} already`);
    lines.set(number, line);
    checkPlanned(place, entry, planned.get(number));
    for (const [kind, noted] of filesOf(files, keep)) {
      checkFile(join(folder, nameOf(kind, number)), noted, `match ${number}, told in ${place}`);
    }
  }
};
