import type { Agent } from '../../../../src/agents/agent.ts';
import { ismctsAgent } from '../../../../src/agents/search/ismcts.ts';
import { playoutFor } from '../../../../src/agents/search/playout.ts';
import { resumeMatch } from '../../../../src/runtime/start.ts';
import { consulted } from '../../games/asking.ts';
import type { Tactic } from './tactic.ts';

/** The search as it plays by name. */
export const searchOf = ({ ruleset }: Tactic): Agent => ismctsAgent(playoutFor(ruleset));

/** Seeds with which an agent does not give one of the best answers. */
export const missedBy = (
  agent: Agent,
  { ruleset, position, best }: Tactic,
  simulations: number,
  seeds: readonly number[],
): readonly number[] =>
  seeds.filter((seed) => {
    const match = resumeMatch(ruleset, position, { runtime: 'lean' });
    return !best.includes(consulted(agent, match, simulations, seed).key);
  });
