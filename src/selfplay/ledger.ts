import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { digest } from '../kernel/digest.ts';
import { GatechartError } from '../kernel/error.ts';
import { firstIssue } from '../record/read.ts';
import { replaceFile, textOf, writing } from './files.ts';
import { type Outcome, outcomeSchema } from './outcome.ts';

/** Digests of the files that are kept of a match. */
export interface Files {
  readonly record: string;
  readonly trajectory?: string | undefined;
}

const lineSchema = z.strictObject({
  ...outcomeSchema.shape,
  record: z.string(),
  trajectory: z.string().optional(),
  /** Seal of the line before; of the first one, that of the run. */
  after: z.string(),
  /** Digest of all else in the line. */
  seal: z.string(),
});

/** A line of the ledger, and its number. */
export interface Entry {
  readonly line: number;
  readonly outcome: Outcome;
  readonly files: Files;
}

/** How far the ledger was written for certain. */
const endSchema = z.strictObject({ lines: z.int().nonnegative(), seal: z.string() });

type End = z.output<typeof endSchema>;

/** Something in the folder of a run is not as the run left it. */
export const damaged = (place: string, message: string): GatechartError =>
  new GatechartError('RUN_DAMAGED', place, message);

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The outcomes of a run in the order they came, a line each in `outcomes.jsonl`. Each line is sealed and names the seal
 * before it, and `outcomes.end` says how many there are: a line that was changed, added or taken away is noticed.
 */
export class Ledger {
  readonly entries: readonly Entry[];
  readonly #file: string;
  readonly #endFile: string;
  #end: End;

  /** Begins a ledger. `origin`: the seal of the run. Throws `CANNOT_WRITE`. */
  static begin(folder: string, origin: string): void {
    replaceFile(join(folder, 'outcomes.end'), JSON.stringify({ lines: 0, seal: origin }));
    replaceFile(join(folder, 'outcomes.jsonl'), '');
  }

  /** Goes on with a ledger; a last line that was cut off is dropped. Throws `RUN_DAMAGED`, `CANNOT_READ`, `CANNOT_WRITE`. */
  constructor(folder: string, origin: string) {
    this.#file = join(folder, 'outcomes.jsonl');
    this.#endFile = join(folder, 'outcomes.end');
    const texts = (textOf(this.#file) ?? '').split('\n');
    const cut = texts.pop() !== '';
    const entries: Entry[] = [];
    const seals = [origin];
    for (const text of texts) {
      const { seal, entry } = this.#read(text, entries.length + 1, seals.at(-1) ?? '');
      seals.push(seal);
      entries.push(entry);
    }
    this.entries = entries;
    this.#compare(seals, cut);
    if (cut) replaceFile(this.#file, texts.map((text) => `${text}\n`).join(''));
    this.#end = { lines: entries.length, seal: seals.at(-1) ?? '' };
    this.#writeEnd();
  }

  /** Where a line is. */
  place(line: number): string {
    return `${this.#file}:${line}`;
  }

  /** Adds a match. Throws `CANNOT_WRITE`. */
  add(outcome: Outcome, files: Files): void {
    const content = { ...outcome, ...files, after: this.#end.seal };
    const seal = digest(content);
    writing(this.#file, () => appendFileSync(this.#file, `${JSON.stringify({ ...content, seal })}\n`));
    this.#end = { lines: this.#end.lines + 1, seal };
    this.#writeEnd();
  }

  #writeEnd(): void {
    replaceFile(this.#endFile, JSON.stringify(this.#end));
  }

  #read(text: string, line: number, before: string): { readonly seal: string; readonly entry: Entry } {
    const parsed = lineSchema.safeParse(jsonIn(text));
    if (!parsed.success) {
      throw damaged(this.place(line), `the line is no outcome of this run: ${firstIssue(parsed.error)}`);
    }
    const { seal, ...content } = parsed.data;
    if (digest(content) !== seal)
      throw damaged(this.place(line), 'the line was changed since it was written');
    if (content.after !== before) {
      throw damaged(
        this.place(line),
        'the line does not follow the one before: a line is missing or foreign',
      );
    }
    const { after: _, record, trajectory, ...outcome } = content;
    return { seal, entry: { line, outcome, files: { record, trajectory } } };
  }

  /** A run that was killed may have left one line that is not counted yet, or the beginning of one. */
  #compare(seals: readonly string[], cut: boolean): void {
    const end = endSchema.safeParse(jsonIn(textOf(this.#endFile) ?? ''));
    if (!end.success) throw damaged(this.#endFile, 'it does not say how many outcomes there are');
    const { lines, seal } = end.data;
    const there = seals.length - 1;
    if (there < lines) {
      throw damaged(this.place(there + 1), `the file ends after ${there} outcomes, ${lines} were written`);
    }
    if (there > lines + (cut ? 0 : 1)) {
      throw damaged(this.place(lines + 1), `${lines} outcomes were written, the line is not of them`);
    }
    if (seals[lines] !== seal)
      throw damaged(this.#endFile, `it does not belong to line ${lines} of the outcomes`);
  }
}
