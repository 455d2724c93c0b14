import type { BatchDone } from './batch.ts';
import { Coverage } from './coverage/coverage.ts';
import { type Reached, reachedOf } from './coverage/report.ts';
import type { Finding } from './counterexample.ts';
import type { Ground } from './case.ts';

/** How far a run is. `elapsed` in milliseconds. */
export interface FuzzProgress {
  readonly cases: number;
  readonly steps: number;
  readonly choices: number;
  readonly elapsed: number;
  readonly findings: readonly Finding[];
  /** Findings of kinds that were found before. */
  readonly repeated: number;
  readonly coverage: readonly Reached[];
  /** How often what was reached. */
  readonly counts: Coverage;
}

/** Who hears of a run while it goes on. */
export interface Hearing {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Hears the first finding of each kind as it is made. */
  readonly onFinding: (finding: Finding) => void;
  readonly onProgress?: (progress: FuzzProgress) => void;
}

/** Two findings of one name are of one kind. */
export const kindOf = ({ target, kind }: Finding): string => `${target} ${kind}`;

/** Everything the threads of a run did together, in the order it came. */
export class Sum {
  readonly #coverage = new Coverage();
  readonly #findings = new Map<string, Finding>();
  readonly #hearing: Hearing;
  readonly #ground: Ground;
  readonly #began: number;
  #cases = 0;
  #steps = 0;
  #choices = 0;
  #repeated = 0;

  constructor(ground: Ground, hearing: Hearing) {
    this.#ground = ground;
    this.#hearing = hearing;
    this.#began = hearing.clock();
  }

  add({ cases, steps, choices, coverage, findings }: BatchDone): void {
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
      coverage: reachedOf(this.#coverage, this.#ground),
    };
  }

  #note(finding: Finding): void {
    const kind = kindOf(finding);
    if (this.#findings.has(kind)) {
      this.#repeated += 1;
      return;
    }
    this.#findings.set(kind, finding);
    this.#hearing.onFinding(finding);
  }
}
