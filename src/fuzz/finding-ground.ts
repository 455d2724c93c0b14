import type { SetSource } from '../kernel/faces/card-sets.ts';
import { setsAmong } from '../kernel/own-sets.ts';
import type { Finding } from './finding.ts';
import type { Ground } from './ground.ts';
import { groundCalled } from './grounds.ts';

/** What a finding is played on, with its card sets out of those given. Throws `SETS_DIFFER` and as `groundCalled`. */
export const groundOfFinding = (
  { ruleset, sets = [] }: Finding,
  given: readonly SetSource[],
  name: string,
): Ground => groundCalled(ruleset, setsAmong(sets, given, name));
