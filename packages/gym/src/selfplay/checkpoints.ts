import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Estimate, readFileBytes, readIfExists, replaceFile } from 'gatechart/node';
import { GatechartError } from 'gatechart/tools';
import { type BatchLayers, batchLayers, type NetSizes, weightCount } from './batch-net.ts';
import type { LearnFigures } from './learner.ts';

/** What the net scores with two decks on fixed matches, taking what it prefers: against the rules of thumb, or its target. */
export interface DevelopmentScore extends Estimate {
  readonly decks: readonly [string, string];
}

/** An iteration: what was played, what the learner made of it, and now and then what the net scores. */
export interface Iteration extends LearnFigures {
  readonly iteration: number;
  /** Matches played by its end. */
  readonly matches: number;
  /** Decisions that were learnt from. */
  readonly decisions: number;
  /** Scores of the sampled policy in its matches; absent where it met no such opponent. */
  readonly againstGreedy?: number;
  readonly againstFrozen?: number;
  readonly againstTarget?: number;
  readonly scores?: readonly DevelopmentScore[];
}

const CURVE = 'curve.jsonl';

const numbered = (iteration: number): string => String(iteration).padStart(6, '0');

export const weightsFile = (path: string, iteration: number): string =>
  join(path, 'nets', `${numbered(iteration)}.f32`);

/** The weights that play the matches of the next iteration; `weightsFile` has their average. */
export const rawFile = (path: string, iteration: number): string =>
  join(path, 'nets', `${numbered(iteration)}.raw`);

export const checkpointFile = (path: string, iteration: number): string =>
  join(path, 'nets', `${numbered(iteration)}.pt`);

/** The weights of a file. Throws `BAD_SELFPLAY` where there are not as many as the net has. */
export const readWeights = (file: string, sizes: NetSizes): BatchLayers => {
  const bytes = readFileBytes(file);
  if (bytes.length !== 4 * weightCount(sizes)) {
    throw new GatechartError('BAD_SELFPLAY', file, `expected ${weightCount(sizes)} weights of 4 bytes`);
  }
  const copy = new ArrayBuffer(bytes.length);
  new Uint8Array(copy).set(bytes);
  return batchLayers(sizes, new Float32Array(copy));
};

const iterationOf = (line: string): Partial<Iteration> | null => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/**
 * The iterations of a folder, up to the last whose checkpoint is whole; none where none is. A last line that was cut off
 * counts for nothing. Throws `BAD_SELFPLAY` for another line that is not the iteration of its number.
 */
export const readCurve = (path: string): readonly Iteration[] => {
  const file = join(path, CURVE);
  const lines = (readIfExists(file) ?? '').split('\n');
  const rows = lines.flatMap((line, index): readonly Iteration[] => {
    const row = iterationOf(line);
    if (row?.iteration === index + 1) return [row as Iteration];
    if (index === lines.length - 1) return [];
    throw new GatechartError(
      'BAD_SELFPLAY',
      `${file}:${index + 1}`,
      `the line is not iteration ${index + 1} of the run`,
    );
  });
  const last = rows.findLastIndex(({ iteration }) =>
    [weightsFile, rawFile, checkpointFile].every((fileOf) => existsSync(fileOf(path, iteration))),
  );
  return rows.slice(0, last + 1);
};

export const writeCurve = (path: string, curve: readonly Iteration[]): void =>
  replaceFile(join(path, CURVE), curve.map((row) => `${JSON.stringify(row)}\n`).join(''));

/** Removes what only the next iteration needs of all but one, and the weights of those that are not kept. */
export const removeEarlier = (path: string, last: number, isKept: (iteration: number) => boolean): void => {
  for (const name of readdirSync(join(path, 'nets'))) {
    const [, digits, ending] = /^(\d{6,})\.(pt|raw|f32)$/.exec(name) ?? [];
    if (digits === undefined || Number(digits) === last) continue;
    if (ending !== 'f32' || !isKept(Number(digits))) rmSync(join(path, 'nets', name), { force: true });
  }
};
