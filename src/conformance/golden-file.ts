import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { startSchema } from '../core/adapters/generators.ts';
import { parseUntrustedJson } from '../core/data/untrusted-json.ts';
import { GatechartError, systemError } from '../core/errors.ts';
import type { Beginning } from './matches.ts';

/** Name and version of the format, the first line of a file. */
export const GOLDEN_FORMAT = 'gatechart-golden/1';

/** What a golden playthrough is written from; everything else in its file follows from it. */
export interface Playthrough {
  readonly ruleset: string;
  readonly beginning: Beginning;
  /** Keys of the options that were taken, first to last. */
  readonly answers: readonly string[];
}

const NEEDS_QUOTES = /^["\s]|\s$|\p{Cc}/u;

/** A key in one line. */
export const keyText = (key: string): string =>
  key === '' || NEEDS_QUOTES.test(key) ? JSON.stringify(key) : key;

/** The lines that say what a playthrough begins with. */
export const headLines = (id: string, version: number, beginning: Beginning): readonly string[] => {
  const { edition, seed, decks, start } = beginning;
  return [
    GOLDEN_FORMAT,
    `ruleset   ${id}`,
    `version   ${version}`,
    `edition   ${edition}`,
    `seed      ${seed}`,
    ...(decks === undefined ? [] : [`decks     ${JSON.stringify(decks)}`]),
    ...(start === undefined ? [] : [`start     ${JSON.stringify(start)}`]),
  ];
};

const decksSchema = z.tuple([z.string(), z.string()]).readonly();

/** Reads what stands behind the names in the lines of a file. Its errors are `BAD_GOLDEN` with file and line. */
class GoldenLines {
  readonly #name: string;
  readonly #lines: readonly string[];

  constructor(name: string, text: string) {
    this.#name = name;
    this.#lines = text.split('\n');
  }

  fault(index: number, reason: string): GatechartError {
    return new GatechartError('BAD_GOLDEN', `${this.#name}:${index + 1}`, reason);
  }

  holdFormat(): void {
    if (this.#lines[0] !== GOLDEN_FORMAT) {
      throw this.fault(0, `not a golden playthrough: the first line is not ${GOLDEN_FORMAT}`);
    }
  }

  /** What stands behind a name, and where; the first time only. */
  optional(name: string): { readonly text: string; readonly index: number } | undefined {
    const index = this.#lines.findIndex((line) => line.startsWith(`${name} `));
    return index < 0 ? undefined : { text: this.#lines[index]?.slice(name.length).trim() ?? '', index };
  }

  required(name: string): { readonly text: string; readonly index: number } {
    const found = this.optional(name);
    if (found === undefined) throw this.fault(0, `the line "${name}" is missing`);
    return found;
  }

  json<T>(schema: z.ZodType<T>, name: string): T | undefined {
    const found = this.optional(name);
    if (found === undefined) return undefined;
    const parsed = schema.safeParse(parseUntrustedJson(found.text, 'the line').value);
    if (!parsed.success) throw this.fault(found.index, `the line is not a valid ${name}`);
    return parsed.data;
  }

  answers(): readonly string[] {
    return this.#lines.flatMap((line, index) => {
      const [, key] = /^answer {4}(.*)$/.exec(line) ?? [];
      if (key === undefined) return [];
      if (!key.startsWith('"')) return [key];
      const { value } = parseUntrustedJson(key, 'the line');
      if (typeof value !== 'string') throw this.fault(index, 'the line is not the key of an option');
      return [value];
    });
  }
}

/** Reads a golden playthrough; `name` is what errors call it. Throws `BAD_GOLDEN`. */
export const readPlaythrough = (name: string, text: string): Playthrough => {
  const lines = new GoldenLines(name, text);
  lines.holdFormat();
  const seed = lines.required('seed');
  if (!/^\d{1,15}$/.test(seed.text))
    throw lines.fault(seed.index, 'the seed must be a whole number of at least 0');
  const decks = lines.json(decksSchema, 'decks');
  const start = lines.json(startSchema, 'start');
  return {
    ruleset: lines.required('ruleset').text,
    beginning: {
      edition: lines.required('edition').text,
      seed: Number(seed.text),
      ...(decks !== undefined && { decks }),
      ...(start !== undefined && { start }),
    },
    answers: lines.answers(),
  };
};

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
    throw systemError('CANNOT_READ', path, error);
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
