import { type FieldOf, type Layout, layoutOf } from './layout.ts';

/** The numbers of a layout that are not 0, in the order of their places. */
export interface Observation {
  /** Numbers of the layout, the zeros among them. */
  readonly size: number;
  /** Places of the numbers that follow. */
  readonly at: Uint32Array;
  readonly values: Float32Array;
}

/** A field that counts: each place told counts one. */
export interface TallyOf<View> {
  readonly name: string;
  readonly length: number;
  readonly tally: (view: View) => readonly number[];
}

/** Numbers that are not 0 as they come, place by place. */
class Sparse {
  readonly #at: number[] = [];
  readonly #values: number[] = [];

  /** Takes numbers one after the other, from `offset` on. */
  fill(offset: number, numbers: readonly number[]): void {
    let place = offset;
    for (const number of numbers) {
      if (number !== 0) this.#put(place, number);
      place += 1;
    }
  }

  /** Counts the places, from `offset` on. */
  count(offset: number, places: readonly number[]): void {
    const sorted = places.length < 2 ? places : [...places].sort((a, b) => a - b);
    for (const place of sorted) {
      const last = this.#at.length - 1;
      if (this.#at[last] === offset + place) this.#values[last] = (this.#values[last] as number) + 1;
      else this.#put(offset + place, 1);
    }
  }

  taken(size: number): Observation {
    return { size, at: Uint32Array.from(this.#at), values: Float32Array.from(this.#values) };
  }

  #put(place: number, value: number): void {
    this.#at.push(place);
    this.#values.push(value);
  }
}

/** Fields one after the other as a layout, and views read as it tells. */
export const observing = <View>(
  version: number,
  parts: readonly (FieldOf<View> | TallyOf<View>)[],
): { readonly layout: Layout; observe(view: View): Observation } => {
  const layout = layoutOf(version, parts);
  const placed = parts.map((part, index) => ({ part, offset: layout.fields[index]?.offset ?? 0 }));
  return {
    layout,
    observe: (view) => {
      const sparse = new Sparse();
      for (const { part, offset } of placed) {
        if ('tally' in part) sparse.count(offset, part.tally(view));
        else sparse.fill(offset, part.fill(view));
      }
      return sparse.taken(layout.size);
    },
  };
};

/** All numbers of an observation, the zeros among them. */
export const dense = ({ size, at, values }: Observation): Float32Array => {
  const numbers = new Float32Array(size);
  for (const [index, place] of at.entries()) numbers[place] = values[index] as number;
  return numbers;
};
