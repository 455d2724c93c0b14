import { join } from 'node:path';
import { canonicalJson, textDigest } from '../../core/data/digest-2.ts';
import { readIfExists } from './file-system.ts';
import { runDamaged, type LedgerEntry, type MatchDigests, ledgerLocation } from './run-files.ts';
import type { Job, Retention } from '../plan-2.ts';

const DIGITS = 6;

export type MatchFileKind = 'records' | 'trajectories';

/** The number of a match as files are named after it. */
export const paddedNumber = (number: number): string => String(number).padStart(DIGITS, '0');

/** Name of a file of a match within the folder of its run. */
export const matchFileName = (kind: MatchFileKind, number: number): string => join(kind, `${paddedNumber(number)}.jsonl`);

/** The files that are there of a match, with their digests. */
export const matchFiles = (
  { record, trajectory }: MatchDigests,
  keep: Retention,
): readonly (readonly [MatchFileKind, string])[] => [
  ...(keep === 'records' ? [['records', record] as const] : []),
  ...(trajectory === undefined ? [] : [['trajectories', trajectory] as const]),
];

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  canonicalJson(one) === canonicalJson(other);

const checkAgainstPlan = (place: string, { outcome }: LedgerEntry, job: Job | undefined): void => {
  const { number, agents, decks } = outcome;
  if (job === undefined) throw runDamaged(place, `the plan has no match ${number}`);
  if (isSame(agents, job.agents) && isSame(decks, job.setup.decks)) return;
  const planned = [...job.agents, ...job.setup.decks].join(', ');
  throw runDamaged(place, `match ${number} is one of ${planned} in the plan`);
};

const checkFile = (file: string, noted: string, told: string): void => {
  const text = readIfExists(file);
  if (text === undefined) throw runDamaged(file, `the file is missing: it is of ${told}`);
  if (textDigest(text) !== noted) throw runDamaged(file, `the file was changed: it is of ${told}`);
};

/** Looks whether each entry is of one of those matches, each of another one, and has its files. Throws `RUN_DAMAGED`, `CANNOT_READ`. */
export const checkMatches = (
  folder: string,
  entries: readonly LedgerEntry[],
  jobs: readonly Job[],
  keep: Retention,
): void => {
  const planned = new Map(jobs.map((job) => [job.number, job]));
  const lines = new Map<number, number>();
  for (const entry of entries) {
    const { line, outcome, files } = entry;
    const { number } = outcome;
    const place = ledgerLocation(folder, line);
    const before = lines.get(number);
    if (before !== undefined) throw runDamaged(place, `match ${number} is told in line ${before} already`);
    lines.set(number, line);
    checkAgainstPlan(place, entry, planned.get(number));
    for (const [kind, noted] of matchFiles(files, keep)) {
      checkFile(join(folder, matchFileName(kind, number)), noted, `match ${number}, told in ${place}`);
    }
  }
};
