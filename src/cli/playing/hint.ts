import { bestFirst } from '../../agents/greedy/greedy.ts';
import type { RatedOption } from '../../kernel/faces/rating.ts';
import type { Question } from '../../kernel/question.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';

/** The options as the agent greedy rates them, the best first; none where it does not know the ruleset. */
export const greedyAdvice = ({ rating }: Ruleset, question: Question): readonly RatedOption[] =>
  rating === undefined ? [] : bestFirst(rating, question);
