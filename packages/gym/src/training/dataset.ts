import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AcquireLock, Job } from 'gatechart/node';
import { makeFolder, readFileBytes, readIfExists, replaceFile } from 'gatechart/node';
import type { Ruleset } from 'gatechart/tools';
import {
  canonicalJson,
  featuresHash,
  GatechartError,
  requireDeterminizer,
  requireFeatureEncoder,
  usesNet,
} from 'gatechart/tools';
import { z } from 'zod';

/** Name and version of how such a folder is written. */
export const DATASET_FORMAT = 'gatechart-lessons/3';

const settingsSchema = z.strictObject({
  ruleset: z.string(),
  edition: z.string(),
  /** Plays both seats. */
  agent: z.string(),
  /** Each meets each, itself too, from either seat, in turn. */
  decks: z.array(z.string()).readonly(),
  games: z.int().positive(),
  seed: z.int().nonnegative(),
  /** Determinizations that a position is judged by; 0: none is judged. */
  playouts: z.int().nonnegative(),
});

/** What is played to learn from. The same plan gives the same matches, whoever plays them and in which order. */
export type DatasetPlan = Readonly<z.output<typeof settingsSchema>>;

const planSchema = settingsSchema.extend({
  format: z.literal(DATASET_FORMAT),
  /** Of the rules. */
  version: z.int(),
  /** Hash of the layouts of the features. */
  features: z.string(),
  /** Numbers of a position, and of an option. */
  sizes: z.tuple([z.int().positive(), z.int().positive()]).readonly(),
  /** Digest of the net that the agent goes by, where it has one. */
  net: z.string().exactOptional(),
  /** By what judged positions are played on; absent where it is the rules of thumb, or none is judged. */
  judgedBy: z.literal('net').exactOptional(),
});

/** The plan as a dataset folder has it. */
export type StoredDatasetPlan = Readonly<z.output<typeof planSchema>>;

/** Throws as `requireFeatureEncoder`, and as `requireDeterminizer` where positions are to be judged. */
export const storedDatasetPlan = (
  plan: DatasetPlan,
  ruleset: Ruleset,
  net: string | undefined,
): StoredDatasetPlan => {
  const features = requireFeatureEncoder(ruleset);
  if (plan.playouts > 0) requireDeterminizer(ruleset);
  return {
    format: DATASET_FORMAT,
    ...plan,
    version: ruleset.version,
    features: featuresHash(features),
    sizes: [features.position.size, features.option.size],
    ...(net !== undefined && { net }),
    ...(plan.playouts > 0 && usesNet(plan.agent) && { judgedBy: 'net' }),
  };
};

/** A match of a plan by its number: each has decks and shuffles of its own. */
export const datasetJob = (
  { agent, decks, edition, seed }: Pick<DatasetPlan, 'agent' | 'decks' | 'edition' | 'seed'>,
  number: number,
): Job => {
  const deckAt = (index: number): string => decks[index % decks.length] as string;
  return {
    number,
    agents: [agent, agent],
    setup: {
      edition,
      decks: [deckAt(number), deckAt(Math.floor(number / decks.length))],
      seed,
      index: number,
    },
  };
};

const PLAN = 'lessons.json';
const MATCHES = 'matches';
const NUMBER_WIDTH = 6;

/** The file that says what a dataset folder has. */
export const datasetPlanFile = (path: string): string => join(path, PLAN);

/** The first 16 hexadecimal digits of the SHA-256 of what a table is of, and its bytes; a folder may come to more matches. */
const sealOf = ({ games, ...plan }: StoredDatasetPlan, match: number, table: Uint8Array): string =>
  createHash('sha256').update(canonicalJson({ plan, match })).update(table).digest('hex').slice(0, 16);

/** A stored table: its match and its seal. */
export interface StoredTable {
  readonly match: number;
  readonly seal: string;
}

const fileOf = (path: string, { match, seal }: StoredTable): string =>
  join(path, MATCHES, `${String(match).padStart(NUMBER_WIDTH, '0')}-${seal}.parquet`);

const TABLE_NAME = /^(\d{6,})-([0-9a-f]{16})\.parquet$/;

/** The plan of a dataset folder; nothing where there is none. Throws `CANNOT_READ` and `BAD_LESSONS`. */
const readPlan = (path: string): StoredDatasetPlan | undefined => {
  const file = datasetPlanFile(path);
  const text = readIfExists(file);
  if (text === undefined) return undefined;
  try {
    return planSchema.parse(JSON.parse(text));
  } catch {
    throw new GatechartError(
      'BAD_LESSONS',
      file,
      `the file does not have the format ${DATASET_FORMAT}, which gatechart learn data writes`,
    );
  }
};

/** A stored dataset: its plan, and a table for each match. */
export interface DatasetFolder {
  readonly path: string;
  readonly plan: StoredDatasetPlan;
  /** By the numbers of their matches. */
  readonly tables: readonly StoredTable[];
}

/** Throws `BAD_LESSONS` where a match has two. */
const listTables = (path: string): readonly StoredTable[] => {
  const tables = (existsSync(join(path, MATCHES)) ? readdirSync(join(path, MATCHES)) : [])
    .flatMap((name) => {
      const [, match, seal] = TABLE_NAME.exec(name) ?? [];
      return match === undefined || seal === undefined ? [] : [{ match: Number(match), seal }];
    })
    .sort((a, b) => a.match - b.match);
  const second = tables.find(({ match }, place) => match === tables[place - 1]?.match);
  if (second === undefined) return tables;
  throw new GatechartError(
    'BAD_LESSONS',
    fileOf(path, second),
    'the dataset has two tables for the match of this table',
  );
};

/** The bytes of a table. Throws `CANNOT_READ`, and `BAD_LESSONS` where they have changed. */
export const readTable = ({ path, plan }: DatasetFolder, stored: StoredTable): Uint8Array => {
  const file = fileOf(path, stored);
  const table = readFileBytes(file);
  if (sealOf(plan, stored.match, table) === stored.seal) return table;
  throw new GatechartError(
    'BAD_LESSONS',
    file,
    'the content of the file does not match the digest in the file name',
  );
};

/** Stores the table of a match. Throws `CANNOT_WRITE`. */
export const storeTable = ({ path, plan }: DatasetFolder, match: number, table: Uint8Array): void =>
  replaceFile(fileOf(path, { match, seal: sealOf(plan, match, table) }), table);

/** Reads a dataset folder. Throws `NO_LESSONS`, `CANNOT_READ` and `BAD_LESSONS`. */
export const readDataset = (path: string): DatasetFolder => {
  const plan = readPlan(path);
  if (plan === undefined) throw new GatechartError('NO_LESSONS', path, `the folder has no ${PLAN}`);
  const tables = listTables(path);
  if (tables.length === 0)
    throw new GatechartError('NO_LESSONS', path, 'the dataset does not contain any match yet');
  return { path, plan, tables };
};

const differences = (stored: StoredDatasetPlan, plan: StoredDatasetPlan): readonly string[] =>
  (Object.keys({ ...stored, ...plan }) as (keyof StoredDatasetPlan)[])
    .filter((key) =>
      key === 'games' ? plan.games < stored.games : canonicalJson(stored[key]) !== canonicalJson(plan[key]),
    )
    .map(
      (key) => `the run began with ${key} ${JSON.stringify(stored[key])}, now ${JSON.stringify(plan[key])}`,
    );

/**
 * Opens a folder for the dataset of a plan, anew or to go on, also with more matches, after checking all its tables; it is
 * locked until it is released. Throws `RUN_DIFFERS` where it has a dataset of something else, `RUN_IN_USE`,
 * `CANNOT_READ`, `CANNOT_WRITE` and `BAD_LESSONS`.
 */
export const openDataset = (
  path: string,
  plan: StoredDatasetPlan,
  lock: AcquireLock,
): DatasetFolder & { readonly release: () => void } => {
  const stored = existsSync(path) ? readPlan(path) : undefined;
  const differing = stored === undefined ? [] : differences(stored, plan);
  if (differing.length > 0)
    throw new GatechartError('RUN_DIFFERS', datasetPlanFile(path), differing.join('; '));
  makeFolder(join(path, MATCHES));
  const release = lock(path);
  try {
    const folder = { path, plan, tables: listTables(path) };
    for (const table of folder.tables) readTable(folder, table);
    replaceFile(datasetPlanFile(path), `${JSON.stringify(plan, undefined, 2)}\n`);
    return { ...folder, release };
  } catch (error) {
    release();
    throw error;
  }
};
