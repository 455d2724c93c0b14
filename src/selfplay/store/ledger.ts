import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { canonicalJson, digest } from '../../core/data/digest.ts';
import { attemptWrite, readIfExists, replaceFile } from '../../file-system.ts';
import { firstIssue } from '../../replay/record.ts';
import { type Outcome, outcomeSchema } from '../outcome.ts';
import { runDamaged } from './plan-file.ts';

/** Digests of the files that are kept of a match. */
export interface MatchDigests {
  readonly record: string;
  readonly trajectory?: string | undefined;
}

const lineSchema = z.strictObject({
  ...outcomeSchema.shape,
  record: z.string(),
  trajectory: z.string().optional(),
  /** Seal of the line before; of the first one, that of the plan. */
  after: z.string(),
  /** Seal of all else in the line. */
  seal: z.string(),
});

/** Seals a value: its digest; of a run with a secret its HMAC-SHA-256, which only who has the secret can make. */
export type Sealer = (value: unknown) => string;

export const sealerWith = (secret: Uint8Array | undefined): Sealer =>
  secret === undefined
    ? digest
    : (value) => bytesToHex(hmac(sha256, secret, utf8ToBytes(`outcomes ${canonicalJson(value)}`)));

/** A line of the ledger, and its number. */
export interface LedgerEntry {
  readonly line: number;
  readonly outcome: Outcome;
  readonly files: MatchDigests;
}

/** How far the ledger was written for certain. */
const endSchema = z.strictObject({ lines: z.int().nonnegative(), seal: z.string() });

type End = z.output<typeof endSchema>;

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const ledgerFile = (folder: string): string => join(folder, 'outcomes.jsonl');
const endFile = (folder: string): string => join(folder, 'outcomes.end');

/** Where a line of the ledger of a folder is. */
export const ledgerLocation = (folder: string, line: number): string => `${ledgerFile(folder)}:${line}`;

const readLine = (
  place: string,
  text: string,
  before: string,
  sealed: Sealer,
): Omit<LedgerEntry, 'line'> & { readonly seal: string } => {
  const parsed = lineSchema.safeParse(jsonIn(text));
  if (!parsed.success) {
    throw runDamaged(place, `the line is not an outcome of this run: ${firstIssue(parsed.error)}`);
  }
  const { seal, ...content } = parsed.data;
  if (sealed(content) !== seal) throw runDamaged(place, 'the line was edited');
  if (content.after !== before) {
    throw runDamaged(place, 'the line does not follow the previous one: a line is missing or was added');
  }
  const { after: _, record, trajectory, ...outcome } = content;
  return { seal, outcome, files: { record, trajectory } };
};

/** A run that was killed may have left one line that is not counted yet, or the beginning of one. */
const compareEnd = (folder: string, seals: readonly string[], isCut: boolean): void => {
  const end = endSchema.safeParse(jsonIn(readIfExists(endFile(folder)) ?? ''));
  if (!end.success) throw runDamaged(endFile(folder), 'the file does not give the number of outcomes');
  const { lines, seal } = end.data;
  const there = seals.length - 1;
  if (there < lines) {
    throw runDamaged(
      ledgerLocation(folder, there + 1),
      `the file has ${there} outcomes; ${lines} were written`,
    );
  }
  if (there > lines + (isCut ? 0 : 1)) {
    throw runDamaged(
      ledgerLocation(folder, lines + 1),
      `${lines} outcomes were written, and this line is not one of them`,
    );
  }
  if (seals[lines] !== seal) {
    throw runDamaged(endFile(folder), `the file does not belong to line ${lines} of the outcomes`);
  }
};

/** A ledger as it was found. */
export interface LedgerContent {
  readonly entries: readonly LedgerEntry[];
  /** Its whole lines; where the last one was cut off, without that. */
  readonly text: string;
  readonly isCut: boolean;
  /** Of the last whole line. */
  readonly seal: string;
}

/** Reads the ledger of a run with that plan and changes nothing. Throws `RUN_DAMAGED`, `CANNOT_READ`. */
export const readLedger = (folder: string, plan: object, sealed: Sealer): LedgerContent => {
  const texts = (readIfExists(ledgerFile(folder)) ?? '').split('\n');
  const isCut = texts.pop() !== '';
  const entries: LedgerEntry[] = [];
  const seals = [sealed(plan)];
  for (const text of texts) {
    const line = entries.length + 1;
    const { seal, ...entry } = readLine(ledgerLocation(folder, line), text, seals.at(-1) ?? '', sealed);
    seals.push(seal);
    entries.push({ line, ...entry });
  }
  compareEnd(folder, seals, isCut);
  return { entries, text: texts.map((text) => `${text}\n`).join(''), isCut, seal: seals.at(-1) ?? '' };
};

/**
 * The outcomes of a run in the order they came, a line each in `outcomes.jsonl`. Each line is sealed and names the seal
 * before it, and `outcomes.end` says how many there are: a line that was changed, added or taken away is noticed.
 */
export class Ledger {
  readonly entries: readonly LedgerEntry[];
  readonly #folder: string;
  readonly #sealed: Sealer;
  #end: End;

  /** Begins the ledger of a run with that plan. Throws `CANNOT_WRITE`. */
  static begin(folder: string, plan: object, sealed: Sealer): void {
    replaceFile(endFile(folder), JSON.stringify({ lines: 0, seal: sealed(plan) }));
    replaceFile(ledgerFile(folder), '');
  }

  /** Goes on with a ledger; a last line that was cut off is dropped. Throws `RUN_DAMAGED`, `CANNOT_READ`, `CANNOT_WRITE`. */
  constructor(folder: string, plan: object, sealed: Sealer) {
    this.#folder = folder;
    this.#sealed = sealed;
    const { entries, text, isCut, seal } = readLedger(folder, plan, sealed);
    this.entries = entries;
    if (isCut) replaceFile(ledgerFile(folder), text);
    this.#end = { lines: entries.length, seal };
    this.#writeEnd();
  }

  /** Adds a match. Throws `CANNOT_WRITE`. */
  add(outcome: Outcome, files: MatchDigests): void {
    const content = { ...outcome, ...files, after: this.#end.seal };
    const seal = this.#sealed(content);
    const file = ledgerFile(this.#folder);
    attemptWrite(file, () => appendFileSync(file, `${JSON.stringify({ ...content, seal })}\n`));
    this.#end = { lines: this.#end.lines + 1, seal };
    this.#writeEnd();
  }

  #writeEnd(): void {
    replaceFile(endFile(this.#folder), JSON.stringify(this.#end));
  }
}
