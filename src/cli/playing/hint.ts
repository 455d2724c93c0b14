import { createAgent } from '../../agents/agents.ts';
import type { RatedOption } from '../../agents/greedy/rating.ts';
import { GatechartError } from '../../kernel/error.ts';
import type { Question } from '../../runtime/drive.ts';

/** The options as the agent greedy rates them, the best first; none where it does not know the ruleset. */
export const greedyAdvice = (ruleset: string, question: Question): readonly RatedOption[] => {
  let heard: readonly RatedOption[] = [];
  const seat = {
    ruleset,
    player: question.player,
    seed: 0,
    index: 0,
    since: 0,
    onChoice: (_: Question, rated: readonly RatedOption[]) => {
      heard = rated;
    },
  };
  try {
    createAgent('greedy', seat).act(question);
  } catch (error) {
    if (error instanceof GatechartError && error.code === 'AGENT_UNFIT') return [];
    throw error;
  }
  return heard;
};
