import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, digest, textDigest } from '../../core/data/digest.ts';
import { attemptWrite, makeFolder, readIfExists, replaceFile } from '../../file-system.ts';
import type { Outcome, PlayedMatch, TrajectoryStep } from '../outcome.ts';
import type { Job, StoredPlan } from '../plan.ts';
import { type Crash, crashFile, crashText } from './crash.ts';
import {
  checkMatches,
  checkPlan,
  Ledger,
  type LedgerEntry,
  matchFileName,
  matchFiles,
  planFile,
  runDamaged,
} from './run-files.ts';

/** The first and the last of numbers that follow one another. */
export type Range = readonly [first: number, last: number];

/** Numbers, which come in order, as ranges. */
export const rangesOf = (numbers: readonly number[]): readonly Range[] => {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
};

/** Ranges that are told; of more than that, how many. */
const MAX_RANGES = 12;

/** Numbers, which come in order, in one line: `4-5, 9`. */
export const rangesLine = (numbers: readonly number[]): string => {
  const ranges = rangesOf(numbers);
  const told = ranges
    .slice(0, MAX_RANGES)
    .map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`));
  const more = ranges.length - told.length;
  return `${told.join(', ')}${more > 0 ? `, and ${more} ranges more` : ''}`;
};

/** Holds a folder for whoever calls it, until the function it gives is called. Throws `RUN_IN_USE`, `CANNOT_WRITE`. */
export type AcquireLock = (path: string) => () => void;

/**
 * Where a run is kept: its plan, a record of each match unless its digest is enough, the outcomes as they come, and in the end what they sum up to.
 * Nobody else has it until it is closed.
 */
export class RunFolder {
  readonly path: string;
  readonly plan: StoredPlan;
  /** The matches that were played before. */
  readonly outcomes: readonly Outcome[];
  readonly #ledger: Ledger;
  readonly #letGo: () => void;

  /**
   * Opens a folder, anew or to go on with the same run, after a look at everything that is kept of it. Throws `CANNOT_READ`,
   * `CANNOT_WRITE`, `RUN_FORMAT`, `RUN_DIFFERS`, `RUN_DAMAGED` and as `hold`.
   */
  constructor(path: string, plan: StoredPlan, jobs: readonly Job[], hold: AcquireLock) {
    this.path = path;
    this.plan = plan;
    makeFolder(plan.keep === 'records' ? join(path, 'records') : path);
    this.#letGo = hold(path);
    try {
      this.#ledger = this.#opened(plan);
      checkMatches(path, this.#ledger.entries, jobs, plan.keep);
      this.outcomes = this.#ledger.entries.map(({ outcome }) => outcome);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Lets the folder go. */
  close(): void {
    this.#letGo();
  }

  /** Keeps a match. Its outcome comes last: a match without one is played again. Throws `CANNOT_WRITE`. */
  saveMatch({ outcome, record, trajectory }: PlayedMatch): void {
    if (this.plan.keep === 'records') this.write(matchFileName('records', outcome.number), record);
    if (trajectory === undefined) {
      this.#ledger.add(outcome, { record: textDigest(record) });
      return;
    }
    const lines = trajectory.map((step) => `${JSON.stringify(step)}\n`).join('');
    this.#writeTrajectory(outcome.number, lines);
    this.#ledger.add(outcome, { record: textDigest(record), trajectory: textDigest(lines) });
  }

  /** Keeps what a match that killed its worker is played again from. Throws `CANNOT_WRITE`. */
  saveCrash(crash: Crash): void {
    this.#writeCrash(crash.number, crashText(crash));
  }

  /** Keeps a match as another folder, which was looked at, has it. Throws `CANNOT_READ`, `CANNOT_WRITE`. */
  copy({ outcome, files }: LedgerEntry, from: string): void {
    const { number } = outcome;
    for (const [kind] of matchFiles(files, this.plan.keep)) {
      const text = readIfExists(join(from, matchFileName(kind, number))) ?? '';
      if (kind === 'records') this.write(matchFileName(kind, number), text);
      else this.#writeTrajectory(number, text);
    }
    const crash = readIfExists(join(from, crashFile(number)));
    if (crash !== undefined) this.#writeCrash(number, crash);
    this.#ledger.add(outcome, files);
  }

  /** The decisions of a match that was kept with them. */
  *trajectory(number: number): Iterable<TrajectoryStep> {
    const text = readIfExists(join(this.path, matchFileName('trajectories', number))) ?? '';
    for (const line of text.split('\n').slice(0, -1)) yield JSON.parse(line) as TrajectoryStep;
  }

  /** Replaces a file as a whole. Throws `CANNOT_WRITE`. */
  write(name: string, content: string | Uint8Array): void {
    replaceFile(join(this.path, name), content);
  }

  /** Removes a file, if it is there. Throws `CANNOT_WRITE`. */
  remove(name: string): void {
    const file = join(this.path, name);
    attemptWrite(file, () => rmSync(file, { force: true }));
  }

  #writeCrash(number: number, text: string): void {
    makeFolder(join(this.path, 'crashes'));
    this.write(crashFile(number), text);
  }

  #writeTrajectory(number: number, lines: string): void {
    makeFolder(join(this.path, 'trajectories'));
    this.write(matchFileName('trajectories', number), lines);
  }

  #opened(plan: StoredPlan): Ledger {
    const file = planFile(this.path);
    const origin = digest(plan);
    const text = readIfExists(file);
    if (text !== undefined) checkPlan(file, text, plan);
    else if (this.#hasOutcomes()) {
      throw runDamaged(file, 'the plan of the run that is kept here is missing');
    } else {
      // The plan comes last: a folder without one is not begun.
      Ledger.begin(this.path, origin);
      this.write('plan.json', `${canonicalJson(plan)}\n`);
    }
    return new Ledger(this.path, origin);
  }

  #hasOutcomes(): boolean {
    return (readIfExists(join(this.path, 'outcomes.jsonl')) ?? '') !== '';
  }
}
