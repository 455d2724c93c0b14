import type { SetSource } from '../../core/cards/card-sets-2.ts';
import { setsAmong } from '../../core/cards/custom-sets.ts';
import type { Finding } from '../counterexample.ts';
import type { Ground } from '../case.ts';
import { groundCalled } from './grounds.ts';

/** What a finding is played on, with its card sets out of those given. Throws `SETS_DIFFER` and as `groundCalled`. */
export const groundOfFinding = (
  { ruleset, sets = [] }: Finding,
  given: readonly SetSource[],
  name: string,
): Ground => groundCalled(ruleset, setsAmong(sets, given, name));
