import type { Ruleset, SetSource } from 'gatechart/tools';
import { rulesets, withCustomSets } from 'gatechart/tools';

const faultOf = (ruleset: Ruleset, sets: readonly SetSource[]): unknown => {
  try {
    withCustomSets(ruleset, sets);
    return undefined;
  } catch (error) {
    return error;
  }
};

/** Those of the sets that are for a ruleset: it reads them, each among those before it. */
const fitting = (ruleset: Ruleset, sets: readonly SetSource[]): readonly SetSource[] => {
  const fit: SetSource[] = [];
  for (const set of sets) if (faultOf(ruleset, [...fit, set]) === undefined) fit.push(set);
  return fit;
};

const faultsIn = ({ sets }: Ruleset, { value }: SetSource): number =>
  sets?.check(value, []).faults.length ?? Number.POSITIVE_INFINITY;

/** Throws where no ruleset reads the set beside those of its own: what the one says that finds least wrong with it. */
const checkReadable = (present: readonly SetSource[], set: SetSource): void => {
  const takers = [...rulesets.values()].filter(({ sets }) => sets !== undefined);
  const faults = takers.map((ruleset) => faultOf(ruleset, [...fitting(ruleset, present), set]));
  if (faults.includes(undefined)) return;
  const wrong = takers.map((ruleset) => faultsIn(ruleset, set));
  throw faults[wrong.indexOf(Math.min(...wrong))];
};

/**
 * The sets with others, each of which takes the place of an earlier one of its name. One may need another one that comes
 * after it. Throws what no ruleset reads one of them for.
 */
export const addCardSets = (
  present: readonly SetSource[],
  given: readonly SetSource[],
): readonly SetSource[] => {
  let sets = present.filter(({ name }) => given.every((other) => other.name !== name));
  let left = given;
  while (left.length > 0) {
    const faults: unknown[] = [];
    const later = left.filter((set) => {
      try {
        checkReadable(sets, set);
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

/** A ruleset with those of the sets that are for it. */
export const withFittingSets = (ruleset: Ruleset, sets: readonly SetSource[]): Ruleset =>
  withCustomSets(ruleset, fitting(ruleset, sets));
