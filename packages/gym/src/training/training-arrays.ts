import { createHash } from 'node:crypto';
import { GatechartError } from 'gatechart/tools';
import { type DatasetFolder, readTable } from './dataset.ts';
import { decodeTable, type TrainingExample } from './training-examples.ts';

/** One match in so many is held out, by its number: no net learns from it, and every net is judged by it. */
const HELD_OUT_ONE_IN = 10;

const isHeldOut = (match: number): boolean => match % HELD_OUT_ONE_IN === HELD_OUT_ONE_IN - 1;

/** Arrays of 32-bit numbers that go to the trainer, one after the other, in this order. */
export const ARRAYS = {
  counts: 'i',
  positions: 'f',
  options: 'f',
  policy: 'f',
  values: 'f',
  held: 'i',
} as const;

export type ArrayName = keyof typeof ARRAYS;

/** A dataset that a net was trained on. */
export interface DatasetSource {
  readonly agent: string;
  readonly edition: string;
  readonly decks: readonly string[];
  readonly seed: number;
  /** Of the rules. */
  readonly version: number;
  readonly matches: number;
  /** Decisions, and positions that were judged. */
  readonly lessons: number;
  /** Worlds that a position was judged by; 0: none was judged. */
  readonly playouts: number;
  /** The first 16 hexadecimal digits of the SHA-256 of all its tables. */
  readonly tables: string;
  /** Digest of the net that the agent went by, where it did. */
  readonly net?: string;
}

/** Training examples as the trainer reads them. */
export interface TrainingArrays {
  readonly arrays: Readonly<Record<ArrayName, readonly (Float32Array | Int32Array)[]>>;
  readonly sources: readonly DatasetSource[];
}

type Chunks = Record<ArrayName, (Float32Array | Int32Array)[]>;

/** Weight of what the search expects, against how the match ended: matches are few and full of luck. */
export const SEARCH_WEIGHT = 0.8;

/** The target of the value: how the example was judged; NaN where only others were; else of the expected and the real result. */
const targetOf = ({ playedOn, expected, result }: TrainingExample, isJudged: boolean): number => {
  if (isJudged) return playedOn ?? Number.NaN;
  return expected === undefined ? result : SEARCH_WEIGHT * expected + (1 - SEARCH_WEIGHT) * result;
};

const appendExamples = (
  chunks: Chunks,
  examples: readonly TrainingExample[],
  { sizes, playouts }: DatasetFolder['plan'],
  held: boolean,
): void => {
  const counts = examples.map(({ options }) => options.length / sizes[1]);
  chunks.counts.push(Int32Array.from(counts));
  for (const [index, { position, options, policy }] of examples.entries()) {
    const count = counts[index] as number;
    chunks.positions.push(position);
    chunks.options.push(options);
    chunks.policy.push(policy.length === count ? Float32Array.from(policy) : new Float32Array(count));
  }
  chunks.values.push(Float32Array.from(examples, (example) => targetOf(example, playouts > 0)));
  chunks.held.push(new Int32Array(examples.length).fill(Number(held)));
};

const loadFolder = async (folder: DatasetFolder, chunks: Chunks): Promise<DatasetSource> => {
  const { plan, tables } = folder;
  const { agent, edition, decks, seed, version, playouts, net } = plan;
  const all = createHash('sha256');
  let count = 0;
  for (const stored of tables) {
    const table = readTable(folder, stored);
    all.update(table);
    const examples = await decodeTable(table);
    appendExamples(chunks, examples, plan, isHeldOut(stored.match));
    count += examples.length;
  }
  return {
    ...{ agent, edition, decks, seed, version, playouts, matches: tables.length },
    lessons: count,
    tables: all.digest('hex').slice(0, 16),
    ...(net !== undefined && { net }),
  };
};

/** All training examples of some datasets. Throws `CANNOT_READ`, `BAD_LESSONS`, and `NO_LESSONS` where no match is one to hold out. */
export const loadTrainingArrays = async (folders: readonly DatasetFolder[]): Promise<TrainingArrays> => {
  const chunks = Object.fromEntries(Object.keys(ARRAYS).map((name) => [name, []])) as unknown as Chunks;
  if (!folders.some(({ tables }) => tables.some(({ match }) => isHeldOut(match)))) {
    throw new GatechartError(
      'NO_LESSONS',
      folders.map(({ path }) => path).join(', '),
      `one match in ${HELD_OUT_ONE_IN} is held out to measure the loss, and the dataset has no such match yet`,
    );
  }
  const sources: DatasetSource[] = [];
  for (const folder of folders) sources.push(await loadFolder(folder, chunks));
  return { arrays: chunks, sources };
};
