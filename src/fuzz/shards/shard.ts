import { z } from 'zod';
import { areSameSets } from '../../core/cards/custom-sets.ts';
import { MAX_COUNT, MAX_GENERATED_BYTES, MAX_GENERATED_VALUES } from '../../core/data/limits.ts';
import { findExcess } from '../../core/data/untrusted-json.ts';
import { GatechartError } from '../../core/errors.ts';
import { firstIssue } from '../../replay/record.ts';
import type { FuzzTarget, StartPosition } from '../case.ts';
import {
  type Counterexample,
  parseCounterexample,
  serializedCounterexampleSchema,
} from '../counterexample.ts';
import { addCounts, Coverage, countsOf, countsSchema } from '../coverage/coverage.ts';
import type { FuzzSettings } from '../fuzzer.ts';
import { fuzzTarget } from '../targets/fuzz-targets.ts';

/** What a run of shards plays; which lane is what the shard says. */
export type ShardSettings = Omit<FuzzSettings, 'lane'>;

/** A range of cases. A fuzzer of its own plays it, so that what comes of it depends on nothing outside. */
export interface Shard {
  /** Number of its first case. */
  readonly from: number;
  /** Cases. */
  readonly count: number;
}

/**
 * Most answers of all cases of a shard, were each as long as can be: half a minute, on any target. Guiding has reached most
 * of what it will reach by then.
 */
const MAX_ANSWERS = 40_000;

/** How many cases a shard of that target has; the last one of a run may have less. */
export const casesInShard = ({ arena }: FuzzTarget): number => Math.ceil(MAX_ANSWERS / arena.maxChoices);

/** The number of a shard among those of its run, from 0. */
export const shardNumber = (fuzzed: FuzzTarget, { from }: Shard): number =>
  Math.floor(from / casesInShard(fuzzed));

/** How many shards that many cases are. */
export const shardsIn = (fuzzed: FuzzTarget, cases: number): number =>
  Math.ceil(cases / casesInShard(fuzzed));

/** The shard of that number, of a run of so many cases. */
export const shardAt = (fuzzed: FuzzTarget, number: number, cases: number): Shard => {
  const size = casesInShard(fuzzed);
  const from = number * size;
  return { from, count: Math.min(size, cases - from) };
};

/** Of the cases of a shard, at least so many begin in a position that is given. */
const MIN_SHARE_FROM_POSITIONS = 0.3;

/**
 * The given positions that come first in a shard. They are dealt out, so that shards that follow one another begin in all of
 * them before one comes again.
 */
export const startPositionsFor = (
  fuzzed: FuzzTarget,
  shard: Shard,
  given: readonly StartPosition[],
): readonly StartPosition[] => {
  const hands = Math.max(1, Math.ceil(given.length / (MIN_SHARE_FROM_POSITIONS * casesInShard(fuzzed))));
  const hand = shardNumber(fuzzed, shard) % hands;
  return given.filter((_, index) => index % hands === hand);
};

const count = z.int().nonnegative().max(MAX_COUNT);

const resultSchema = z
  .strictObject({
    from: count,
    count,
    /** Those whose steps are counted: not the ones that a thread took with it. */
    cases: count,
    steps: z.int().nonnegative(),
    choices: z.int().nonnegative(),
    /** How often what was reached. */
    counts: countsSchema,
    /** In the order of their cases. */
    findings: z.array(serializedCounterexampleSchema).readonly(),
  })
  .readonly();

/** What playing a shard came to, as JSON. */
export type ShardResult = z.output<typeof resultSchema>;

const bad = (name: string, reason: string): GatechartError => new GatechartError('BAD_SHARD', name, reason);

/** What is wrong with a finding of a shard, by where it says that it was made. */
const foreignIn = (
  { ruleset, version, sets, target, found }: Counterexample,
  settings: ShardSettings,
  shard: Shard,
): string | undefined => {
  const fuzzed = fuzzTarget(settings.ruleset, settings.sets);
  if (ruleset !== fuzzed.id || version !== fuzzed.version)
    return `a failure is of the ruleset ${ruleset}, version ${version}`;
  if (!areSameSets(sets, fuzzed.sets)) return 'a failure is of other card sets';
  if (!settings.targets.includes(target)) return `a failure is of the target ${target}`;
  const isInside = found.case >= shard.from && found.case < shard.from + shard.count;
  const isOurs = found.seed === settings.seed && found.lane === shardNumber(fuzzed, shard) && isInside;
  return isOurs ? undefined : `a failure is of case ${found.case}, seed ${found.seed}`;
};

/**
 * A result that came from somewhere, if it is one of that shard; `name` is what errors call it. Throws `BAD_SHARD` for any
 * that is not, and for findings that were changed.
 */
export const shardResultOf = (
  name: string,
  value: unknown,
  settings: ShardSettings,
  shard: Shard,
): ShardResult => {
  const excess = findExcess(value, {
    values: MAX_GENERATED_VALUES,
    text: MAX_GENERATED_BYTES,
    key: MAX_GENERATED_BYTES,
  });
  if (excess !== undefined) throw bad(name, excess.reason);
  const parsed = resultSchema.safeParse(value);
  if (!parsed.success) throw bad(name, firstIssue(parsed.error));
  const result = parsed.data;
  if (result.from !== shard.from || result.count !== shard.count) {
    throw bad(
      name,
      `it holds ${result.count} cases from ${result.from} on; the shard has ${shard.count} from ${shard.from} on`,
    );
  }
  if (result.cases > result.count || result.findings.length > result.count) {
    throw bad(name, 'it holds more cases or failures than the shard has cases');
  }
  for (const kept of result.findings) {
    const foreign = foreignIn(parseCounterexample(name, kept), settings, shard);
    if (foreign !== undefined) throw bad(name, foreign);
  }
  return result;
};

/** The parts of a shard as one. */
export const joinResults = (parts: readonly ShardResult[]): ShardResult => {
  const inOrder = [...parts].sort((one, other) => one.from - other.from);
  const coverage = new Coverage();
  const sum = { count: 0, cases: 0, steps: 0, choices: 0 };
  for (const part of inOrder) {
    addCounts(coverage, part.counts);
    for (const key of ['count', 'cases', 'steps', 'choices'] as const) sum[key] += part[key];
  }
  const findings = inOrder.flatMap((part) => part.findings);
  return { from: inOrder[0]?.from ?? 0, ...sum, counts: countsOf(coverage), findings };
};
