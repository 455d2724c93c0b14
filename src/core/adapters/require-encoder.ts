import { GatechartError } from '../errors.ts';
import type { Ruleset } from '../ruleset.ts';
import type { ObservationEncoder } from './observation-encoder.ts';

/** How a learner reads a ruleset. Throws `RULESET_UNFIT` for one that has no numbers. */
export const requireObservationEncoder = ({
  id,
  observationEncoder: learning,
}: Ruleset): ObservationEncoder => {
  if (learning !== undefined) return learning;
  throw new GatechartError('RULESET_UNFIT', id, 'there are no observations in numbers for this ruleset');
};
