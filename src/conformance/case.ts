import type { Ruleset } from '../core/ruleset-2.ts';
import type { Ground } from './ground.ts';
import type { Spot } from './played.ts';

/** Something that every ruleset owes the rest of the program. */
export interface Case {
  /** One word or two; stable. */
  readonly id: string;
  /** What must hold, in a sentence. */
  readonly holds: string;
  /** Why nothing can be held here, where a face is absent. */
  absent?(ruleset: Ruleset): string | undefined;
  /** Looks; yields where it is looking, before it does. Throws `Wrong`, or whatever the ruleset throws. */
  look(ground: Ground): Iterable<Spot>;
}
