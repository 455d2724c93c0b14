import type { Player } from '../../kernel/decision.ts';
import { type Value, valueFor } from '../../kernel/faces/value.ts';

/** Values that differ by less are alike, so that what chance does to a few of them is not taken for a difference. */
const NARROWEST = 0.02;

/**
 * The values that a search has met, from the least to the greatest. A mean is looked at within them, as in MuZero
 * (Schrittwieser et al. 2020): where all that is left is worth about as much, what is a little better still stands out.
 */
export class ValueRange {
  #least: Value = 1;
  #greatest: Value = 0;

  note(value: Value): void {
    if (value < this.#least) this.#least = value;
    if (value > this.#greatest) this.#greatest = value;
  }

  /** Where a mean value lies that a player sees: 0 the worst met, 1 the best. */
  within(mean: number, player: Player): number {
    const worst = player === 0 ? this.#least : valueFor(this.#greatest, player);
    return (mean - worst) / Math.max(this.#greatest - this.#least, NARROWEST);
  }
}
