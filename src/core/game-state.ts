/** Facts, oldest first: an array, or what `followedBy` makes of one. As text it is an array. */
export interface FactList<F> extends Iterable<F> {
  readonly length: number;
  /** The facts from that place on, from the first without one; a negative place counts from the end. */
  slice(from?: number): readonly F[];
}

/** A list that shares all but its last fact with the list before. */
class Told<F> implements FactList<F> {
  readonly length: number;
  readonly #before: FactList<F>;
  readonly #last: F;

  constructor(before: FactList<F>, last: F) {
    this.length = before.length + 1;
    this.#before = before;
    this.#last = last;
  }

  slice(place = 0): readonly F[] {
    const from = place < 0 ? Math.max(0, this.length + place) : place;
    const latest: F[] = [];
    let rest: FactList<F> = this;
    while (rest instanceof Told && rest.length > from) {
      latest.push(rest.#last);
      rest = rest.#before;
    }
    latest.reverse();
    return rest instanceof Told ? latest : [...rest.slice(from), ...latest];
  }

  [Symbol.iterator](): Iterator<F> {
    return this.slice()[Symbol.iterator]();
  }

  toJSON(): readonly F[] {
    return this.slice();
  }
}

/** The list with one more fact; the list itself stays as it is. */
export const followedBy = <F>(facts: FactList<F>, fact: F): FactList<F> => new Told(facts, fact);
