import { GatechartError } from '../kernel/error.ts';
import type { Learning } from '../kernel/faces/learning/learning.ts';
import type { Ruleset } from '../kernel/ruleset.ts';

/** How a learner reads a ruleset. Throws `RULESET_UNFIT` for one that has no numbers. */
export const learningFor = ({ id, learning }: Ruleset): Learning => {
  if (learning !== undefined) return learning;
  throw new GatechartError('RULESET_UNFIT', id, 'there are no observations in numbers for this ruleset');
};
