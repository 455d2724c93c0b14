import type { Agent } from '../../agents/agent-2.ts';
import { agentIds, checkAgentFits, checkAgentName, createAgent, createCustomAgent } from '../../agents/agents.ts';
import { isReproducible } from '../../agents/budget.ts';
import type { Player } from '../../core/decision.ts';
import { GatechartError } from '../../core/errors.ts';
import type { RatedOption } from '../../core/adapters/heuristic.ts';
import { drawInt, rngStream } from '../../core/random.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import type { Match } from '../../runtime/match.ts';
import { isOfBuild } from './match-agents.ts';
import type { CpuMeter } from './effort.ts';
import { checkCommand, externalAgent, isCommandAgent } from '../external-agents/foreign-agent.ts';
import { type Job, type Plan, pairOf } from '../plan-2.ts';
import type { PlayerAgent } from '../play-job.ts';

/** Whether an agent is code that is not of this program: another one, or another build. */
export const isExternal = (name: string): boolean => isCommandAgent(name) || isOfBuild(name);

/** Throws `UNKNOWN_AGENT` and `BAD_VALUE` for names that nobody of ours or no command has, and as `checkAgentFits`. */
export const checkAgent = (name: string, { ruleset, analysis }: Pick<Plan, 'ruleset' | 'analysis'>): void => {
  if (isCommandAgent(name)) checkCommand(name);
  if (isExternal(name)) return;
  checkAgentName(name, analysis);
  checkAgentFits(name, ruleset);
};

/** Throws `BAD_VALUE` for an agent that is brought, and as `checkAgent`. */
export const checkBuiltIn = (name: string, ruleset: Ruleset): void => {
  if (isExternal(name)) {
    throw new GatechartError('BAD_VALUE', name, `only agents of gatechart play here: ${agentIds.join(', ')}`);
  }
  checkAgent(name, { ruleset });
};

/** Whether a run repeats: not with an agent that thinks by the clock, or one that is not ours. */
export const isRepeatable = ({ agents }: Pick<Plan, 'agents'>): boolean =>
  agents.every((name) => !isExternal(name) && isReproducible(name));

/** What the agents of a match need beside the match. */
export interface AgentContext {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Agents that are not ours, by the name the plan has for them. */
  readonly externalAgents?: ReadonlyMap<string, Agent>;
  /** Measures the agents that think here. */
  readonly meter?: CpuMeter;
  /** Hears how an agent rated its options. */
  readonly onRated?: (rated: readonly RatedOption[]) => void;
}

const LARGEST_SEED = 0x7fffffff;

/** Seed of what agents that are not ours are told for their chance: what the match is drawn from leads to every card. */
const EXTERNAL_SEED = 0;

/** The agent of a seat of a match. Throws as `createAgent`. */
export const agentFor =
  (
    { ruleset, limit, analysis }: Plan,
    { number, agents, setup }: Job,
    { clock, externalAgents: guests, meter, onRated }: AgentContext,
  ) =>
  (player: Player, sight: () => Match): PlayerAgent => {
    const { edition, decks, seed, index } = setup;
    const name = agents[player];
    if (isCommandAgent(name)) {
      const [own] = drawInt(rngStream(EXTERNAL_SEED, pairOf(number), `agent ${player}`), LARGEST_SEED);
      return externalAgent(name, { ruleset: ruleset.id, edition, player, decks, seed: own, limit });
    }
    const seat = {
      ruleset,
      player,
      seed,
      index,
      since: 0,
      clock,
      ...(analysis && { sight }),
      ...(onRated && { onChoice: (_: unknown, rated: readonly RatedOption[]) => onRated(rated) }),
    };
    const guest = guests?.get(name);
    const agent = guest === undefined ? createAgent(name, seat) : createCustomAgent(guest, seat);
    return meter === undefined ? agent : meter.on(name, agent);
  };
