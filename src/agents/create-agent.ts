import { GatechartError } from '../core/errors.ts';
import type { RngState } from '../core/random.ts';
import type { SyncSeatAgent } from '../runtime/match-runner.ts';
import type { Agent } from './agent-2.ts';
import type { Budget } from './budget.ts';
import { chanceFrom } from './agent.ts';
import type { OnChoice } from './greedy.ts';

/** An agent with its budget and its stream, as the driver of a match asks it. */
export const bindAgent = (
  agent: Agent,
  budget: Budget,
  stream: RngState,
  onChoice?: OnChoice,
): SyncSeatAgent => {
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
