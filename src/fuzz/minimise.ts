/** What minimising one finding may cost, in steps held to the rules: some twenty seconds. */
const MOST_COST = 240_000;

/** What it costs to begin a match. */
const COST_TO_BEGIN = 60;

/** How long a case may be played for again and again: measured in what was played, so that any machine comes to the same. */
export class MinimiseBudget {
  readonly #stepCost: number;
  #left = MOST_COST;

  /** `stepCost`: of the trial. */
  constructor(stepCost: number) {
    this.#stepCost = stepCost;
  }

  /** Whether to go on. */
  isLeft(): boolean {
    return this.#left > 0;
  }

  /** A case was played for that many steps. */
  spend(steps: number): void {
    this.#left -= COST_TO_BEGIN + steps * this.#stepCost;
  }
}
