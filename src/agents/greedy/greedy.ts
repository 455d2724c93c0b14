import type { Option } from '../../kernel/decision.ts';
import type { Question, SyncAgent } from '../../runtime/drive.ts';
import type { Rate, RatedOption } from './rating.ts';

/** Hears a question and its options, the best first: the agent takes the first. */
export type OnChoice = (question: Question, rated: readonly RatedOption[]) => void;

/** Takes the option rated highest; of equals the first by key. */
export const greedyAgent = <O extends Option>(rate: Rate<O>, onChoice?: OnChoice): SyncAgent<O> => ({
  act: (question) => {
    const rateOption = rate(question);
    const rated = question.decision.options
      .map((option) => ({ key: option.key, ...rateOption(option) }))
      .sort((a, b) => b.worth - a.worth);
    onChoice?.(question, rated);
    return rated[0]?.key ?? '';
  },
});
