import { digest } from '../data/digest.ts';

/** A run of numbers within an observation. */
export interface Field {
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

/** What the numbers of an observation are. */
export interface Layout {
  readonly version: number;
  readonly hash: string;
  readonly size: number;
  readonly fields: readonly Field[];
}

/** A field with what fills it. */
export interface FieldOf<View> {
  readonly name: string;
  readonly length: number;
  /** The numbers from the first on; those that are left out are 0. */
  readonly fill: (view: View) => readonly number[];
}

/** The fields one after the other. */
export const layoutOf = (version: number, parts: readonly Omit<Field, 'offset'>[]): Layout => {
  let offset = 0;
  const fields = parts.map(({ name, length }) => {
    const field = { name, offset, length };
    offset += length;
    return field;
  });
  return {
    version,
    get hash() {
      return digest({ version, fields });
    },
    size: offset,
    fields,
  };
};

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

/** A field or a tally. */
export type PartOf<View> = FieldOf<View> | TallyOf<View>;

/** A single number. */
export const numberField = <View>(name: string, of: (view: View) => number): FieldOf<View> => ({
  name,
  length: 1,
  fill: (view) => [of(view)],
});

/** Which of some names it is: 1 for that one. */
export const oneHot = (names: readonly string[], name: string | undefined): readonly number[] =>
  names.map((each) => Number(each === name));

/** Which of some names it is, as a field that lists them. */
export const oneHotField = <View>(
  name: string,
  names: readonly string[],
  of: (view: View) => string | undefined,
): FieldOf<View> => ({
  name: `${name}: ${names.join(', ')}`,
  length: names.length,
  fill: (view) => oneHot(names, of(view)),
});

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
  parts: readonly PartOf<View>[],
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

/** Numbers for the answers of a ruleset, fixed by a version: what a network's outputs stand for. */
export interface ActionTable {
  readonly version: number;
  readonly hash: string;
  /** Number of slots: the named ones, then those for whatever has no name. */
  readonly size: number;
  /** Keys by slot; slots from here on are for the keys that have none. */
  readonly named: readonly string[];
  /** The slots of the keys of one decision, in their order. */
  indicesOf(keys: readonly string[]): readonly number[];
}

/** Answers without a slot of their own take these, in the order of their keys. */
const SPARE = 64;

/** The texts of each name, name by name. */
export const textsOfEach = (
  names: readonly string[],
  ...texts: readonly ((name: string) => string)[]
): readonly string[] => names.flatMap((name) => texts.map((text) => text(name)));

/** A table of those keys. A decision has its spare slots for itself: what they stand for is told with it. */
export const actionTable = (version: number, keys: readonly string[]): ActionTable => {
  const named = [...new Set(keys)].sort();
  const slotOf = new Map(named.map((key, slot) => [key, slot]));
  return {
    version,
    // Few who play ask for it, and all would wait.
    get hash() {
      return digest({ version, named, spare: SPARE });
    },
    size: named.length + SPARE,
    named,
    indicesOf: (offered) => {
      let spare = named.length;
      return offered.map((key) => {
        const slot = slotOf.get(key);
        if (slot !== undefined) return slot;
        spare += 1;
        return Math.min(spare - 1, named.length + SPARE - 1);
      });
    },
  };
};

/** How a learner reads a ruleset: answers as slots, views as numbers. */
export interface ObservationEncoder<V = unknown> {
  readonly actions: ActionTable;
  readonly layout: Layout;
  /** A view as the numbers that the layout tells of. */
  observe(view: V): Observation;
}
