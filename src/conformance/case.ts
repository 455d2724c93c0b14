import type { Ruleset } from '../core/ruleset-2.ts';
import type { MatchPool } from './ground.ts';
import type { CheckLocation } from './played.ts';

/** Something that every ruleset owes the rest of the program. */
export interface CaseDefinition {
  /** One word or two; stable. */
  readonly id: string;
  /** What must hold, in a sentence. */
  readonly requirement: string;
  /** Why nothing can be held here, where a face is absent. */
  skipReason?(ruleset: Ruleset): string | undefined;
  /** Looks; yields where it is looking, before it does. Throws `Violation`, or whatever the ruleset throws. */
  check(ground: MatchPool): Iterable<CheckLocation>;
}
