import type { MutantCoverage } from '@stryker-mutator/api/core';

/** What the process with the rules is asked: everything without a mutant, or some trials with one. */
export type RulesRequest =
  | {
      readonly do: 'all';
      /** Ids of the rulesets whose trials are meant. */
      readonly rulesets: readonly string[];
    }
  | {
      readonly do: 'mutant';
      readonly mutant: string;
      /** How often the mutant may be met before it counts as endless. */
      readonly limit: number | undefined;
      /** Names of trials, in their order. */
      readonly trials: readonly string[];
    };

/** A trial without a mutant. */
export interface TrialResult {
  readonly trial: string;
  readonly ms: number;
  /** What went wrong, if anything. */
  readonly fault: string | undefined;
}

export type RulesReply =
  | { readonly of: 'all'; readonly results: readonly TrialResult[]; readonly coverage: MutantCoverage }
  | {
      readonly of: 'mutant';
      /** The trial that noticed, and what it said. */
      readonly noticed: { readonly trial: string; readonly fault: string } | undefined;
      readonly tried: number;
      readonly isEndless: boolean;
      /** Something that the rules remember is wrong from now on. */
      readonly isSpoilt: boolean;
    };
