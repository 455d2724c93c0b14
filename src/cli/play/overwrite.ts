import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GatechartError } from '../../core/errors.ts';
import { isSpecial, readStart } from '../../file-system.ts';
import { isRecord, isSavedMatch, type RecordHeader } from '../../replay/record.ts';
import { usage } from '../errors.ts';

/** Bytes that show what a file contains: more than a header has. */
const START = 65_536;

const contentOf = (start: string): string => {
  if (isSavedMatch(start)) return 'a saved match, which gatechart play FILE resumes';
  return isRecord(start) ? 'the record of a match' : 'text or data that gatechart play did not write';
};

const fileExists = (file: string, start: string): GatechartError =>
  new GatechartError('FILE_EXISTS', file, `the file exists and contains ${contentOf(start)}`);

/** Refuses to save a match over what a file contains, unless it is resumed from it. Throws `FILE_EXISTS`, `CANNOT_READ`. */
export const checkSaveFile = (file: string, resumed?: string): void => {
  if (resumed !== undefined && resolve(file) === resolve(resumed)) return;
  const start = readStart(file, START);
  if (start !== '') throw fileExists(file, start);
};

/**
 * Refuses to record a match over what a file contains. `again`: the header of a match that plays the same each time, so
 * its record may be written again. Throws `FILE_EXISTS`, `CANNOT_READ`.
 */
export const checkRecordFile = (file: string, again: RecordHeader | undefined): void => {
  const start = readStart(file, START);
  const isSame = again !== undefined && start.startsWith(`${JSON.stringify(again)}\n`);
  if (start !== '' && !isSame) throw fileExists(file, start);
};

/** The first file of the folder for a match that nobody has named a file for. */
export const newSaveFile = (folder: string): string => {
  for (let number = 1; ; number += 1) {
    const file = join(folder, `gatechart-match-${number}.json`);
    if (!existsSync(file)) return file;
  }
};

/** Saves a match, or reports why it is not saved; returns whether it is. Throws what is no `GatechartError`. */
export const trySave = (save: () => void, report: (error: GatechartError) => void): boolean => {
  try {
    save();
    return true;
  } catch (error) {
    if (!(error instanceof GatechartError)) throw error;
    report(error);
    return false;
  }
};

/** Refuses one file for the record and the saved match; one device takes both. Throws `USAGE`. */
export const checkTwoFiles = (record: string, save: string): void => {
  if (resolve(record) !== resolve(save) || isSpecial(save)) return;
  throw usage('--record', 'the record and the saved match need two files');
};
