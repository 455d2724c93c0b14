/** Where a person plays: lines out, lines in. */
export interface Terminal {
  write(line: string): void;
  /** The next line typed; `undefined` when there will be none. */
  ask(prompt: string): Promise<string | undefined>;
}
