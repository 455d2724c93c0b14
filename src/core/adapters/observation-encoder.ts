import { digest } from '../data/digest-2.ts';

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
