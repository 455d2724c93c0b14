import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { GatechartError } from '../../core/errors.ts';

const attempt = <T>(code: string, file: string, action: () => T): T => {
  try {
    return action();
  } catch (error) {
    throw new GatechartError(code, file, (error as Error).message);
  }
};

/** Does what writes. Throws `CANNOT_WRITE`. */
export const attemptWrite = <T>(file: string, action: () => T): T => attempt('CANNOT_WRITE', file, action);

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder that is not there yet, and those above it, one by one: Node makes them together, and goes on forever in a
 * place such as `/proc`, where none can be. Throws `CANNOT_WRITE`.
 */
export const makeFolder = (path: string): void =>
  attemptWrite(path, () => {
    if (isFolder(path)) return;
    const above = dirname(path);
    if (above !== path) makeFolder(above);
    try {
      mkdirSync(path);
    } catch (error) {
      // Somebody else may have made it meanwhile.
      if (!isFolder(path)) throw error;
    }
  });

/** The text of a file, or nothing where it is not there. Throws `CANNOT_READ`. */
export const readIfExists = (file: string): string | undefined =>
  attempt('CANNOT_READ', file, () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined));

/** The bytes of a file; a pipe in its place is not waited for. Throws `CANNOT_READ`. */
export const readFileBytes = (file: string): Uint8Array =>
  attempt('CANNOT_READ', file, () => {
    if (!statSync(file).isFile()) throw new Error('that is no file');
    return readFileSync(file);
  });

/** Replaces a file as a whole. Throws `CANNOT_WRITE`. */
export const replaceFile = (file: string, content: string | Uint8Array): void =>
  attemptWrite(file, () => {
    writeFileSync(`${file}.new`, content);
    renameSync(`${file}.new`, file);
  });
