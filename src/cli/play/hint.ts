import { bestFirst } from '../../agents/greedy.ts';
import type { RatedOption } from '../../core/adapters/heuristic.ts';
import type { Question } from '../../core/question.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';

/** The options as the agent greedy rates them, the best first; none where it does not know the ruleset. */
export const greedyAdvice = ({ rating }: Ruleset, question: Question): readonly RatedOption[] =>
  rating === undefined ? [] : bestFirst(rating, question);
