import { GatechartError } from '../errors.ts';
import type { Ruleset } from '../ruleset.ts';
import type { FeatureEncoder } from './feature-encoder.ts';
import type { ObservationEncoder } from './observation-encoder.ts';

const required = <T>(part: T | undefined, id: string, reason: string): T => {
  if (part !== undefined) return part;
  throw new GatechartError('RULESET_UNFIT', id, reason);
};

/** How a learner reads a ruleset. Throws `RULESET_UNFIT` for one that has no numbers. */
export const requireObservationEncoder = ({
  id,
  observationEncoder,
  noObservationEncoder: because,
}: Ruleset): ObservationEncoder =>
  required(
    observationEncoder,
    id,
    `the ruleset has no observation encoder${because === undefined ? '' : `: ${because}`}`,
  );

/** How a net reads a ruleset. Throws `RULESET_UNFIT` for one that has no features. */
export const requireFeatureEncoder = ({ id, featureEncoder }: Ruleset): FeatureEncoder =>
  required(featureEncoder, id, 'the ruleset has no feature encoder, which a net needs');

/** How positions of a ruleset are determinized. Throws `RULESET_UNFIT` for one that has no determinization. */
export const requireDeterminizer = ({ id, determinize }: Ruleset): NonNullable<Ruleset['determinize']> =>
  required(
    determinize,
    id,
    'a search needs a ruleset that can determinize positions, and this ruleset cannot',
  );
