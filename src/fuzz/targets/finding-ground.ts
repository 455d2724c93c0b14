import type { SetSource } from '../../core/cards/card-sets-2.ts';
import { selectSets } from '../../core/cards/custom-sets.ts';
import type { Counterexample } from '../counterexample.ts';
import type { FuzzTarget } from '../case.ts';
import { fuzzTarget } from './grounds.ts';

/** What a finding is played on, with its card sets out of those given. Throws `SETS_DIFFER` and as `fuzzTarget`. */
export const fuzzTargetOf = (
  { ruleset, sets = [] }: Counterexample,
  given: readonly SetSource[],
  name: string,
): FuzzTarget => fuzzTarget(ruleset, selectSets(sets, given, name));
