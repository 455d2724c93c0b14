import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, textDigest } from '../../core/data/digest.ts';
import { resumedPlan } from '../../core/data/run-plan.ts';
import { attemptWrite, makeFolder, readIfExists, removeUnfinished, replaceFile } from '../../file-system.ts';
import type { Outcome, PlayedMatch, TrajectoryStep } from '../outcome.ts';
import type { Job, Retention, StoredPlan } from '../plan.ts';
import { type Crash, crashText } from './crash.ts';
import {
  Ledger,
  type LedgerEntry,
  ledgerLocation,
  type MatchDigests,
  type Sealer,
  sealerWith,
} from './ledger.ts';
import { FIELD_LABELS, PLAN_FILE, runDamaged } from './plan-file.ts';
import { rangesOf } from './ranges.ts';

const DIGITS = 6;

export type MatchFileKind = 'records' | 'trajectories';

/** The number of a match as files are named after it. */
export const paddedNumber = (number: number): string => String(number).padStart(DIGITS, '0');

/** Name of a file of a match within the folder of its run. */
export const matchFileName = (kind: MatchFileKind, number: number): string =>
  join(kind, `${paddedNumber(number)}.jsonl`);

/** Name of the file of a crash within the folder of its run. */
export const crashFile = (number: number): string => join('crashes', `${paddedNumber(number)}.json`);

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
  throw runDamaged(place, `match ${number} has other players, decks or edition than in the plan: ${planned}`);
};

const checkFile = (file: string, noted: string, match: string): void => {
  const text = readIfExists(file);
  if (text === undefined) throw runDamaged(file, `the file of ${match} is missing`);
  if (textDigest(text) !== noted) throw runDamaged(file, `the file of ${match} was edited`);
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
    if (before !== undefined) throw runDamaged(place, `match ${number} is already in line ${before}`);
    lines.set(number, line);
    checkAgainstPlan(place, entry, planned.get(number));
    for (const [kind, noted] of matchFiles(files, keep)) {
      checkFile(join(folder, matchFileName(kind, number)), noted, `match ${number}, listed in ${place},`);
    }
  }
};

/** Holds a folder for whoever calls it, until the function it gives is called. Throws `RUN_IN_USE`, `CANNOT_WRITE`. */
export type AcquireLock = (path: string) => () => void;

/** Who opens the folder of a run. */
export interface FolderAccess {
  readonly lock: AcquireLock;
  /** Whether a run is continued that another build began. */
  readonly acceptsOtherBuild?: boolean | undefined;
  /** The secret of the run, which seals its outcomes. */
  readonly secret?: Uint8Array | undefined;
}

/**
 * Where a run is kept: its plan, a record of each match unless its digest is enough, the outcomes as they come, and in the end what they sum up to.
 * Nobody else has it until it is closed.
 */
export class RunFolder {
  readonly path: string;
  /** As the run began. */
  readonly plan: StoredPlan;
  /** The matches that were played before. */
  readonly outcomes: readonly Outcome[];
  readonly #build: string;
  readonly #ledger: Ledger;
  readonly #unlock: () => void;

  /**
   * Opens a folder, anew or to go on with the same run, after a look at everything that is kept of it. Throws `CANNOT_READ`,
   * `CANNOT_WRITE`, `RUN_FORMAT`, `RUN_DIFFERS`, `RUN_DAMAGED` and as `lock`.
   */
  constructor(path: string, plan: StoredPlan, jobs: readonly Job[], access: FolderAccess) {
    const { lock, acceptsOtherBuild = false, secret } = access;
    const sealed = sealerWith(secret);
    this.path = path;
    this.#build = plan.build;
    makeFolder(plan.keep === 'records' ? join(path, 'records') : path);
    this.#unlock = lock(path);
    try {
      // Workers of a queue write into `shards` meanwhile.
      for (const each of readdirSync(path, { withFileTypes: true }))
        if (each.isDirectory() && each.name !== 'shards') removeUnfinished(join(path, each.name));
      removeUnfinished(path);
      this.plan = this.#begun(plan, sealed, acceptsOtherBuild);
      this.#ledger = new Ledger(path, this.plan, sealed);
      checkMatches(path, this.#ledger.entries, jobs, plan.keep);
      this.outcomes = this.#ledger.entries.map(({ outcome }) => outcome);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Lets the folder go. */
  close(): void {
    this.#unlock();
  }

  /**
   * Keeps a match of this build and returns its outcome as it is kept. The outcome comes last: a match without one is played
   * again. Throws `CANNOT_WRITE`.
   */
  saveMatch({ outcome: played, record, trajectory }: PlayedMatch): Outcome {
    const outcome = this.#withBuild(played, this.#build);
    if (this.plan.keep === 'records') this.write(matchFileName('records', outcome.number), record);
    if (trajectory === undefined) {
      this.#ledger.add(outcome, { record: textDigest(record) });
      return outcome;
    }
    const lines = trajectory.map((step) => `${JSON.stringify(step)}\n`).join('');
    this.#writeTrajectory(outcome.number, lines);
    this.#ledger.add(outcome, { record: textDigest(record), trajectory: textDigest(lines) });
    return outcome;
  }

  /** An outcome with the build that played it, where that is not the one of the plan. */
  #withBuild({ build: _, ...outcome }: Outcome, build: string): Outcome {
    return build === this.plan.build ? outcome : { ...outcome, build };
  }

  /** Keeps what a match that killed its worker is played again from. Throws `CANNOT_WRITE`. */
  saveCrash(crash: Crash): void {
    this.#writeCrash(crash.number, crashText(crash));
  }

  /** The outcome of a shard as this folder keeps it; `begunBy`: the build of the shard's plan. */
  outcomeOf(outcome: Outcome, begunBy: string): Outcome {
    return this.#withBuild(outcome, outcome.build ?? begunBy);
  }

  /** Keeps a match as another folder, which was looked at, has its files. Throws `CANNOT_READ`, `CANNOT_WRITE`. */
  copy(outcome: Outcome, files: MatchDigests, from: string): void {
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

  /** Keeps a map of what is missing, as long as something is. Throws `CANNOT_WRITE`. */
  saveMissing(missing: readonly number[]): void {
    const file = join(this.path, 'missing.json');
    if (missing.length === 0) attemptWrite(file, () => rmSync(file, { force: true }));
    else replaceFile(file, `${JSON.stringify({ missing: rangesOf(missing) })}\n`);
  }

  #writeCrash(number: number, text: string): void {
    makeFolder(join(this.path, 'crashes'));
    this.write(crashFile(number), text);
  }

  #writeTrajectory(number: number, lines: string): void {
    makeFolder(join(this.path, 'trajectories'));
    this.write(matchFileName('trajectories', number), lines);
  }

  /** The plan of the run in the folder, which begins with this one where there is none. */
  #begun(plan: StoredPlan, sealed: Sealer, acceptsOtherBuild: boolean): StoredPlan {
    const file = join(this.path, PLAN_FILE);
    const text = readIfExists(file);
    if (text !== undefined) return resumedPlan(file, text, plan, FIELD_LABELS, acceptsOtherBuild);
    if (this.#hasOutcomes()) throw runDamaged(file, 'the folder holds a run, and its plan is missing');
    // The plan comes last: a folder without one is not begun.
    Ledger.begin(this.path, plan, sealed);
    this.write(PLAN_FILE, `${canonicalJson(plan)}\n`);
    return plan;
  }

  #hasOutcomes(): boolean {
    return (readIfExists(join(this.path, 'outcomes.jsonl')) ?? '') !== '';
  }
}
