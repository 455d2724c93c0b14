/** Plants faults into the trials of a build. */
export const plant: (build: {
  readonly trials: object;
  readonly begin: unknown;
  readonly TrialFailed: unknown;
}) => void;
