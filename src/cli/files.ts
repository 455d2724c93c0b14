import { isUtf8 } from 'node:buffer';
import {
  closeSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { GatechartError } from '../kernel/error.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'not allowed',
  EPERM: 'not allowed',
  EISDIR: 'that is a folder',
  ENOTDIR: 'part of the path is no folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk cannot be written to',
};

const attempt = <T>(code: string, file: string, action: () => T): T => {
  try {
    return action();
  } catch (error) {
    const system = (error as NodeJS.ErrnoException).code ?? '';
    throw new GatechartError(code, file, REASONS[system] ?? (error as Error).message);
  }
};

/** The bytes of a file. Throws `CANNOT_READ`. */
export const readBytes = (file: string): Buffer => attempt('CANNOT_READ', file, () => readFileSync(file));

const LINE_BREAK = 0x0a;

/** The first line, counted from 1, that is no UTF-8. */
const brokenLine = (bytes: Buffer): number => {
  let number = 1;
  for (let from = 0; from < bytes.length; number += 1) {
    const end = bytes.indexOf(LINE_BREAK, from);
    const to = end < 0 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(from, to))) break;
    from = to + 1;
  }
  return number;
};

/** The text of a file. Throws `CANNOT_READ`, and `NOT_TEXT` with the line for one that is not UTF-8. */
export const readText = (file: string): string => {
  const bytes = readBytes(file);
  if (isUtf8(bytes)) return bytes.toString('utf8');
  throw new GatechartError('NOT_TEXT', `${file}:${brokenLine(bytes)}`, 'the line is not UTF-8');
};

/** Replaces a file as a whole: it is the old one or the new one, never a part. Throws `CANNOT_WRITE`. */
export const replaceFile = (file: string, text: string): void =>
  attempt('CANNOT_WRITE', file, () => {
    const unfinished = `${file}.new`;
    try {
      writeFileSync(unfinished, text);
      renameSync(unfinished, file);
    } catch (error) {
      rmSync(unfinished, { force: true });
      throw error;
    }
  });

/** A file that grows line by line; each line is in the file when `write` returns. */
export interface LineFile {
  write(line: string): void;
  /** Keeps that many lines and drops the rest. */
  cutTo(lines: number): void;
  close(): void;
}

/** Starts a file anew. Throws `CANNOT_WRITE`, as do its methods. */
export const lineFile = (file: string): LineFile => {
  attempt('CANNOT_WRITE', file, () => writeFileSync(file, ''));
  const descriptor = attempt('CANNOT_WRITE', file, () => openSync(file, 'a'));
  /** Bytes of the file after each of its lines. */
  const ends: number[] = [];
  return {
    write: (line) =>
      attempt('CANNOT_WRITE', file, () => {
        const written = writeSync(descriptor, `${line}\n`);
        ends.push((ends.at(-1) ?? 0) + written);
      }),
    cutTo: (lines) =>
      attempt('CANNOT_WRITE', file, () => {
        ends.length = Math.min(lines, ends.length);
        ftruncateSync(descriptor, ends.at(-1) ?? 0);
      }),
    close: () => closeSync(descriptor),
  };
};
