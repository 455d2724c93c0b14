/** Facts, oldest first: an array, or what `withEvent` makes of one. As text it is an array. */
export interface EventList<F> extends Iterable<F> {
  readonly length: number;
  /** The facts from that place on, from the first without one; a negative place counts from the end. */
  slice(from?: number): readonly F[];
}

/** A list that shares all but its last fact with the list before. */
class AppendedList<F> implements EventList<F> {
  readonly length: number;
  readonly #before: EventList<F>;
  readonly #last: F;

  constructor(before: EventList<F>, last: F) {
    this.length = before.length + 1;
    this.#before = before;
    this.#last = last;
  }

  slice(place = 0): readonly F[] {
    const from = place < 0 ? Math.max(0, this.length + place) : place;
    const latest: F[] = [];
    let rest: EventList<F> = this;
    while (rest instanceof AppendedList && rest.length > from) {
      latest.push(rest.#last);
      rest = rest.#before;
    }
    latest.reverse();
    return rest instanceof AppendedList ? latest : [...rest.slice(from), ...latest];
  }

  [Symbol.iterator](): Iterator<F> {
    return this.slice()[Symbol.iterator]();
  }

  toJSON(): readonly F[] {
    return this.slice();
  }
}

/** The list with one more fact; the list itself stays as it is. */
export const withEvent = <F>(facts: EventList<F>, fact: F): EventList<F> => new AppendedList(facts, fact);
