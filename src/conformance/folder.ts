import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GatechartError } from '../core/errors.ts';
import { type Playthrough, readPlaythrough } from './golden-file.ts';

/** A file of a golden playthrough. */
export interface GoldenFile {
  /** Name without folder and ending. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly playthrough: Playthrough;
}

const ENDING = '.txt';

const attempt = <T>(path: string, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw new GatechartError('CANNOT_READ', path, error instanceof Error ? error.message : String(error));
  }
};

/** The golden playthroughs in a folder, in order of their names. Throws `CANNOT_READ`, `BAD_GOLDEN`. */
export const goldenIn = (folder: string): readonly GoldenFile[] =>
  attempt(folder, () => readdirSync(folder))
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .map((file) => {
      const path = join(folder, file);
      const text = attempt(path, () => readFileSync(path, 'utf8'));
      return { name: file.slice(0, -ENDING.length), path, text, playthrough: readPlaythrough(path, text) };
    });

/** Path of the file of that name. */
export const goldenPath = (folder: string, name: string): string => join(folder, `${name}${ENDING}`);
