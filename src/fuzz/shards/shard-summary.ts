import { Coverage } from '../coverage/coverage.ts';
import { addCounts } from '../coverage/file.ts';
import { coverageReport } from '../coverage/report.ts';
import { type Counterexample, parseCounterexample } from '../counterexample.ts';
import type { FuzzTarget } from '../case.ts';
import { type FuzzProgress, kindOf } from '../run.ts';
import type { ShardResult } from './shard-result.ts';

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
  progress(ground: FuzzTarget, elapsed: number): FuzzProgress {
    const { kinds } = this;
    return {
      cases: this.#cases,
      steps: this.#steps,
      choices: this.#choices,
      elapsed,
      findings: kinds.map(({ finding }) => finding),
      repeated: kinds.reduce((sum, { times }) => sum + times - 1, 0),
      counts: this.#coverage,
      coverage: coverageReport(this.#coverage, ground),
    };
  }

  #note(finding: Counterexample): void {
    const kind = kindOf(finding);
    const known = this.#kinds.get(kind);
    const first = known === undefined || isBefore(finding, known.finding) ? finding : known.finding;
    this.#kinds.set(kind, { finding: first, times: (known?.times ?? 0) + 1 });
  }
}
