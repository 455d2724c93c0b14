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

/** Where a command writes; the streams and their properties are decided once, where the program starts. */
export interface Output {
  /** Writes one line of what was asked for. */
  write(line: string): void;
  /** Writes one line of what is said about it: errors, notices. */
  note(line: string): void;
  /** Whether a terminal shows the output in colours. */
  readonly colour: boolean;
  /** Width of the terminal; absent where the output is no terminal. */
  readonly columns: number | undefined;
}

/** Carries out a command and says how it ended. Throws `GatechartError`. */
export type CommandAction = (output: Output) => ExitCode | Promise<ExitCode>;
