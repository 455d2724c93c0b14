/** What the process ends with. */
export const EXIT = {
  success: 0,
  /** A finding or an expectation that failed. */
  failure: 1,
  /** Wrong usage or a bad file. */
  usage: 2,
  /** The environment: what cannot be read or written, and defects. */
  environment: 3,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
