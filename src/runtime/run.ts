import { GatechartError } from '../core/errors.ts';

/** Microsteps one answer may cause when the options of a match do not say. */
export const DEFAULT_STEP_BUDGET = 100_000;

/** How many of the last microsteps the error looks at for the machines that go round; a power of two. */
const WINDOW = 64;

/** Counts the microsteps of one run to rest, so that a loop of instant steps ends with an error. */
export class StepBudget {
  readonly #limit: number;
  readonly #recent: string[] = new Array<string>(WINDOW).fill('');
  #spent = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  renew(): void {
    this.#spent = 0;
  }

  /** Counts a microstep of a machine. Throws `STEP_BUDGET`, naming the machines that go round, above the limit. */
  spend(machine: string): void {
    this.#recent[this.#spent & (WINDOW - 1)] = machine;
    this.#spent += 1;
    if (this.#spent > this.#limit) throw this.#exceeded(machine);
  }

  #exceeded(machine: string): GatechartError {
    const round = [...new Set(this.#recent.slice(0, Math.min(this.#spent, WINDOW)))].sort();
    return new GatechartError(
      'STEP_BUDGET',
      machine,
      `More than ${this.#limit} microsteps without a decision; these machines go round: ${round.join(', ')}.`,
    );
  }
}
