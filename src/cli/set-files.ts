import { basename } from 'node:path';
import { readSource, type Source, type TextPlace } from '../scenarios/source.ts';
import { GatechartError } from '../core/errors.ts';
import {
  type CardSet,
  type CardSets,
  faultText,
  type SetFault,
  type SetSource,
} from '../core/cards/card-sets-2.ts';
import { readText } from './files.ts';

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

const placeIn = (source: Source, { at, path }: SetFault): TextPlace =>
  source.placeOf([...at, ...stepsOf(path)]);

const placeText = (file: string, source: Source, fault: SetFault): string => {
  const { line, column } = placeIn(source, fault);
  return `${file}:${line}:${column}`;
};

/** A set file that was checked, with a line `FILE:LINE_COLOUR:COLUMN: …` for each fault, in the order of their places. */
export interface CheckedFile {
  readonly set: CardSet;
  readonly faults: readonly string[];
}

/** Checks a set file among the sets before it. Throws `CANNOT_READ` and `SET_SYNTAX`. */
export const checkSetFile = <R>(sets: CardSets<R>, file: string, among: readonly CardSet[]): CheckedFile => {
  const source = sourceOf(file);
  const { set, faults } = sets.check(source.value, among);
  const told = faults
    .map((fault) => ({ fault, ...placeIn(source, fault) }))
    .sort((one, other) => one.line - other.line || one.column - other.column);
  return {
    set,
    faults: told.map(({ fault, line, column }) => `${file}:${line}:${column}: ${faultText(fault)}`),
  };
};

/** What is in set files, read as sets and as data. */
export interface FileSets {
  readonly sets: readonly CardSet[];
  readonly sources: readonly SetSource[];
}

/** The sets of files, each among those before it. Throws `CANNOT_READ`, `SET_SYNTAX`, `BAD_SET`, `BAD_CARD` and `BAD_DECK`. */
export const readSetFiles = <R>(sets: CardSets<R>, files: readonly string[]): FileSets => {
  const read: CardSet[] = [];
  const sources: SetSource[] = [];
  for (const file of files) {
    const source = sourceOf(file);
    const { value } = source;
    const [first] = sets.check(value, read).faults;
    read.push(sets.read(value, first === undefined ? file : placeText(file, source, first), read));
    sources.push({ name: basename(file), value });
  }
  return { sets: read, sources };
};
