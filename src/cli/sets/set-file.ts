import { basename } from 'node:path';
import { readSource, type Source } from '../../judge/source.ts';
import { GatechartError } from '../../kernel/error.ts';
import { type CardSet, type CardSets, faultText, type SetFault } from '../../kernel/faces/card-sets.ts';
import type { SetSource } from '../../selfplay/plan.ts';
import { readText } from '../files.ts';

const sourceOf = (file: string): Source => {
  try {
    return readSource(file, readText(file));
  } catch (error) {
    if (error instanceof GatechartError && error.code === 'SCENARIO_SYNTAX') {
      throw new GatechartError('SET_SYNTAX', error.place, error.message);
    }
    throw error;
  }
};

const stepsOf = (path: string): readonly (string | number)[] =>
  (path.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** A set file that was checked, with a line `FILE:LINE: …` for each fault. */
export interface CheckedFile {
  readonly set: CardSet;
  readonly faults: readonly string[];
}

/** Checks a set file among the sets before it. Throws `CANNOT_READ` and `SET_SYNTAX`. */
export const checkSetFile = <R>(sets: CardSets<R>, file: string, among: readonly CardSet[]): CheckedFile => {
  const source = sourceOf(file);
  const { set, faults } = sets.check(source.value, among);
  const lineOf = ({ at, path }: SetFault): number => source.lineOf([...at, ...stepsOf(path)]);
  return { set, faults: faults.map((fault) => `${file}:${lineOf(fault)}: ${faultText(fault)}`) };
};

/** What is in set files, read as sets and as data. */
export interface FileSets {
  readonly sets: readonly CardSet[];
  readonly sources: readonly SetSource[];
}

/** The sets of files, each among those before it. Throws `CANNOT_READ`, `SET_SYNTAX`, `BAD_SET`, `BAD_CARD` and `BAD_DECK`. */
export const setsOfFiles = <R>(sets: CardSets<R>, files: readonly string[]): FileSets => {
  const read: CardSet[] = [];
  const sources: SetSource[] = [];
  for (const file of files) {
    const { value } = sourceOf(file);
    read.push(sets.read(value, file, read));
    sources.push({ name: basename(file), value });
  }
  return { sets: read, sources };
};
