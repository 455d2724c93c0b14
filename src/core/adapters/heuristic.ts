import type { Option } from '../decision.ts';
import type { LocalizedText } from '../narration.ts';
import type { Question } from '../question.ts';

/** What an option is worth to the player who chooses, and why. Only the order of ratings counts; passing is about 0. */
export interface Rating {
  readonly worth: number;
  readonly reason: LocalizedText;
}

/** Rates the options of a question from what the player may know: one rating for each, in their order. */
export type Heuristic<O extends Option = Option, V = unknown> = (question: Question<O, V>) => readonly Rating[];

/** An option with its rating. */
export interface RatedOption extends Rating {
  readonly key: string;
  /** What a search found: simulations that began with it, and in which it was on offer; 1 won, 0 lost. */
  readonly search?: { readonly visits: number; readonly availability: number; readonly expected: number };
}

/** The options of a question with their ratings, in their order. */
export const rateOptions = <O extends Option, V>(
  rate: Heuristic<O, V>,
  question: Question<O, V>,
): readonly RatedOption[] => {
  const ratings = rate(question);
  return question.decision.options.map(({ key }, index) => ({ key, ...(ratings[index] as Rating) }));
};
