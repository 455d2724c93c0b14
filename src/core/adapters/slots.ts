import { digest } from '../data/digest-2.ts';

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
