/** Steps of a match that minimising one finding may take: some twenty seconds. */
const MOST_STEPS = 120_000;

/** What it costs to begin a match, in steps. */
const STEPS_TO_BEGIN = 60;

/** How long a case may be played for again and again: measured in what was played, so that any machine comes to the same. */
export class Patience {
  /** Matches that a trial plays side by side. */
  readonly #matches: number;
  #left = MOST_STEPS;

  constructor(matches: number) {
    this.#matches = matches;
  }

  /** Whether to go on. */
  isLeft(): boolean {
    return this.#left > 0;
  }

  /** A case was played for that many steps. */
  spend(steps: number): void {
    this.#left -= STEPS_TO_BEGIN + steps * this.#matches;
  }
}
