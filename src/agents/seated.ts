import { GatechartError } from '../kernel/error.ts';
import type { RngState } from '../kernel/rng.ts';
import type { MatchQuestion } from '../runtime/drive.ts';
import type { Asked } from './agent.ts';
import type { Budget } from './budget.ts';
import { chanceFrom } from './chance.ts';
import type { OnChoice } from './greedy/greedy.ts';

/** An agent with its budget and its stream, as the driver of a match asks it. */
export const seated = <Key extends string | Promise<string>>(
  agent: { act(asked: Asked, budget: Budget): Key },
  budget: Budget,
  stream: RngState,
  onChoice?: OnChoice,
): { act(question: MatchQuestion): Key } => {
  const rng = chanceFrom(stream);
  return {
    act: (question) => {
      const { player, decision, view, sample } = question;
      return agent.act(
        {
          player,
          decision,
          view,
          rng,
          sample: () => {
            if (sample === undefined) {
              throw new GatechartError('AGENT_UNFIT', `seat ${player}`, 'this ruleset imagines no worlds');
            }
            return sample(rng.stream());
          },
          explain: (rated) => onChoice?.(question, rated),
        },
        budget,
      );
    },
  };
};
