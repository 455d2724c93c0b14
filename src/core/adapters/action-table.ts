import { digest } from '../data/digest.ts';

/** A table of action indices for the answers of a ruleset, fixed by a version. They are the outputs of a network. */
export interface ActionTable {
  readonly version: number;
  readonly hash: string;
  /** The number of indices: the named keys, then the spare ones. */
  readonly size: number;
  /** The names of keys by index. Higher indices are for the keys that have no name in this list. */
  readonly named: readonly string[];
  /** Returns the indices of the keys of one decision, in their order. */
  indicesOf(keys: readonly string[]): readonly number[];
}

/** Answers without a slot of their own take these, in the order of their keys. */
const SPARE = 64;

/** The texts of each name, name by name. */
export const textsOfEach = (
  names: readonly string[],
  ...texts: readonly ((name: string) => string)[]
): readonly string[] => names.flatMap((name) => texts.map((text) => text(name)));

/** Of several keys with one name, the name of the one with that number, from 1 on. */
const numbered = (name: string, number: number): string => (number === 1 ? name : `${name}/${number}`);

/**
 * Returns a table of these keys. `nameOf` gives the name that stands in the table for a key (default: the key); of several
 * keys of a decision with one name the second has `/2` behind it, in their order. The spare indices belong to one decision
 * each: the keys of that decision give them their meaning.
 */
export const actionTable = (
  version: number,
  keys: readonly string[],
  nameOf: (key: string) => string = (key) => key,
): ActionTable => {
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
      const met = new Map<string, number>();
      return offered.map((key) => {
        const name = nameOf(key);
        const number = (met.get(name) ?? 0) + 1;
        met.set(name, number);
        const slot = slotOf.get(numbered(name, number));
        if (slot !== undefined) return slot;
        spare += 1;
        return Math.min(spare - 1, named.length + SPARE - 1);
      });
    },
  };
};
