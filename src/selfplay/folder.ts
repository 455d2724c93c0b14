import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, digest, textDigest } from '../kernel/digest.ts';
import { GatechartError } from '../kernel/error.ts';
import { replaceFile, textOf, writing } from './files.ts';
import { damaged, type Entry, Ledger } from './ledger.ts';
import type { Outcome, Played, Step } from './outcome.ts';
import { type Job, type Keep, type KeptPlan, RUN_FORMAT } from './plan.ts';

/** Holds a folder for whoever calls it, until the function it gives is called. Throws `RUN_IN_USE`, `CANNOT_WRITE`. */
export type Hold = (path: string) => () => void;

const DIGITS = 6;

const nameOf = (kind: 'records' | 'trajectories', number: number): string =>
  join(kind, `${String(number).padStart(DIGITS, '0')}.jsonl`);

/** What the fields of a plan are called where their names do not say it. */
const CALLED: Readonly<Record<string, string>> = {
  version: 'rules version',
  cards: 'cards and decks of digest',
  sets: 'card sets of digest',
  program: 'program version',
  trajectories: 'decisions kept (--export):',
  keep: 'what is kept of records (--keep):',
};

type Fields = Readonly<Record<string, unknown>>;

const differences = (kept: Fields, now: Fields): readonly string[] =>
  [...new Set([...Object.keys(kept), ...Object.keys(now)])].flatMap((name) => {
    const [before, after] = [kept[name], now[name]].map((value) => canonicalJson(value));
    return before === after ? [] : [`begun with ${CALLED[name] ?? name} ${before}, now ${after}`];
  });

const fieldsIn = (file: string, text: string): Fields => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged(`${file}:1`, 'the plan of the run is not JSON');
  }
  if (typeof value !== 'object' || value === null) throw damaged(`${file}:1`, 'it is not the plan of a run');
  return { ...value };
};

/** Throws `RUN_FORMAT`, `RUN_DIFFERS`, `RUN_DAMAGED`. */
const checkPlan = (file: string, text: string, plan: KeptPlan): void => {
  const kept = fieldsIn(file, text);
  if (kept.format !== RUN_FORMAT) {
    const found =
      kept.format === undefined ? 'an earlier format' : `the format ${canonicalJson(kept.format)}`;
    throw new GatechartError(
      'RUN_FORMAT',
      file,
      `the run is in ${found}, this program goes on with ${RUN_FORMAT}`,
    );
  }
  const different = differences(kept, { ...plan });
  if (different.length > 0) throw new GatechartError('RUN_DIFFERS', file, different.join('; '));
};

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  canonicalJson(one) === canonicalJson(other);

/**
 * Where a run is kept: its plan, a record of each match unless its digest is enough, the outcomes as they come, and in the end what they sum up to.
 * Nobody else has it until it is closed.
 */
export class RunFolder {
  readonly path: string;
  /** The matches that were played before. */
  readonly outcomes: readonly Outcome[];
  readonly #keep: Keep;
  readonly #ledger: Ledger;
  readonly #letGo: () => void;

  /**
   * Opens a folder, anew or to go on with the same run, after a look at everything that is kept of it. Throws `CANNOT_READ`,
   * `CANNOT_WRITE`, `RUN_FORMAT`, `RUN_DIFFERS`, `RUN_DAMAGED` and as `hold`.
   */
  constructor(path: string, plan: KeptPlan, jobs: readonly Job[], hold: Hold) {
    this.path = path;
    this.#keep = plan.keep;
    const inside = plan.keep === 'records' ? join(path, 'records') : path;
    writing(path, () => mkdirSync(inside, { recursive: true }));
    this.#letGo = hold(path);
    try {
      this.#ledger = this.#opened(plan);
      this.outcomes = this.#checked(jobs);
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
    if (this.#keep === 'records') this.write(nameOf('records', outcome.number), record);
    if (trajectory === undefined) {
      this.#ledger.add(outcome, { record: textDigest(record) });
      return;
    }
    writing(this.path, () => mkdirSync(join(this.path, 'trajectories'), { recursive: true }));
    const lines = trajectory.map((step) => `${JSON.stringify(step)}\n`).join('');
    this.write(nameOf('trajectories', outcome.number), lines);
    this.#ledger.add(outcome, { record: textDigest(record), trajectory: textDigest(lines) });
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

  #opened(plan: KeptPlan): Ledger {
    const file = join(this.path, 'plan.json');
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

  /** The outcomes, each of a match of the plan that has its files. */
  #checked(jobs: readonly Job[]): readonly Outcome[] {
    const lines = new Map<number, number>();
    for (const entry of this.#ledger.entries) {
      const { line, outcome, files } = entry;
      const { number } = outcome;
      const before = lines.get(number);
      if (before !== undefined) {
        throw damaged(this.#ledger.place(line), `match ${number} is told in line ${before} already`);
      }
      lines.set(number, line);
      this.#checkPlanned(entry, jobs[number]);
      if (this.#keep === 'records') this.#checkFile(entry, 'records', files.record);
      if (files.trajectory !== undefined) this.#checkFile(entry, 'trajectories', files.trajectory);
    }
    return this.#ledger.entries.map(({ outcome }) => outcome);
  }

  #checkPlanned({ line, outcome }: Entry, job: Job | undefined): void {
    const { number, agents, decks } = outcome;
    if (job === undefined) throw damaged(this.#ledger.place(line), `the plan has no match ${number}`);
    if (isSame(agents, job.agents) && isSame(decks, job.setup.decks)) return;
    const planned = [...job.agents, ...job.setup.decks].join(', ');
    throw damaged(this.#ledger.place(line), `match ${number} is one of ${planned} in the plan`);
  }

  #checkFile({ line, outcome }: Entry, kind: 'records' | 'trajectories', noted: string): void {
    const file = join(this.path, nameOf(kind, outcome.number));
    const text = textOf(file);
    const told = `match ${outcome.number}, told in ${this.#ledger.place(line)}`;
    if (text === undefined) throw damaged(file, `the file is missing: it is of ${told}`);
    if (textDigest(text) !== noted) throw damaged(file, `the file was changed: it is of ${told}`);
  }
}
