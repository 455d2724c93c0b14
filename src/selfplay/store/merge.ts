import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { digest } from '../../core/data/digest.ts';
import { assertNoDifferences, buildFieldsOf, planDifferences } from '../../core/data/run-plan.ts';
import { GatechartError } from '../../core/errors.ts';
import { isRepeatable } from '../agents/match-agents.ts';
import type { Outcome } from '../outcome.ts';
import {
  canonicalPlan,
  checkOwnSecret,
  type Job,
  jobsInShard,
  jobsOf,
  parseShard,
  type Retention,
  type Shard,
  type StoredPlan,
  shardOf,
} from '../plan.ts';
import { groupBy } from '../statistics/estimates.ts';
import { type Summary, summarize } from '../summary.ts';
import { type LedgerEntry, ledgerLocation, readLedger, sealerWith } from './ledger.ts';
import { FIELD_LABELS, PLAN_FILE, readPlan } from './plan-file.ts';
import { type AcquireLock, checkMatches, RunFolder } from './run-folder.ts';

/** What a run is that was put together of its shares. */
export interface CompleteRun {
  readonly summary: Summary;
  readonly outcomes: readonly Outcome[];
}

/** Who puts shares together. */
export interface MergeContext {
  /** Version of this program. */
  readonly program: string;
  readonly lock: AcquireLock;
  /** Whether shards are merged that different builds played. */
  readonly acceptsOtherBuild?: boolean;
  /** The secret of a run that has one. */
  readonly secret?: Uint8Array;
  /** Whether decisions must have been kept. */
  readonly needsTrajectories: boolean;
  /** Writes what the run comes to once all of it is there, while the folders are still held. */
  readonly finish: (folder: RunFolder, run: CompleteRun) => void;
}

/** A share of which matches are missing. */
export interface MissingShard {
  readonly shard: Shard;
  readonly matches: number;
  readonly missing: readonly number[];
}

/** What came of a merge: the run, or what is missing of it. */
export interface MergeResult {
  readonly there: number;
  readonly of: number;
  readonly missing: readonly MissingShard[];
  /** Folders in which nothing is kept yet. */
  readonly absent: readonly string[];
  readonly whole?: CompleteRun;
  /** What is stored of each match; absent where the run is not whole. */
  readonly keep?: Retention;
}

interface OpenShard {
  readonly path: string;
  readonly plan: StoredPlan;
  readonly share: Shard;
}

const realPath = (path: string): string => (existsSync(path) ? realpathSync(path) : resolve(path));

/** Throws `USAGE`. */
const refuseTwice = (out: string, paths: readonly string[]): void => {
  const known = new Set([realPath(out)]);
  for (const path of paths) {
    if (known.has(realPath(path))) throw new GatechartError('USAGE', path, 'the folder was given twice');
    known.add(realPath(path));
  }
};

/** The share in a folder; nothing where none is begun. Throws `NOT_A_SHARE` and as `readPlan`. */
const openShard = (path: string): OpenShard | undefined => {
  const plan = readPlan(path);
  if (plan === undefined) return undefined;
  const share = parseShard(plan.share ?? '');
  if (share !== undefined) return { path, plan, share };
  throw new GatechartError(
    'NOT_A_SHARE',
    join(path, PLAN_FILE),
    'the folder contains a whole run instead of one shard',
  );
};

const partsOf = ({ share: _, ...plan }: StoredPlan, { of }: Shard): object => ({ ...plan, shares: of });

/** Throws `RUN_DIFFERS` and `SHARE_TWICE`. */
const checkTogether = (
  shares: readonly OpenShard[],
  first: OpenShard,
  { program, acceptsOtherBuild }: MergeContext,
): void => {
  const ignored = acceptsOtherBuild ? buildFieldsOf(first.plan) : {};
  const own = { ...first.plan, program, ...ignored };
  assertNoDifferences(join(first.path, PLAN_FILE), planDifferences(first.plan, own, FIELD_LABELS));
  const known = new Map<number, string>();
  for (const { path, plan, share } of shares) {
    assertNoDifferences(
      join(path, PLAN_FILE),
      planDifferences(
        { ...partsOf(plan, share), ...ignored },
        partsOf(first.plan, first.share),
        FIELD_LABELS,
        first.path,
      ),
    );
    const before = known.get(share.number);
    if (before !== undefined) {
      throw new GatechartError(
        'SHARE_TWICE',
        join(path, PLAN_FILE),
        `the folder ${before} also contains shard ${plan.share}, perhaps with other results`,
      );
    }
    known.set(share.number, path);
  }
};

/** Its matches, after a look at everything that is kept of them. Throws `RUN_DAMAGED`, `CANNOT_READ`. */
const entriesOf = (
  { path, plan, share }: OpenShard,
  jobs: readonly Job[],
  { secret }: MergeContext,
): readonly LedgerEntry[] => {
  const { entries } = readLedger(path, plan, sealerWith(secret));
  checkMatches(path, entries, jobsInShard(share, jobs), plan.keep);
  return entries;
};

const missingOf = (of: number, jobs: readonly Job[], there: ReadonlySet<number>): readonly MissingShard[] => {
  const matches = groupBy(jobs, ({ number }) => shardOf(number, of));
  return [...matches].flatMap(([number, own]) => {
    const missing = own.map((job) => job.number).filter((each) => !there.has(each));
    return missing.length === 0 ? [] : [{ shard: { number, of }, matches: own.length, missing }];
  });
};

/** Copies what the folder has not got yet. Throws `RUN_DIFFERS` for a match that it has got otherwise. */
const copyInto = (folder: RunFolder, entries: ReadonlyMap<LedgerEntry, OpenShard>): readonly Outcome[] => {
  const outcomes = new Map(folder.outcomes.map((outcome) => [outcome.number, outcome]));
  for (const [entry, { path, plan }] of [...entries].sort(
    ([a], [b]) => a.outcome.number - b.outcome.number,
  )) {
    const { line, files } = entry;
    const outcome = folder.outcomeOf(entry.outcome, plan.build);
    const before = outcomes.get(outcome.number);
    if (before === undefined) folder.copy(outcome, files, path);
    else if (digest(before) !== digest(outcome)) {
      throw new GatechartError(
        'RUN_DIFFERS',
        ledgerLocation(path, line),
        `match ${outcome.number} has another result in this folder than in ${folder.path}`,
      );
    }
    outcomes.set(outcome.number, outcome);
  }
  return [...outcomes.values()].sort((a, b) => a.number - b.number);
};

/** Puts shares that are held together in a folder. */
const mergeOpenShards = (
  out: string,
  shares: readonly OpenShard[],
  first: OpenShard,
  merging: MergeContext,
): MergeResult => {
  const { needsTrajectories, finish } = merging;
  checkTogether(shares, first, merging);
  const { share: _, ...plan } = first.plan;
  if (needsTrajectories && !plan.trajectories) {
    throw new GatechartError(
      'USAGE',
      '--export',
      'the shards were played without --export, so no decisions can be exported',
    );
  }
  checkOwnSecret(plan, merging.secret);
  const { secretDigest: _secret, sets: _sets, ...dealt } = plan;
  const jobs = jobsOf(dealt);
  const entries = new Map(
    shares.flatMap((share) => entriesOf(share, jobs, merging).map((entry) => [entry, share] as const)),
  );
  const folder = new RunFolder(out, plan, jobs, merging);
  try {
    const outcomes = copyInto(folder, entries);
    const there = new Set(outcomes.map(({ number }) => number));
    const missing = missingOf(first.share.of, jobs, there);
    const counts = { there: there.size, of: jobs.length, missing, absent: [] };
    if (missing.length > 0) return counts;
    const whole = {
      summary: summarize(canonicalPlan(plan), isRepeatable(plan), outcomes, folder.plan.build),
      outcomes,
    };
    finish(folder, whole);
    return { ...counts, whole, keep: plan.keep };
  } finally {
    folder.close();
  }
};

/**
 * Puts the shares of a run together in a folder, which is then that of the run as if it had been played in one; where
 * matches are missing, all others are there, and the next merge goes on with it. Changes nothing of the shares, which are
 * held meanwhile. Throws `USAGE`, `CANNOT_READ`, `CANNOT_WRITE`, `NOT_A_SHARE`, `SHARE_TWICE`, `RUN_FORMAT`, `RUN_DIFFERS`,
 * `RUN_DAMAGED`, `RUN_IN_USE`.
 */
export const mergeShards = (out: string, paths: readonly string[], merging: MergeContext): MergeResult => {
  refuseTwice(out, paths);
  const absent = paths.filter((path) => !existsSync(join(path, PLAN_FILE)));
  const begun = paths.filter((path) => !absent.includes(path));
  const unlocks: (() => void)[] = [];
  try {
    for (const path of begun) unlocks.push(merging.lock(path));
    const shares = begun.flatMap((path) => openShard(path) ?? []);
    const [first] = shares;
    if (first === undefined) {
      throw new GatechartError(
        'CANNOT_READ',
        join(paths[0] ?? out, PLAN_FILE),
        'the folder does not contain a shard',
      );
    }
    return { ...mergeOpenShards(out, shares, first, merging), absent };
  } finally {
    for (const unlock of unlocks) unlock();
  }
};
