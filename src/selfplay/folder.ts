import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '../kernel/digest.ts';
import { GatechartError } from '../kernel/error.ts';
import { type Outcome, outcomeSchema, type Played, type Step } from './outcome.ts';
import type { WrittenPlan } from './plan.ts';

const attempt = <T>(place: string, action: () => T): T => {
  try {
    return action();
  } catch (error) {
    throw new GatechartError('CANNOT_WRITE', place, (error as Error).message);
  }
};

/** The lines of a file that were written to their end. */
const wholeLines = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];

const parsed = (line: string): Outcome | undefined => {
  try {
    return outcomeSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

const DIGITS = 6;

/** Where a run is kept: its plan, a record of each match, the outcomes as they come, and in the end what they sum up to. */
export class RunFolder {
  readonly path: string;

  /** Opens a folder, anew or to go on with the same plan. Throws `CANNOT_WRITE`, `RUN_DIFFERS`. */
  constructor(path: string, plan: WrittenPlan) {
    this.path = path;
    attempt(path, () => mkdirSync(join(path, 'records'), { recursive: true }));
    const file = join(path, 'plan.json');
    const text = `${canonicalJson(plan)}\n`;
    if (!existsSync(file)) {
      this.write('plan.json', text);
    } else if (readFileSync(file, 'utf8') !== text) {
      throw new GatechartError('RUN_DIFFERS', path, 'the folder holds a run with other settings');
    }
    // A line that was cut off must not run into the next one.
    const outcomes = join(path, 'outcomes.jsonl');
    const kept = wholeLines(outcomes).filter((line) => parsed(line) !== undefined);
    this.write('outcomes.jsonl', kept.map((line) => `${line}\n`).join(''));
  }

  /** The matches that were played before, each once. */
  outcomes(): readonly Outcome[] {
    const known = new Map<number, Outcome>();
    for (const line of wholeLines(join(this.path, 'outcomes.jsonl'))) {
      const outcome = parsed(line);
      if (outcome !== undefined) known.set(outcome.number, outcome);
    }
    return [...known.values()];
  }

  /** Keeps a match. Its outcome comes last: a match without one is played again. */
  keep({ outcome, record, trajectory }: Played): void {
    const name = String(outcome.number).padStart(DIGITS, '0');
    this.write(join('records', `${name}.jsonl`), record);
    if (trajectory !== undefined) {
      attempt(this.path, () => mkdirSync(join(this.path, 'trajectories'), { recursive: true }));
      const lines = trajectory.map((step) => `${JSON.stringify(step)}\n`).join('');
      this.write(join('trajectories', `${name}.jsonl`), lines);
    }
    const file = join(this.path, 'outcomes.jsonl');
    attempt(file, () => appendFileSync(file, `${JSON.stringify(outcome)}\n`));
  }

  /** The decisions of a match that was kept with them. */
  *trajectory(number: number): Iterable<Step> {
    const name = String(number).padStart(DIGITS, '0');
    for (const line of wholeLines(join(this.path, 'trajectories', `${name}.jsonl`)))
      yield JSON.parse(line) as Step;
  }

  /** Replaces a file as a whole. */
  write(name: string, content: string | Uint8Array): void {
    const file = join(this.path, name);
    attempt(file, () => {
      writeFileSync(`${file}.new`, content);
      renameSync(`${file}.new`, file);
    });
  }
}
