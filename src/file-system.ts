import { isUtf8 } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { MAX_GENERATED_BYTES } from './core/data/limits.ts';
import { GatechartError, systemError, tooLarge } from './core/errors.ts';

const attempt = <T>(code: string, file: string, action: () => T): T => {
  try {
    return action();
  } catch (error) {
    throw error instanceof GatechartError ? error : systemError(code, file, error);
  }
};

/** Does what writes. Throws `CANNOT_WRITE`, `DISK_FULL`. */
export const attemptWrite = <T>(file: string, action: () => T): T => attempt('CANNOT_WRITE', file, action);

const fileError = (code: string, file: string, reason: string): GatechartError =>
  new GatechartError(code, file, reason);

/** What a path leads to, if it is no file with text. */
const checkRegularFile = (file: string, descriptor: number): void => {
  const stats = fstatSync(descriptor);
  if (stats.isFile()) return;
  const what = stats.isDirectory() ? 'a folder' : stats.isFIFO() ? 'a pipe' : 'a device';
  throw fileError('CANNOT_READ', file, `it is ${what}, not a text file`);
};

/** Its bytes, no more than may be and one: a file can grow, and some say that they are empty. */
const bytesOf = (descriptor: number, most: number): Uint8Array => {
  const { size } = fstatSync(descriptor);
  let bytes = new Uint8Array(Math.min(size, most) + 1);
  let filled = 0;
  while (filled <= most) {
    const read = readSync(descriptor, bytes, filled, bytes.length - filled, null);
    if (read === 0) break;
    filled += read;
    if (filled < bytes.length) continue;
    const larger = new Uint8Array(Math.min(2 * bytes.length, most + 1));
    if (larger.length === bytes.length) break;
    larger.set(bytes);
    bytes = larger;
  }
  return bytes.subarray(0, filled);
};

/** Does something with a file that is open meanwhile. Throws `CANNOT_READ` and as that. */
const withOpen = <T>(file: string, flags: number, use: (descriptor: number) => T): T => {
  const descriptor = attempt('CANNOT_READ', file, () => openSync(file, flags));
  try {
    return use(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/** The bytes of a file of the user's own, which may be a pipe. Throws `CANNOT_READ`, `FILE_TOO_LARGE`. */
export const readBytes = (file: string): Uint8Array =>
  withOpen(file, constants.O_RDONLY, (descriptor) => {
    const bytes = attempt('CANNOT_READ', file, () => bytesOf(descriptor, MAX_GENERATED_BYTES));
    if (bytes.length > MAX_GENERATED_BYTES) throw tooLarge(file, MAX_GENERATED_BYTES);
    return bytes;
  });

const LINE_BREAK = 0x0a;

/** The first line, counted from 1, that is no UTF-8. */
const brokenLine = (bytes: Uint8Array): number => {
  let number = 1;
  for (let from = 0; from < bytes.length; number += 1) {
    const end = bytes.indexOf(LINE_BREAK, from);
    const to = end < 0 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(from, to))) break;
    from = to + 1;
  }
  return number;
};

/**
 * The text of a file of others: a regular file, of at most so many bytes, in UTF-8. No more of it is read.
 * Throws `CANNOT_READ`, `FILE_TOO_LARGE`, `NOT_TEXT`.
 */
export const readText = (file: string, most: number = MAX_GENERATED_BYTES): string =>
  // Without waiting for whoever writes, where it is a pipe.
  withOpen(file, constants.O_RDONLY | constants.O_NONBLOCK, (descriptor) => {
    const bytes = attempt('CANNOT_READ', file, () => {
      checkRegularFile(file, descriptor);
      return bytesOf(descriptor, most);
    });
    if (bytes.length > most) throw tooLarge(file, most);
    if (!isUtf8(bytes))
      throw fileError('NOT_TEXT', `${file}:${brokenLine(bytes)}`, 'the line is not valid UTF-8');
    return new TextDecoder().decode(bytes);
  });

/** What a regular file begins with, up to so many bytes; no text where there is none. Throws `CANNOT_READ`. */
export const readStart = (file: string, most: number): string =>
  attempt('CANNOT_READ', file, () => {
    if (!(statSync(file, { throwIfNoEntry: false })?.isFile() ?? false)) return '';
    return withOpen(file, constants.O_RDONLY, (descriptor) =>
      new TextDecoder().decode(bytesOf(descriptor, most)),
    );
  });

/** How messages name a file of a custom ruleset: from the current folder if the file is inside it, else by its whole path. */
export const shownPath = (file: string): string => {
  const inside = relative('', file);
  return inside.startsWith('..') || isAbsolute(inside) ? file : inside;
};

/** Whether a path leads to a folder; not, where it leads to nothing. Throws `CANNOT_READ`. */
export const isFolder = (path: string): boolean => attempt('CANNOT_READ', path, () => leadsToFolder(path));

const leadsToFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder that is not there yet, and those above it, one by one: Node makes them together, and goes on forever in a
 * place such as `/proc`, where none can be. Throws `CANNOT_WRITE`.
 */
export const makeFolder = (path: string): void => attemptWrite(path, () => makeFolders(path));

const makeFolders = (path: string): void => {
  if (leadsToFolder(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolders(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!leadsToFolder(path)) throw error;
  }
};

/** The text of a file, or nothing where it is not there. Throws `CANNOT_READ`. */
export const readIfExists = (file: string): string | undefined =>
  attempt('CANNOT_READ', file, () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined));

/** The bytes of a file; a pipe in its place is not waited for. Throws `CANNOT_READ`. */
export const readFileBytes = (file: string): Uint8Array =>
  attempt('CANNOT_READ', file, () => {
    if (!statSync(file).isFile()) throw new Error('the path is not a file');
    return readFileSync(file);
  });

/** The files in a folder and those below it, in order. Throws `CANNOT_READ`. */
export const filesBelow = (folder: string): readonly string[] =>
  attempt('CANNOT_READ', folder, () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort(),
  );

/** Whether there is a device or a pipe at a path. */
export const isSpecial = (path: string): boolean => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
};

/** The end of the name of a file that is not written to its end. Nobody can guess the name and put a link there. */
export const UNFINISHED = /\.[0-9a-f]{16}\.new$/;

/** The name of a file that is to become another one. Create it with the flag `wx`, which follows no link. */
export const unfinishedName = (file: string): string => `${file}.${randomBytes(8).toString('hex')}.new`;

/** Removes what was not written to its end in a folder that nobody else writes to. Throws `CANNOT_WRITE`. */
export const removeUnfinished = (folder: string): void =>
  attemptWrite(folder, () => {
    for (const name of readdirSync(folder).filter((each) => UNFINISHED.test(each)))
      rmSync(join(folder, name));
  });

/**
 * Replaces a file as a whole: it is the old one or the new one, never a part. Throws `CANNOT_WRITE`, `DISK_FULL`.
 */
export const replaceFile = (file: string, text: string | Uint8Array): void =>
  attemptWrite(file, () => {
    // A device or a pipe is written to; a file in its place would be another thing.
    if (isSpecial(file)) {
      writeFileSync(file, text);
      return;
    }
    const unfinished = unfinishedName(file);
    try {
      writeFileSync(unfinished, text, { flag: 'wx' });
      renameSync(unfinished, file);
    } catch (error) {
      rmSync(unfinished, { force: true });
      throw error;
    }
  });

/** Throws `CANNOT_WRITE` where `replaceFile` would, before the work that makes what is to be written. */
export const checkWritable = (file: string): void => {
  attemptWrite(file, () => {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      throw fileError('CANNOT_WRITE', file, 'it is a folder');
    }
    if (isSpecial(file)) return;
    const unfinished = unfinishedName(file);
    writeFileSync(unfinished, '', { flag: 'wx' });
    rmSync(unfinished);
  });
};

/** A file that grows line by line; each line is in the file when `write` returns. */
export interface LineFile {
  write(line: string): void;
  /** Keeps that many lines and drops the rest. */
  cutTo(lines: number): void;
  close(): void;
}

/** Starts a file anew. Throws `CANNOT_WRITE`, as do its methods. */
export const openLineFile = (file: string): LineFile => {
  attemptWrite(file, () => writeFileSync(file, ''));
  const descriptor = attemptWrite(file, () => openSync(file, 'a'));
  /** Bytes of the file after each of its lines. */
  const ends: number[] = [];
  return {
    write: (line) =>
      attemptWrite(file, () => {
        const written = writeSync(descriptor, `${line}\n`);
        ends.push((ends.at(-1) ?? 0) + written);
      }),
    cutTo: (lines) =>
      attemptWrite(file, () => {
        ends.length = Math.min(lines, ends.length);
        ftruncateSync(descriptor, ends.at(-1) ?? 0);
      }),
    close: () => closeSync(descriptor),
  };
};
