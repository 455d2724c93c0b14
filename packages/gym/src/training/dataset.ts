import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AcquireLock, Job } from 'gatechart/node';
import { makeFolder, readFileBytes, readIfExists, replaceFile } from 'gatechart/node';
import type { Ruleset } from 'gatechart/tools';
import { canonicalJson, type FeatureEncoder, featuresHash, GatechartError, usesNet } from 'gatechart/tools';
import { z } from 'zod';

/** What is played to learn from. The same plan gives the same matches, whoever plays them and in which order. */
export interface DatasetPlan {
  readonly ruleset: string;
  readonly edition: string;
  /** Plays both seats. */
  readonly agent: string;
  /** Each meets each, itself too, from either seat, in turn. */
  readonly decks: readonly string[];
  readonly games: number;
  readonly seed: number;
  /** Determinizations that a position is judged by; 0: none is judged. */
  readonly playouts: number;
}

/** Name and version of how such a folder is written. */
export const DATASET_FORMAT = 'gatechart-lessons/3';

/** What a dataset folder says of itself. */
export interface StoredDatasetPlan extends DatasetPlan {
  readonly format: typeof DATASET_FORMAT;
  /** Of the rules. */
  readonly version: number;
  /** Hash of the layouts of the features. */
  readonly features: string;
  /** Numbers of a position, and of an option. */
  readonly sizes: readonly [position: number, option: number];
  /** Of what the agent goes by beside the rules, where it has a net: digest of the net. */
  readonly net?: string;
  /** By what judged positions are played on; absent where it is the rules of thumb, or none is judged. */
  readonly judgedBy?: 'net';
}

/** How a net reads a ruleset. Throws `RULESET_UNFIT` for one that has no features. */
export const requireFeatureEncoder = ({ id, featureEncoder: features }: Ruleset): FeatureEncoder => {
  if (features !== undefined) return features;
  throw new GatechartError('RULESET_UNFIT', id, 'nothing says how a net reads this ruleset');
};

/** How worlds of a ruleset are imagined, to be played on. Throws `RULESET_UNFIT` for one that has none. */
export const requireDeterminizer = ({
  id,
  determinize: sampler,
}: Ruleset): NonNullable<Ruleset['determinize']> => {
  if (sampler !== undefined) return sampler;
  throw new GatechartError(
    'RULESET_UNFIT',
    id,
    'this ruleset has no determinization that could be played on',
  );
};

/** Throws as `featuresOf`, and as `requireDeterminizer` where positions are to be judged. */
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
export const datasetJob = ({ agent, decks, edition, seed }: DatasetPlan, number: number): Job => {
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

const planSchema = z.strictObject({
  format: z.literal(DATASET_FORMAT),
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

/** The file that says what a dataset folder has. */
export const datasetPlanFile = (path: string): string => join(path, PLAN);

/** The first 16 hexadecimal digits of the SHA-256 of what a table is of, and its bytes; a folder may come to more matches. */
const sealOf = ({ games, ...plan }: StoredDatasetPlan, match: number, table: Uint8Array): string =>
  createHash('sha256').update(canonicalJson({ plan, match })).update(table).digest('hex').slice(0, 16);

/** A table that is kept: of which match, and by which seal. */
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
      `is not as gatechart learn data writes it (${DATASET_FORMAT})`,
    );
  }
};

/** Where lessons are kept: what they are of, and a table for each match. */
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
  throw new GatechartError('BAD_LESSONS', fileOf(path, second), 'its match has two tables');
};

/** A table as it was kept. Throws `CANNOT_READ`, and `BAD_LESSONS` where it is another one now. */
export const readTable = ({ path, plan }: DatasetFolder, kept: StoredTable): Uint8Array => {
  const file = fileOf(path, kept);
  const table = readFileBytes(file);
  if (sealOf(plan, kept.match, table) === kept.seal) return table;
  throw new GatechartError('BAD_LESSONS', file, 'is not the table that was kept under this name');
};

/** Keeps the table of a match. Throws `CANNOT_WRITE`. */
export const storeTable = ({ path, plan }: DatasetFolder, match: number, table: Uint8Array): void =>
  replaceFile(fileOf(path, { match, seal: sealOf(plan, match, table) }), table);

/** A dataset folder that is there. Throws `NO_LESSONS`, `CANNOT_READ` and `BAD_LESSONS`. */
export const readDataset = (path: string): DatasetFolder => {
  const plan = readPlan(path);
  if (plan === undefined) throw new GatechartError('NO_LESSONS', path, `there is no ${PLAN}`);
  const tables = listTables(path);
  if (tables.length === 0) throw new GatechartError('NO_LESSONS', path, 'no match was played yet');
  return { path, plan, tables };
};

const differences = (kept: StoredDatasetPlan, asked: StoredDatasetPlan): readonly string[] =>
  (Object.keys({ ...kept, ...asked }) as (keyof StoredDatasetPlan)[])
    .filter((key) =>
      key === 'games' ? asked.games < kept.games : canonicalJson(kept[key]) !== canonicalJson(asked[key]),
    )
    .map((key) => `begun with ${key} ${JSON.stringify(kept[key])}, now ${JSON.stringify(asked[key])}`);

/**
 * Opens a folder for the lessons of a plan, anew or to go on, also with more matches, after a look at all that is kept
 * there; nobody else has it until it is let go. Throws `RUN_DIFFERS` where it has a dataset of something else, `RUN_IN_USE`,
 * `CANNOT_READ`, `CANNOT_WRITE` and `BAD_LESSONS`.
 */
export const openDataset = (
  path: string,
  plan: StoredDatasetPlan,
  hold: AcquireLock,
): DatasetFolder & { readonly letGo: () => void } => {
  const kept = existsSync(path) ? readPlan(path) : undefined;
  const differing = kept === undefined ? [] : differences(kept, plan);
  if (differing.length > 0)
    throw new GatechartError('RUN_DIFFERS', datasetPlanFile(path), differing.join('; '));
  makeFolder(join(path, MATCHES));
  const letGo = hold(path);
  try {
    const folder = { path, plan, tables: listTables(path) };
    for (const table of folder.tables) readTable(folder, table);
    replaceFile(datasetPlanFile(path), `${JSON.stringify(plan, undefined, 2)}\n`);
    return { ...folder, letGo };
  } catch (error) {
    letGo();
    throw error;
  }
};
