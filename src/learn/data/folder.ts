import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { canonicalJson } from '../../kernel/digest.ts';
import { GatechartError } from '../../kernel/error.ts';
import { bytesIn, replaceFile, textOf, writing } from '../../selfplay/files.ts';
import type { Hold } from '../../selfplay/folder.ts';
import { DATA_FORMAT, type KeptDataPlan } from './plan.ts';

const PLAN = 'lessons.json';
const MATCHES = 'matches';
const WIDTH = 6;

const planSchema = z.strictObject({
  format: z.literal(DATA_FORMAT),
  ruleset: z.string(),
  edition: z.string(),
  agent: z.string(),
  decks: z.array(z.string()),
  games: z.int().positive(),
  seed: z.int().nonnegative(),
  playouts: z.int().nonnegative(),
  version: z.int(),
  features: z.string(),
  sizes: z.tuple([z.int().positive(), z.int().positive()]),
  net: z.string().exactOptional(),
  judgedBy: z.literal('net').exactOptional(),
});

const fileOf = (path: string, match: number): string =>
  join(path, MATCHES, `${String(match).padStart(WIDTH, '0')}.parquet`);

/** The plan of a folder of lessons; nothing where there is none. Throws `CANNOT_READ` and `BAD_LESSONS`. */
const planIn = (path: string): KeptDataPlan | undefined => {
  const file = join(path, PLAN);
  const text = textOf(file);
  if (text === undefined) return undefined;
  try {
    return planSchema.parse(JSON.parse(text));
  } catch {
    throw new GatechartError(
      'BAD_LESSONS',
      file,
      `is not as gatechart learn data writes it (${DATA_FORMAT})`,
    );
  }
};

/** Numbers of the matches that a folder has, in order. */
const matchesIn = (path: string): readonly number[] =>
  (existsSync(join(path, MATCHES)) ? readdirSync(join(path, MATCHES)) : [])
    .flatMap((name) => (/^\d+\.parquet$/.test(name) ? [Number.parseInt(name, 10)] : []))
    .sort((a, b) => a - b);

/** Where lessons are kept: what they are of, and a table for each match. */
export interface LessonFolder {
  readonly path: string;
  readonly plan: KeptDataPlan;
  /** Numbers of the matches that are there, in order. */
  readonly matches: readonly number[];
}

/** The file of a match, by its path in the folder. */
export const matchFile = (match: number): string => fileOf('', match);

/** The table of a match. Throws `CANNOT_READ`. */
export const tableIn = ({ path }: LessonFolder, match: number): Uint8Array => bytesIn(fileOf(path, match));

/** Keeps the table of a match. Throws `CANNOT_WRITE`. */
export const keepTable = (path: string, match: number, table: Uint8Array): void =>
  replaceFile(fileOf(path, match), table);

/** A folder of lessons that is there. Throws `NO_LESSONS`, `CANNOT_READ` and `BAD_LESSONS`. */
export const lessonFolder = (path: string): LessonFolder => {
  const plan = planIn(path);
  if (plan === undefined) throw new GatechartError('NO_LESSONS', path, `there is no ${PLAN}`);
  const matches = matchesIn(path);
  if (matches.length === 0) throw new GatechartError('NO_LESSONS', path, 'no match was played yet');
  return { path, plan, matches };
};

const differences = (kept: KeptDataPlan, asked: KeptDataPlan): readonly string[] =>
  (Object.keys({ ...kept, ...asked }) as (keyof KeptDataPlan)[])
    .filter((key) =>
      key === 'games' ? asked.games < kept.games : canonicalJson(kept[key]) !== canonicalJson(asked[key]),
    )
    .map((key) => `begun with ${key} ${JSON.stringify(kept[key])}, now ${JSON.stringify(asked[key])}`);

/**
 * Opens a folder for the lessons of a plan, anew or to go on, also with more matches; nobody else has it until it is let
 * go. Throws `RUN_DIFFERS` where it has lessons of something else, `RUN_IN_USE`, `CANNOT_READ`, `CANNOT_WRITE` and
 * `BAD_LESSONS`.
 */
export const openLessons = (
  path: string,
  plan: KeptDataPlan,
  hold: Hold,
): LessonFolder & { readonly letGo: () => void } => {
  const kept = existsSync(path) ? planIn(path) : undefined;
  const differing = kept === undefined ? [] : differences(kept, plan);
  if (differing.length > 0) throw new GatechartError('RUN_DIFFERS', join(path, PLAN), differing.join('; '));
  writing(path, () => mkdirSync(join(path, MATCHES), { recursive: true }));
  const letGo = hold(path);
  try {
    replaceFile(join(path, PLAN), `${JSON.stringify(plan, undefined, 2)}\n`);
    return { path, plan, matches: matchesIn(path), letGo };
  } catch (error) {
    letGo();
    throw error;
  }
};
