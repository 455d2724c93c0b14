import { expect } from 'vitest';
import { drawInt, type RngState, rngStream } from '../../../../src/core/random.ts';
import { type Cluster, commandLine } from '../support/cluster.ts';

/** Short matches, in shards of two. */
export const PLAN = ['--ruleset', 'waiting-zone', '--agents', 'random', '--games', '40', '--seed', '8'];

/** Every match of a run is there once, and its summary and records are those of the run as it is played here. */
export const isAsPlayedHere = async (cluster: Cluster, out: string, plan = PLAN): Promise<void> => {
  const here = `${out}-here`;
  expect(await commandLine(...cluster.here(here, ...plan)).code).toBe(0);
  const numbers = cluster.outcomes(out).map(({ number }) => number);
  expect(numbers.sort((a, b) => a - b)).toEqual(cluster.outcomes(here).map(({ number }) => number));
  expect(cluster.text(out, 'summary.json')).toBe(cluster.text(here, 'summary.json'));
  for (const { number } of cluster.outcomes(here)) {
    const record = ['records', `${String(number).padStart(6, '0')}.jsonl`];
    expect(cluster.text(out, ...record)).toBe(cluster.text(here, ...record));
  }
};

/** Chance with a seed: what is drawn is the same each time. */
export class Chance {
  #stream: RngState;

  constructor(name: string) {
    this.#stream = rngStream(1, 0, name);
  }

  /** A number below that one. */
  below(most: number): number {
    const [drawn, next] = drawInt(this.#stream, most);
    this.#stream = next;
    return drawn;
  }
}
