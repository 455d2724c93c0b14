import { setsDigest } from '../../core/cards/custom-sets.ts';
import { digest } from '../../core/data/digest.ts';
import type { Builds } from '../../selfplay/summary.ts';
import type { FuzzTarget, StartPosition } from '../case.ts';
import { type Counterexample, counterexampleFile, parseCounterexample } from '../counterexample.ts';
import { coverageReport } from '../coverage/chart-coverage.ts';
import { addCounts, Coverage } from '../coverage/coverage.ts';
import type { OracleId } from '../oracles/oracle.ts';
import { type FuzzProgress, kindOf } from '../run.ts';
import { fuzzTarget } from '../targets/fuzz-targets.ts';
import type { ShardResult, ShardSettings } from './shard.ts';

/** What was found of one kind. */
export interface KindFound {
  /** The one of the lowest case. */
  readonly finding: Counterexample;
  /** How many findings of the kind there are; a fuzzer tells each kind once. */
  readonly times: number;
}

const isBefore = (one: Counterexample, other: Counterexample): boolean => one.found.case < other.found.case;

/** What shards come to together, the same in whichever order they are added. */
export class ShardSum {
  readonly #coverage = new Coverage();
  readonly #kinds = new Map<string, KindFound>();
  #shards = 0;
  #cases = 0;
  #steps = 0;
  #choices = 0;

  add({ cases, steps, choices, counts, findings }: ShardResult): void {
    this.#shards += 1;
    this.#cases += cases;
    this.#steps += steps;
    this.#choices += choices;
    addCounts(this.#coverage, counts);
    for (const kept of findings) this.#note(parseCounterexample('finding', kept));
  }

  get shards(): number {
    return this.#shards;
  }

  /** What was found, in the order of the cases. */
  get kinds(): readonly KindFound[] {
    return [...this.#kinds.values()].sort((one, other) => (isBefore(one.finding, other.finding) ? -1 : 1));
  }

  /** The sum as a run tells it. */
  progress(fuzzed: FuzzTarget, elapsed: number): FuzzProgress {
    const { kinds } = this;
    return {
      cases: this.#cases,
      steps: this.#steps,
      choices: this.#choices,
      elapsed,
      findings: kinds.map(({ finding }) => finding),
      repeated: kinds.reduce((sum, { times }) => sum + times - 1, 0),
      counts: this.#coverage,
      coverage: coverageReport(this.#coverage, fuzzed),
    };
  }

  #note(finding: Counterexample): void {
    const kind = kindOf(finding);
    const known = this.#kinds.get(kind);
    const first = known === undefined || isBefore(finding, known.finding) ? finding : known.finding;
    this.#kinds.set(kind, { finding: first, times: (known?.times ?? 0) + 1 });
  }
}

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

export const shardsRequest = (
  settings: ShardSettings,
  games: number,
  given: readonly StartPosition[],
): ShardsRequest => {
  const { ruleset, sets, edition = null, targets, seed } = settings;
  const { version } = fuzzTarget(ruleset);
  const named = sets && { sets: setsDigest(sets) };
  return { ruleset, version, ...named, edition, targets, seed, games, positions: digest(given) };
};

/** What a run of shards came to: the same for the same that was asked for, whoever played it. */
export interface FuzzSummary extends ShardsRequest {
  readonly format: typeof SUMMARY_FORMAT;
  /** The cases that each build played, by its digest. */
  readonly builds: Builds;
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

export const summaryOf = (asked: ShardsRequest, builds: Builds, sum: ShardSum): FuzzSummary => {
  const { cases, steps, choices, repeated } = sum.progress(fuzzTarget(asked.ruleset), 0);
  const findings = sum.kinds.map(({ finding, times }) => ({
    target: finding.target,
    kind: finding.kind,
    times,
    case: finding.found.case,
    file: counterexampleFile(finding),
  }));
  return { format: SUMMARY_FORMAT, ...asked, builds, cases, steps, choices, findings, repeated };
};

export const summaryText = (summary: FuzzSummary): string => `${JSON.stringify(summary, undefined, 1)}\n`;
