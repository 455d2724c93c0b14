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

/** The text of a file. Throws `CANNOT_READ`. */
export const readText = (file: string): string =>
  attempt('CANNOT_READ', file, () => readFileSync(file, 'utf8'));

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
