import type { Value } from '../../core/adapters/value.ts';

/** Values that differ by less are alike: chance makes such differences. */
const MIN_WIDTH = 0.1;

/** So many simulations believe that anything from lost to won may still come. */
const OPEN_MINDED = 30;

/**
 * How far apart the values lie that a search has met. Doubt about an answer is measured by it, as where MuZero looks at
 * values within the least and the greatest (Schrittwieser et al. 2020): where all that is left is worth about as much,
 * a little more still stands out. It narrows slowly, or a win behind two bad answers would be given up on too early.
 */
export class ValueRange {
  #least: Value = 1;
  #greatest: Value = 0;
  #met = 0;

  note(value: Value): void {
    if (value < this.#least) this.#least = value;
    if (value > this.#greatest) this.#greatest = value;
    this.#met += 1;
  }

  get width(): number {
    const open = this.#met <= OPEN_MINDED ? 1 : OPEN_MINDED / this.#met;
    return Math.max(this.#greatest - this.#least, open, MIN_WIDTH);
  }
}
