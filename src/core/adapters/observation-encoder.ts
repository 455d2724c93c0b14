import { digest } from '../data/digest.ts';
import type { Decision } from '../decision.ts';
import { GatechartError } from '../errors.ts';
import type { ActionTable } from './action-table.ts';

/** A block of numbers within an observation. */
export interface Field {
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

/** The layout of an observation: its fields and their offsets. */
export interface Layout {
  readonly version: number;
  readonly hash: string;
  readonly size: number;
  readonly fields: readonly Field[];
}

/** A field, with the function that fills it. It gets the decision if the viewer has to make it. */
export interface FieldOf<View> {
  readonly name: string;
  readonly length: number;
  /** Returns the numbers of the field from the first on: finite, at most `length`. Missing numbers are 0. */
  readonly fill: (view: View, decision?: Decision) => readonly number[];
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

/** The numbers of a layout that are not 0, in order. */
export interface Observation {
  /** The number of values in the layout, including zeros. */
  readonly size: number;
  /** The indices of `values` in the layout. */
  readonly at: Uint32Array;
  readonly values: Float32Array;
}

/** A field that counts. Every index that `tally` returns, from 0 to `length - 1`, adds one at that place. */
export interface TallyOf<View> {
  readonly name: string;
  readonly length: number;
  readonly tally: (view: View, decision?: Decision) => readonly number[];
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
  of: (view: View, decision?: Decision) => string | undefined,
): FieldOf<View> => ({
  name: `${name}: ${names.join(', ')}`,
  length: names.length,
  fill: (view, decision) => oneHot(names, of(view, decision)),
});

const fault = (part: string, message: string): GatechartError =>
  new GatechartError('BAD_RULESET', `observationEncoder: part ${part}`, message);

const faultIn = ({ name }: Field, message: string): GatechartError => fault(JSON.stringify(name), message);

const wrongLength = (field: Field, returned: unknown): GatechartError => {
  const most = `at most ${field.length}`;
  return Array.isArray(returned)
    ? faultIn(
        field,
        `fill returns ${returned.length} numbers, expected ${most}; raise the length of the part, or return fewer`,
      )
    : faultIn(field, `fill returns ${returned}, expected a list of numbers, ${most}`);
};

const checkParts = (parts: readonly Omit<Field, 'offset'>[]): void => {
  for (const [index, { name, length }] of parts.entries()) {
    if (typeof name !== 'string') throw fault(`${index + 1}`, `the name is ${name}, expected text`);
    if (!Number.isSafeInteger(length) || length < 0)
      throw fault(JSON.stringify(name), `the length is ${length}, expected a whole number from 0`);
  }
};

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

  /** Takes the numbers of a field one after the other. Throws `BAD_RULESET` where they do not fit it. */
  fill(field: Field, numbers: readonly number[]): void {
    // The length of what is no list is undefined, which compares as false.
    if (!(numbers?.length <= field.length)) throw wrongLength(field, numbers);
    for (let index = 0; index < numbers.length; index += 1) {
      const number = numbers[index] as number;
      if (number === 0) continue;
      this.#put(field.offset + index, number);
      if (!Number.isFinite(this.#values[this.#taken - 1]))
        throw faultIn(
          field,
          `fill returns ${number} at index ${index}, expected a finite number that fits a 32-bit float`,
        );
    }
  }

  /** Counts the places of a field. Throws `BAD_RULESET` where it has no such place. */
  count(field: Field, places: readonly number[]): void {
    const sorted = places.length < 2 ? places : [...places].sort((a, b) => a - b);
    for (const place of sorted) {
      if (!Number.isInteger(place) || place < 0 || place >= field.length)
        throw faultIn(
          field,
          `tally returns the index ${place}, expected a whole number from 0 to ${field.length - 1}`,
        );
      const at = field.offset + place;
      const last = this.#taken - 1;
      if (this.#at[last] === at) this.#values[last] = (this.#values[last] as number) + 1;
      else this.#put(at, 1);
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

/**
 * Returns a layout with the parts one after the other, and the function that encodes a view by it. Both throw `BAD_RULESET`
 * with the name of a part that does not fit.
 */
export const createObserver = <View>(
  version: number,
  parts: readonly PartOf<View>[],
): { readonly layout: Layout; observe(view: View, decision?: Decision): Observation } => {
  checkParts(parts);
  const layout = layoutOf(version, parts);
  const placed = parts.map((part, index) => ({ part, field: layout.fields[index] as Field }));
  const sparse = new Sparse(layout.size);
  return {
    layout,
    observe: (view, decision) => {
      sparse.clear();
      for (const { part, field } of placed) {
        if ('tally' in part) sparse.count(field, part.tally(view, decision));
        else sparse.fill(field, part.fill(view, decision));
      }
      return sparse.taken();
    },
  };
};

/** Returns all numbers of an observation, including zeros. */
export const toDense = ({ size, at, values }: Observation): Float32Array => {
  const numbers = new Float32Array(size);
  for (const [index, place] of at.entries()) numbers[place] = values[index] as number;
  return numbers;
};

/** The encoder of a ruleset for learners: it turns answers into action indices and views into numbers. */
export interface ObservationEncoder<V = unknown> {
  readonly actions: ActionTable;
  readonly layout: Layout;
  /** Returns a view, and the decision if the viewer has to make it, as the numbers that the layout describes. */
  observe(view: V, decision?: Decision): Observation;
}
