/** Plants faults into the trials of a build. Returns what takes them out again. */
export const plant: (build: {
  readonly trials: object;
  readonly begin: unknown;
  readonly TrialFailed: unknown;
}) => () => void;
