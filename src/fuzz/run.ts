import type { BatchResult } from './batch.ts';
import { Coverage } from './coverage/coverage.ts';
import { type KindCoverage, coverageReport } from './coverage/report.ts';
import type { Counterexample } from './counterexample.ts';
import type { FuzzTarget } from './case.ts';

/** How far a run is. `elapsed` in milliseconds. */
export interface FuzzProgress {
  readonly cases: number;
  readonly steps: number;
  readonly choices: number;
  readonly elapsed: number;
  readonly findings: readonly Counterexample[];
  /** Findings of kinds that were found before. */
  readonly repeated: number;
  readonly coverage: readonly KindCoverage[];
  /** How often what was reached. */
  readonly counts: Coverage;
}

/** Who hears of a run while it goes on. */
export interface FuzzListener {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Hears the first finding of each kind as it is made. */
  readonly onFinding: (finding: Counterexample) => void;
  readonly onProgress?: (progress: FuzzProgress) => void;
}

/** Two findings of one name are of one kind. */
export const kindOf = ({ target, kind }: Counterexample): string => `${target} ${kind}`;

/** Everything the threads of a run did together, in the order it came. */
export class FuzzTotals {
  readonly #coverage = new Coverage();
  readonly #findings = new Map<string, Counterexample>();
  readonly #hearing: FuzzListener;
  readonly #ground: FuzzTarget;
  readonly #began: number;
  #cases = 0;
  #steps = 0;
  #choices = 0;
  #repeated = 0;

  constructor(ground: FuzzTarget, hearing: FuzzListener) {
    this.#ground = ground;
    this.#hearing = hearing;
    this.#began = hearing.clock();
  }

  add({ cases, steps, choices, coverage, findings }: BatchResult): void {
    this.#cases += cases;
    this.#steps += steps;
    this.#choices += choices;
    this.#coverage.addAll(coverage);
    for (const finding of findings) this.#note(finding);
    this.#hearing.onProgress?.(this.progress());
  }

  progress(): FuzzProgress {
    return {
      cases: this.#cases,
      steps: this.#steps,
      choices: this.#choices,
      elapsed: this.#hearing.clock() - this.#began,
      findings: [...this.#findings.values()],
      repeated: this.#repeated,
      counts: this.#coverage,
      coverage: coverageReport(this.#coverage, this.#ground),
    };
  }

  #note(finding: Counterexample): void {
    const kind = kindOf(finding);
    if (this.#findings.has(kind)) {
      this.#repeated += 1;
      return;
    }
    this.#findings.set(kind, finding);
    this.#hearing.onFinding(finding);
  }
}
