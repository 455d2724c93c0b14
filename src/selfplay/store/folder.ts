import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, digest, textDigest } from '../../core/data/digest-2.ts';
import { type Crash, crashFile, crashText } from './crash.ts';
import { makeFolder, replaceFile, textOf, writing } from './file-system.ts';
import { checkMatches, filesOf, nameOf } from './kept-matches.ts';
import { checkPlan, planFile } from './kept-plan.ts';
import { damaged, type Entry, Ledger } from './run-files.ts';
import type { Outcome, Played, Step } from '../outcome.ts';
import type { Job, KeptPlan } from '../plan-2.ts';

/** Holds a folder for whoever calls it, until the function it gives is called. Throws `RUN_IN_USE`, `CANNOT_WRITE`. */
export type Hold = (path: string) => () => void;

/**
 * Where a run is kept: its plan, a record of each match unless its digest is enough, the outcomes as they come, and in the end what they sum up to.
 * Nobody else has it until it is closed.
 */
export class RunFolder {
  readonly path: string;
  readonly plan: KeptPlan;
  /** The matches that were played before. */
  readonly outcomes: readonly Outcome[];
  readonly #ledger: Ledger;
  readonly #letGo: () => void;

  /**
   * Opens a folder, anew or to go on with the same run, after a look at everything that is kept of it. Throws `CANNOT_READ`,
   * `CANNOT_WRITE`, `RUN_FORMAT`, `RUN_DIFFERS`, `RUN_DAMAGED` and as `hold`.
   */
  constructor(path: string, plan: KeptPlan, jobs: readonly Job[], hold: Hold) {
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
  keep({ outcome, record, trajectory }: Played): void {
    if (this.plan.keep === 'records') this.write(nameOf('records', outcome.number), record);
    if (trajectory === undefined) {
      this.#ledger.add(outcome, { record: textDigest(record) });
      return;
    }
    const lines = trajectory.map((step) => `${JSON.stringify(step)}\n`).join('');
    this.#writeTrajectory(outcome.number, lines);
    this.#ledger.add(outcome, { record: textDigest(record), trajectory: textDigest(lines) });
  }

  /** Keeps what a match that killed its worker is played again from. Throws `CANNOT_WRITE`. */
  keepCrash(crash: Crash): void {
    this.#writeCrash(crash.number, crashText(crash));
  }

  /** Keeps a match as another folder, which was looked at, has it. Throws `CANNOT_READ`, `CANNOT_WRITE`. */
  copy({ outcome, files }: Entry, from: string): void {
    const { number } = outcome;
    for (const [kind] of filesOf(files, this.plan.keep)) {
      const text = textOf(join(from, nameOf(kind, number))) ?? '';
      if (kind === 'records') this.write(nameOf(kind, number), text);
      else this.#writeTrajectory(number, text);
    }
    const crash = textOf(join(from, crashFile(number)));
    if (crash !== undefined) this.#writeCrash(number, crash);
    this.#ledger.add(outcome, files);
  }

  /** The decisions of a match that was kept with them. */
  *trajectory(number: number): Iterable<Step> {
    const text = textOf(join(this.path, nameOf('trajectories', number))) ?? '';
    for (const line of text.split('\n').slice(0, -1)) yield JSON.parse(line) as Step;
  }

  /** Replaces a file as a whole. Throws `CANNOT_WRITE`. */
  write(name: string, content: string | Uint8Array): void {
    replaceFile(join(this.path, name), content);
  }

  /** Removes a file, if it is there. Throws `CANNOT_WRITE`. */
  remove(name: string): void {
    const file = join(this.path, name);
    writing(file, () => rmSync(file, { force: true }));
  }

  #writeCrash(number: number, text: string): void {
    makeFolder(join(this.path, 'crashes'));
    this.write(crashFile(number), text);
  }

  #writeTrajectory(number: number, lines: string): void {
    makeFolder(join(this.path, 'trajectories'));
    this.write(nameOf('trajectories', number), lines);
  }

  #opened(plan: KeptPlan): Ledger {
    const file = planFile(this.path);
    const origin = digest(plan);
    const text = textOf(file);
    if (text !== undefined) checkPlan(file, text, plan);
    else if (this.#hasOutcomes()) {
      throw damaged(file, 'the plan of the run that is kept here is missing');
    } else {
      // The plan comes last: a folder without one is not begun.
      Ledger.begin(this.path, origin);
      this.write('plan.json', `${canonicalJson(plan)}\n`);
    }
    return new Ledger(this.path, origin);
  }

  #hasOutcomes(): boolean {
    return (textOf(join(this.path, 'outcomes.jsonl')) ?? '') !== '';
  }
}
