import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { canonicalJson, digest, textDigest } from '../../core/data/digest.ts';
import { MAX_ELO, MAX_LIST_LENGTH, MAX_MATCHES, MAX_WAIT_MS } from '../../core/data/limits.ts';
import { checkStoredPlan, type FieldNames, storedPlanFields } from '../../core/data/run-plan.ts';
import { digestSchema } from '../../core/data/schemas.ts';
import { GatechartError } from '../../core/errors.ts';
import { attemptWrite, readIfExists, replaceFile } from '../../file-system.ts';
import { firstIssue } from '../../replay/record.ts';
import { type Outcome, outcomeSchema } from '../outcome.ts';
import { type Job, RETENTIONS, type Retention, RUN_FORMAT, type StoredPlan } from '../plan.ts';

/** Digests of the files that are kept of a match. */
export interface MatchDigests {
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
export interface LedgerEntry {
  readonly line: number;
  readonly outcome: Outcome;
  readonly files: MatchDigests;
}

/** How far the ledger was written for certain. */
const endSchema = z.strictObject({ lines: z.int().nonnegative(), seal: z.string() });

type End = z.output<typeof endSchema>;

/** Something in the folder of a run is not as the run left it. */
export const runDamaged = (place: string, message: string): GatechartError =>
  new GatechartError('RUN_DAMAGED', place, message);

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
): Omit<LedgerEntry, 'line'> & { readonly seal: string } => {
  const parsed = lineSchema.safeParse(jsonIn(text));
  if (!parsed.success) {
    throw runDamaged(place, `the line is no outcome of this run: ${firstIssue(parsed.error)}`);
  }
  const { seal, ...content } = parsed.data;
  if (digest(content) !== seal) throw runDamaged(place, 'the line was changed since it was written');
  if (content.after !== before) {
    throw runDamaged(place, 'the line does not follow the one before: a line is missing or foreign');
  }
  const { after: _, record, trajectory, ...outcome } = content;
  return { seal, outcome, files: { record, trajectory } };
};

/** A run that was killed may have left one line that is not counted yet, or the beginning of one. */
const compareEnd = (folder: string, seals: readonly string[], isCut: boolean): void => {
  const end = endSchema.safeParse(jsonIn(readIfExists(endFile(folder)) ?? ''));
  if (!end.success) throw runDamaged(endFile(folder), 'it does not say how many outcomes there are');
  const { lines, seal } = end.data;
  const there = seals.length - 1;
  if (there < lines) {
    throw runDamaged(
      ledgerLocation(folder, there + 1),
      `the file ends after ${there} outcomes, ${lines} were written`,
    );
  }
  if (there > lines + (isCut ? 0 : 1)) {
    throw runDamaged(
      ledgerLocation(folder, lines + 1),
      `${lines} outcomes were written, the line is not of them`,
    );
  }
  if (seals[lines] !== seal) {
    throw runDamaged(endFile(folder), `it does not belong to line ${lines} of the outcomes`);
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

/** Reads a ledger and changes nothing. `origin`: the seal of the run. Throws `RUN_DAMAGED`, `CANNOT_READ`. */
export const readLedger = (folder: string, origin: string): LedgerContent => {
  const texts = (readIfExists(ledgerFile(folder)) ?? '').split('\n');
  const isCut = texts.pop() !== '';
  const entries: LedgerEntry[] = [];
  const seals = [origin];
  for (const text of texts) {
    const line = entries.length + 1;
    const { seal, ...entry } = readLine(ledgerLocation(folder, line), text, seals.at(-1) ?? '');
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
  #end: End;

  /** Begins a ledger. `origin`: the seal of the run. Throws `CANNOT_WRITE`. */
  static begin(folder: string, origin: string): void {
    replaceFile(endFile(folder), JSON.stringify({ lines: 0, seal: origin }));
    replaceFile(ledgerFile(folder), '');
  }

  /** Goes on with a ledger; a last line that was cut off is dropped. Throws `RUN_DAMAGED`, `CANNOT_READ`, `CANNOT_WRITE`. */
  constructor(folder: string, origin: string) {
    this.#folder = folder;
    const { entries, text, isCut, seal } = readLedger(folder, origin);
    this.entries = entries;
    if (isCut) replaceFile(ledgerFile(folder), text);
    this.#end = { lines: entries.length, seal };
    this.#writeEnd();
  }

  /** Adds a match. Throws `CANNOT_WRITE`. */
  add(outcome: Outcome, files: MatchDigests): void {
    const content = { ...outcome, ...files, after: this.#end.seal };
    const seal = digest(content);
    const file = ledgerFile(this.#folder);
    attemptWrite(file, () => appendFileSync(file, `${JSON.stringify({ ...content, seal })}\n`));
    this.#end = { lines: this.#end.lines + 1, seal };
    this.#writeEnd();
  }

  #writeEnd(): void {
    replaceFile(endFile(this.#folder), JSON.stringify(this.#end));
  }
}

const DIGITS = 6;

export type MatchFileKind = 'records' | 'trajectories';

/** The number of a match as files are named after it. */
export const paddedNumber = (number: number): string => String(number).padStart(DIGITS, '0');

/** Name of a file of a match within the folder of its run. */
export const matchFileName = (kind: MatchFileKind, number: number): string =>
  join(kind, `${paddedNumber(number)}.jsonl`);

/** The files that are there of a match, with their digests. */
export const matchFiles = (
  { record, trajectory }: MatchDigests,
  keep: Retention,
): readonly (readonly [MatchFileKind, string])[] => [
  ...(keep === 'records' ? [['records', record] as const] : []),
  ...(trajectory === undefined ? [] : [['trajectories', trajectory] as const]),
];

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  canonicalJson(one) === canonicalJson(other);

const checkAgainstPlan = (place: string, { outcome }: LedgerEntry, job: Job | undefined): void => {
  const { number, agents, decks } = outcome;
  if (job === undefined) throw runDamaged(place, `the plan has no match ${number}`);
  if (isSame(agents, job.agents) && isSame(decks, job.setup.decks)) return;
  const planned = [...job.agents, ...job.setup.decks].join(', ');
  throw runDamaged(place, `match ${number} is one of ${planned} in the plan`);
};

const checkFile = (file: string, noted: string, told: string): void => {
  const text = readIfExists(file);
  if (text === undefined) throw runDamaged(file, `the file is missing: it is of ${told}`);
  if (textDigest(text) !== noted) throw runDamaged(file, `the file was changed: it is of ${told}`);
};

/** Looks whether each entry is of one of those matches, each of another one, and has its files. Throws `RUN_DAMAGED`, `CANNOT_READ`. */
export const checkMatches = (
  folder: string,
  entries: readonly LedgerEntry[],
  jobs: readonly Job[],
  keep: Retention,
): void => {
  const planned = new Map(jobs.map((job) => [job.number, job]));
  const lines = new Map<number, number>();
  for (const entry of entries) {
    const { line, outcome, files } = entry;
    const { number } = outcome;
    const place = ledgerLocation(folder, line);
    const before = lines.get(number);
    if (before !== undefined) throw runDamaged(place, `match ${number} is told in line ${before} already`);
    lines.set(number, line);
    checkAgainstPlan(place, entry, planned.get(number));
    for (const [kind, noted] of matchFiles(files, keep)) {
      checkFile(join(folder, matchFileName(kind, number)), noted, `match ${number}, told in ${place}`);
    }
  }
};

const namesSchema = z.array(z.string()).min(1).max(MAX_LIST_LENGTH).readonly();

const eloSchema = z.number().min(-MAX_ELO).max(MAX_ELO);

const hypothesesSchema = z
  .strictObject({ elo0: eloSchema, elo1: eloSchema })
  .readonly()
  .refine(({ elo0, elo1 }) => elo0 < elo1, 'H0 is not the smaller one');

/** A `SerializedPlan` in a file. */
export const serializedPlanSchema = z.strictObject({
  ruleset: z.string(),
  edition: z.string(),
  agents: namesSchema,
  decks: namesSchema,
  games: z.int().min(2).max(MAX_MATCHES).multipleOf(2),
  seed: z.int().nonnegative(),
  limit: z.int().min(1).max(MAX_WAIT_MS),
  analysis: z.literal(true).exactOptional(),
  equalTime: z.literal(true).exactOptional(),
  ofDecks: z.literal(true).exactOptional(),
  sprt: hypothesesSchema.exactOptional(),
  rules: digestSchema.exactOptional(),
  secretDigest: digestSchema.exactOptional(),
  sets: digestSchema.exactOptional(),
});

/** Card sets in a file. */
export const setSourcesSchema = z
  .array(z.strictObject({ name: z.string(), value: z.json() }))
  .min(1)
  .max(MAX_LIST_LENGTH)
  .readonly();

/** A `StoredPlan` in a file. */
export const storedPlanSchema = serializedPlanSchema.extend({
  format: z.literal(RUN_FORMAT),
  version: z.int(),
  cards: digestSchema,
  program: z.string(),
  trajectories: z.boolean(),
  keep: z.enum(RETENTIONS),
  share: z.string().exactOptional(),
});

/** What the fields of a plan are called where their names do not say it. */
export const FIELD_LABELS: FieldNames = {
  version: 'rules version',
  cards: 'cards and decks of digest',
  rules: 'ruleset from outside of digest',
  sets: 'card sets of digest',
  program: 'program version',
  trajectories: 'decisions kept (--export):',
  keep: 'what is kept of records (--keep):',
};

/** Throws `RUN_FORMAT`, `RUN_DIFFERS`, `RUN_DAMAGED`. */
export const checkPlan = (file: string, text: string, plan: StoredPlan): void =>
  checkStoredPlan(file, text, plan, FIELD_LABELS);

/** Where the plan of a run is. */
export const planFile = (folder: string): string => join(folder, 'plan.json');

/** The plan of a run that is kept in a folder; nothing where none is. Throws `CANNOT_READ`, `RUN_FORMAT`, `RUN_DAMAGED`. */
export const readPlan = (folder: string): StoredPlan | undefined => {
  const file = planFile(folder);
  const text = readIfExists(file);
  if (text === undefined) return undefined;
  const parsed = storedPlanSchema.safeParse(storedPlanFields(file, text, RUN_FORMAT));
  if (!parsed.success) {
    throw runDamaged(`${file}:1`, `it is not the plan of a run: ${firstIssue(parsed.error)}`);
  }
  return parsed.data;
};
