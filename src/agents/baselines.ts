import { type Heuristic, type RatedOption, rateOptions } from '../core/adapters/heuristic.ts';
import type { Question } from '../core/question.ts';
import { drawInt, type RngState } from '../core/random.ts';
import type { SyncSeatAgent } from '../runtime/match-runner.ts';

/** Takes any option, each with the same chance, from a random stream of its own. */
export const randomAgent = (rng: RngState): SyncSeatAgent => {
  let stream = rng;
  return {
    act: ({ decision: { options } }) => {
      const [pick, next] = drawInt(stream, options.length);
      stream = next;
      return options[pick]?.key ?? '';
    },
  };
};

/** Hears a question and its options, the best first: the agent takes the first. */
export type OnChoice = (question: Question, rated: readonly RatedOption[]) => void;

/** The options with their ratings, the best first; of equals the first by key. */
export const bestFirst = (rate: Heuristic, question: Question): readonly RatedOption[] =>
  rateOptions(rate, question).toSorted((a, b) => b.worth - a.worth);

/** Takes the option rated highest; of equals the first by key. */
export const greedyAgent = (rate: Heuristic, onChoice?: OnChoice): SyncSeatAgent => ({
  act: (question) => {
    const rated = bestFirst(rate, question);
    onChoice?.(question, rated);
    return rated[0]?.key ?? '';
  },
});
