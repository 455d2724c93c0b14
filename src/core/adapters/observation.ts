import { type FieldOf, type Layout, layoutOf } from './observation-encoder.ts';

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

/** Numbers that are not 0 as they come, place by place; used again for each observation. */
class Sparse {
  readonly #at: Uint32Array;
  readonly #values: Float32Array;
  #taken = 0;

  /** Of a layout with that many numbers. */
  constructor(size: number) {
    this.#at = new Uint32Array(size);
    this.#values = new Float32Array(size);
  }

  /** Forgets what was taken. */
  clear(): void {
    this.#taken = 0;
  }

  /** Takes numbers one after the other, from `offset` on. */
  fill(offset: number, numbers: readonly number[]): void {
    for (let index = 0; index < numbers.length; index += 1) {
      const number = numbers[index] as number;
      if (number !== 0) this.#put(offset + index, number);
    }
  }

  /** Counts the places, from `offset` on. */
  count(offset: number, places: readonly number[]): void {
    const sorted = places.length < 2 ? places : [...places].sort((a, b) => a - b);
    for (const place of sorted) {
      const last = this.#taken - 1;
      if (this.#at[last] === offset + place) this.#values[last] = (this.#values[last] as number) + 1;
      else this.#put(offset + place, 1);
    }
  }

  taken(): Observation {
    return {
      size: this.#at.length,
      at: this.#at.slice(0, this.#taken),
      values: this.#values.slice(0, this.#taken),
    };
  }

  #put(place: number, value: number): void {
    this.#at[this.#taken] = place;
    this.#values[this.#taken] = value;
    this.#taken += 1;
  }
}

/** Fields one after the other as a layout, and views read as it tells. */
export const createObserver = <View>(
  version: number,
  parts: readonly (FieldOf<View> | TallyOf<View>)[],
): { readonly layout: Layout; observe(view: View): Observation } => {
  const layout = layoutOf(version, parts);
  const placed = parts.map((part, index) => ({ part, offset: layout.fields[index]?.offset ?? 0 }));
  const sparse = new Sparse(layout.size);
  return {
    layout,
    observe: (view) => {
      sparse.clear();
      for (const { part, offset } of placed) {
        if ('tally' in part) sparse.count(offset, part.tally(view));
        else sparse.fill(offset, part.fill(view));
      }
      return sparse.taken();
    },
  };
};

/** All numbers of an observation, the zeros among them. */
export const toDense = ({ size, at, values }: Observation): Float32Array => {
  const numbers = new Float32Array(size);
  for (const [index, place] of at.entries()) numbers[place] = values[index] as number;
  return numbers;
};
