import type { Asked, WaitingAgent } from '../../agents/agent.ts';
import { checkAgentName } from '../../agents/agents.ts';
import { DEFAULT_BUDGET, readAgentName } from '../../agents/budget.ts';
import { preferredFirst } from '../../agents/net/agent.ts';
import { byKeys } from '../../agents/net/playout.ts';
import { foundInTime } from '../../agents/search/inquiry.ts';
import { bestOf, growing } from '../../agents/search/ismcts.ts';
import { atRandom, type PlayingOn } from '../../agents/search/playout.ts';
import { playoutFor } from '../../agents/search/playouts.ts';
import { GatechartError } from '../../kernel/error.ts';
import type { RatedOption } from '../../kernel/faces/rating.ts';
import type { Question } from '../../kernel/question.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { BatchedNet } from './batched-net.ts';

const rated = async (net: BatchedNet, question: Question): Promise<readonly RatedOption[]> =>
  preferredFirst(question.decision.options, await net.shares(question));

/** The key of the option that a net prefers. */
export const preferredOption = async (net: BatchedNet, question: Question): Promise<string> =>
  (await rated(net, question))[0]?.key ?? '';

/** As `netAgent`. */
const preferring = (net: BatchedNet): WaitingAgent => ({
  act: async (asked) => {
    const options = await rated(net, asked);
    asked.explain(options);
    return options[0]?.key ?? '';
  },
});

/** How worlds are played on where a net says what they come to; without an evaluation, which says how far, it says so at once. */
const playingOn = (ruleset: Ruleset): PlayingOn =>
  ruleset.evaluation === undefined
    ? { isFarEnough: () => true, most: 0, policy: atRandom }
    : playoutFor(ruleset);

/** As `ismctsAgent` by `netPlayout`. */
const searching = (net: BatchedNet, ruleset: Ruleset, simulations: number): WaitingAgent => {
  const playing = playingOn(ruleset);
  const guideFor = async (asked: Asked) => {
    if (ruleset.evaluation?.isGuided !== true) return undefined;
    const shares = byKeys(asked.decision.options, await net.shares(asked));
    return () => shares;
  };
  return {
    act: async (asked) => {
      const guide = await guideFor(asked);
      const inquiry = growing(asked, { simulations }, { ...playing, ...(guide && { guide }) });
      return bestOf(asked, await foundInTime(inquiry, (game) => net.worth(game)));
    },
  };
};

/** Throws as `checkAgentName`, and `BAD_VALUE` for the name of an agent that does not play by a net in an ONNX file. */
export const checkBatched = (name: string): void => {
  checkAgentName(name);
  const { id, milliseconds, withNet } = readAgentName(name);
  if (id === 'net' || (id === 'ismcts' && withNet && milliseconds === undefined)) return;
  throw new GatechartError('BAD_VALUE', name, 'by a net in an ONNX file play net and ismcts:100:net');
};

/** An agent that goes by a net in batches: `net` or `ismcts:100:net`. Throws as `checkBatched`. */
export const batchedAgent = (name: string, net: BatchedNet, ruleset: Ruleset): WaitingAgent => {
  checkBatched(name);
  const { id, simulations = DEFAULT_BUDGET.simulations } = readAgentName(name);
  return id === 'net' ? preferring(net) : searching(net, ruleset, simulations);
};
