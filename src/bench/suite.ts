import { textDigest } from '../core/data/digest-2.ts';
import type { Bench } from './measure.ts';

/** A run of this program in a process of its own. */
export interface Execution {
  /** Milliseconds of processor time, of all its threads. */
  readonly processor: number;
  /** What it wrote to standard output. */
  readonly output: string;
}

/** Runs this program in a fresh process, with these arguments. */
export type Execute = (args: readonly string[]) => Execution;

/** Scenarios to judge: a file, and a folder of so many. */
export interface ScenarioInputs {
  readonly file: string;
  readonly folder: string;
  readonly files: number;
}

const GAMES = 100;

/** The program from its start, and the clock of these benches: the processor time of all their processes so far. */
export const coldBenches = (execute: Execute, { file, folder, files }: ScenarioInputs) => {
  let spent = 0;
  const benchOf = (name: string, counts: Readonly<Record<string, number>>, ...args: string[]): Bench => ({
    name: `fresh process, ${name}, CPU time`,
    run: () => {
      const { processor, output } = execute(args);
      spent += processor;
      return { counts, checksum: textDigest(output) };
    },
  });
  const random = ['--agents', 'random,random', '--workers', '0'];
  return {
    clock: () => spent,
    benches: [
      benchOf('--help', { starts: 1 }, '--help'),
      benchOf(`first ${GAMES} matches`, { games: GAMES }, 'selfplay', '--games', String(GAMES), ...random),
      benchOf('judge of a file', { files: 1 }, 'judge', file),
      benchOf(`judge of ${files} files`, { files }, 'judge', folder),
    ],
  };
};
