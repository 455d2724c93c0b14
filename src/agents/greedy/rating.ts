import type { Option } from '../../kernel/decision.ts';
import type { Question } from '../../runtime/drive.ts';

/** What an option is worth to the player who chooses, and why. Only the order of ratings counts; passing is about 0. */
export interface Rating {
  readonly worth: number;
  readonly reason: string;
}

/** Rates one option of a question from what the player may know. */
export type Rate<O extends Option = Option> = (question: Question<O>) => (option: O) => Rating;

/** An option with its rating. */
export interface RatedOption extends Rating {
  readonly key: string;
  /** What a search found: simulations that began with it, and in which it was on offer; 1 won, 0 lost. */
  readonly search?: { readonly visits: number; readonly availability: number; readonly expected: number };
}
