import type { Ruleset } from '../../src/core/ruleset-2.ts';

/** One kind of what may notice a mutant. */
export interface Trials {
  /** Names of those about a ruleset, the same in every process. */
  namesFor(ruleset: Ruleset): readonly string[] | Promise<readonly string[]>;
  /** What is wrong in one of them, if anything; it may throw as well. */
  faultIn(name: string): string | undefined | Promise<string | undefined>;
}
