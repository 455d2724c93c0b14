import type { SetSource } from '../../kernel/faces/card-sets.ts';
import { withOwnSets } from '../../kernel/own-sets.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { rulesets } from '../../registry.ts';

const read = (sets: readonly SetSource[]): void => {
  let fault: unknown;
  for (const ruleset of rulesets.values()) {
    if (ruleset.sets === undefined) continue;
    try {
      withOwnSets(ruleset, sets);
      return;
    } catch (error) {
      fault ??= error;
    }
  }
  throw fault;
};

/**
 * The sets with others, each of which takes the place of an earlier one of its name. One may need another one that comes
 * after it. Throws what no ruleset reads one of them for.
 */
export const holding = (held: readonly SetSource[], given: readonly SetSource[]): readonly SetSource[] => {
  let sets = held.filter(({ name }) => given.every((other) => other.name !== name));
  let left = given;
  while (left.length > 0) {
    const faults: unknown[] = [];
    const later = left.filter((set) => {
      try {
        read([...sets, set]);
        sets = [...sets, set];
        return false;
      } catch (error) {
        faults.push(error);
        return true;
      }
    });
    if (later.length === left.length) throw faults[0];
    left = later;
  }
  return sets;
};

/** A ruleset with the sets; as it is where they are not for it. */
export const playedWith = (ruleset: Ruleset, sets: readonly SetSource[]): Ruleset => {
  try {
    return withOwnSets(ruleset, sets);
  } catch {
    return ruleset;
  }
};
