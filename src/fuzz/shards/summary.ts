import { digest } from '../../core/data/digest-2.ts';
import { setsDigest } from '../../core/cards/custom-sets.ts';
import type { StartPosition } from '../case-2.ts';
import { counterexampleFile } from '../counterexample.ts';
import { fuzzTarget } from '../targets/grounds.ts';
import type { OracleId } from '../oracles/trial.ts';
import type { ShardSettings } from './shard.ts';
import type { ShardSum } from './shard-summary.ts';

/** Name and version of the format. */
export const SUMMARY_FORMAT = 'gatechart-fuzz/1';

/** What a run of shards is asked for. */
export interface ShardsRequest {
  readonly ruleset: string;
  /** Of the rules. */
  readonly version: number;
  /** Digest of the card sets; absent where there are none. */
  readonly sets?: string;
  /** `null` where each was played. */
  readonly edition: string | null;
  readonly targets: readonly OracleId[];
  readonly seed: number;
  readonly games: number;
  /** Digest of the positions that were given. */
  readonly positions: string;
}

export const shardsRequest = (settings: ShardSettings, games: number, given: readonly StartPosition[]): ShardsRequest => {
  const { ruleset, sets, edition = null, targets, seed } = settings;
  const { version } = fuzzTarget(ruleset);
  const named = sets && { sets: setsDigest(sets) };
  return { ruleset, version, ...named, edition, targets, seed, games, positions: digest(given) };
};

/** What a run of shards came to: the same for the same that was asked for, whoever played it. */
export interface FuzzSummary extends ShardsRequest {
  readonly format: typeof SUMMARY_FORMAT;
  /** Those whose steps are counted: not the ones that a thread took with it. */
  readonly cases: number;
  readonly steps: number;
  readonly choices: number;
  /** By the first case of each kind; `times`: in how many fuzzers it was found. */
  readonly findings: readonly {
    readonly target: OracleId;
    readonly kind: string;
    readonly times: number;
    readonly case: number;
    readonly file: string;
  }[];
  /** Findings beyond the first of each kind. */
  readonly repeated: number;
}

/** Name of the file of a ruleset. */
export const summaryFile = (ruleset: string): string => `summary-${ruleset}.json`;

export const summaryOf = (asked: ShardsRequest, sum: ShardSum): FuzzSummary => {
  const { cases, steps, choices, repeated } = sum.progress(fuzzTarget(asked.ruleset), 0);
  const findings = sum.kinds.map(({ finding, times }) => ({
    target: finding.target,
    kind: finding.kind,
    times,
    case: finding.found.case,
    file: counterexampleFile(finding),
  }));
  return { format: SUMMARY_FORMAT, ...asked, cases, steps, choices, findings, repeated };
};

export const summaryText = (summary: FuzzSummary): string => `${JSON.stringify(summary, undefined, 1)}\n`;
