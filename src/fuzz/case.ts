import type { MatchGenerator, Start } from '../core/adapters/generators.ts';
import type { NamedSet } from '../core/cards/card-sets-2.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import type { OracleId } from './oracles/trial.ts';

/** What can be fuzzed, by name: where its random matches come from, and the rules they are played by. */
export interface FuzzTarget {
  readonly id: string;
  readonly version: number;
  /** The card sets that it is played with; absent where there are none. */
  readonly sets?: readonly NamedSet[];
  readonly editions: readonly string[];
  readonly arena: MatchGenerator;
  /** What it can be held to. */
  readonly oracles: readonly OracleId[];
  /** The rules of a match that had such a start. */
  readonly rulesetFor: (start?: Start) => Ruleset;
}
