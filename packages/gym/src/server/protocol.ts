import { toDense, type Observation } from '../../../../src/core/adapters/observation.ts';

/** How observations are written: all numbers, or the places of those that are not 0 with their values. */
export const OBSERVATION_FORMS = ['dense', 'sparse'] as const;

export type ObservationForm = (typeof OBSERVATION_FORMS)[number];

/** An observation as JSON has it; empty where there is none. */
export const serializeObservation = (observation: Observation | null, form: ObservationForm): unknown => {
  if (form === 'dense') return observation === null ? [] : [...toDense(observation)];
  return { at: [...(observation?.at ?? [])], values: [...(observation?.values ?? [])] };
};
