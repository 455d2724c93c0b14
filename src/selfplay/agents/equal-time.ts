import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Agent,
  DEFAULT_BUDGET,
  isCommandAgent,
  readAgentName,
  withSimulations,
} from '../../agents/agent.ts';
import { takesBudget } from '../../agents/create-agent.ts';
import { GatechartError } from '../../core/errors.ts';
import type { PlayerAgent } from '../outcome.ts';
import { jobOf, type Plan } from '../plan.ts';
import { playJob } from '../play-match.ts';
import { checkHypotheses } from '../statistics/paired-test.ts';
import {
  agentFor,
  agentsOfBuilds,
  CpuMeter,
  checkAgent,
  perDecision,
  splitName,
  type Usage,
} from './match-agents.ts';

/** Matches of the first agent against itself in which the others are asked as well. */
const MATCHES = 3;

const MAX_SIMULATIONS = 9_999_999;

/** What measuring needs. */
export interface MeasureContext {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Milliseconds of processor time of this thread. */
  readonly processor: () => number;
  readonly stop: AbortSignal;
  /** Hears what was measured of agents with the budgets that they had, match by match. */
  readonly onMeasured?: (usage: Usage) => void;
}

const refused = (reason: string): GatechartError => new GatechartError('BAD_VALUE', '--equal-time', reason);

const simulationsOf = (name: string): number =>
  readAgentName(splitName(name).agent).simulations ?? DEFAULT_BUDGET.simulations;

const withBudget = (name: string, simulations: number): string => {
  const { build, agent } = splitName(name);
  return `${build}${withSimulations(agent, simulations)}`;
};

/** Throws `BAD_VALUE` for agents whose budgets cannot be measured against each other. */
const checkMeasurable = (plan: Plan): void => {
  const { agents } = plan;
  checkHypotheses(plan);
  for (const name of agents) {
    if (isCommandAgent(name))
      throw refused(`${name} runs in its own process, so its time cannot be measured`);
    const { agent } = splitName(name);
    if (readAgentName(agent).milliseconds !== undefined)
      throw refused(`${name} already has a budget in milliseconds`);
    checkAgent(name, plan);
    if (!takesBudget(agent)) throw refused(`${name} does not search, so it has no budget`);
  }
  const kinds = new Set(agents.map((name) => withBudget(name, 1)));
  if (kinds.size < 2 || kinds.size < agents.length) {
    throw refused(`the two agents must search in different ways, not ${agents.join(', ')}`);
  }
};

/** All of the agents are asked, from the one on whose turn it is to be asked first; the first of them is followed. */
const followingFirst = (
  agents: readonly PlayerAgent[],
  turn: () => number,
  stop: AbortSignal,
): PlayerAgent => ({
  act: async (question) => {
    // A signal is heard between two turns of the event loop.
    await nextTurn();
    if (stop.aborted) throw refused('the measurement was stopped');
    const from = turn();
    const keys = agents.map((_, index) => {
      const place = (from + index) % agents.length;
      return [place, (agents[place] as PlayerAgent).act(question)] as const;
    });
    return new Map(keys).get(0) ?? '';
  },
});

/**
 * The agents of a plan with budgets in simulations at which each takes as much processor time for a decision as the first with
 * its own, asked the same questions: those of matches of the first against itself, which are none of the run. Nothing where
 * it was stopped. Throws `BAD_VALUE`, as `checkAgent`, and what a match fails for.
 */
export const agentsAtEqualTime = async (
  plan: Plan,
  { clock, processor, stop, onMeasured }: MeasureContext,
): Promise<readonly string[] | undefined> => {
  checkMeasurable(plan);
  const [first = ''] = plan.agents;
  const externalAgents = new Map<string, Agent>();
  let agents = plan.agents;
  let questions = 0;
  const turn = (): number => {
    questions += 1;
    return questions;
  };
  for (let match = 0; match < MATCHES; match += 1) {
    const meter = new CpuMeter(processor);
    for (const [name, agent] of await agentsOfBuilds(agents, plan.ruleset)) externalAgents.set(name, agent);
    const job = jobOf({ ...plan, agents: [first] }, plan.games + 2 * match);
    const { failure } = await playJob(plan.ruleset, job, (player, sight) => {
      const seated = agents.map((name) => {
        const named = { ...job, agents: [name, name] } as const;
        return agentFor(plan, named, { clock, externalAgents, meter })(player, sight);
      });
      return followingFirst(seated, turn, stop);
    });
    if (stop.aborted) return undefined;
    if (failure !== undefined) throw new GatechartError(failure.code, '--equal-time', failure.message);
    const usage = meter.take();
    onMeasured?.(usage);
    const taken = (name: string): number => perDecision(usage[name] ?? { decisions: 1, milliseconds: 0 });
    agents = agents.map((name) => {
      if (name === first) return name;
      const scaled = Math.round((simulationsOf(name) * taken(first)) / taken(name));
      return withBudget(name, Math.min(MAX_SIMULATIONS, Math.max(1, scaled || 1)));
    });
  }
  return agents;
};

/** Whether agents are those of another list but for the budgets of all after the first. */
export const areSameButForBudgets = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length &&
  some[0] === others[0] &&
  some.every((name, index) => withBudget(name, 1) === withBudget(others[index] ?? '', 1));
