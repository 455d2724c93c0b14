import {
  type Agent,
  COMMAND,
  isCommandAgent,
  isExternal,
  isOfBuild,
  isReproducible,
} from '../../agents/agent.ts';
import {
  agentIds,
  checkAgentFits,
  checkAgentName,
  createAgent,
  createCustomAgent,
} from '../../agents/create-agent.ts';
import type { RatedOption } from '../../core/adapters/heuristic.ts';
import type { Player } from '../../core/decision.ts';
import { GatechartError } from '../../core/errors.ts';
import { drawInt, rngStream } from '../../core/random.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import type { Match } from '../../runtime/match.ts';
import type { SeatAgent } from '../../runtime/match-runner.ts';
import { absoluteCommand, externalAgent, filesIn } from '../external-agents/external-agent.ts';
import type { PlayerAgent } from '../outcome.ts';
import { type Job, type Plan, pairOf } from '../plan.ts';
import { loadBuildAgent } from './build-agents.ts';

/** The files that the command of an agent names. */
export const programFiles = (name: string): readonly string[] =>
  filesIn(absoluteCommand(name.slice(COMMAND.length), process.cwd()));

/** The name of an agent apart from that of the build that has it; of this one, nothing. */
export const splitName = (name: string): { readonly build: string; readonly agent: string } => {
  const [, build = '', agent = name] = /^(build:[^:]+:)(.+)$/.exec(name) ?? [];
  return { build, agent };
};

/** The agents of a plan that are of other builds, by their names. Throws `BAD_VALUE` and `NO_BUILD`. */
export const agentsOfBuilds = async (
  names: readonly string[],
  { id }: Ruleset,
): Promise<ReadonlyMap<string, Agent>> => {
  const own = names.filter(isOfBuild);
  return new Map(await Promise.all(own.map(async (name) => [name, await loadBuildAgent(name, id)] as const)));
};

/** Throws `UNKNOWN_AGENT` and `BAD_VALUE` for names that nobody of ours or no command has, and as `checkAgentFits`. */
export const checkAgent = (name: string, { ruleset, analysis }: Pick<Plan, 'ruleset' | 'analysis'>): void => {
  if (isCommandAgent(name) && name.slice(COMMAND.length).trim() === '') {
    throw new GatechartError('BAD_VALUE', name, 'cmd: needs a command, such as cmd:python3 bot.py');
  }
  if (isExternal(name)) return;
  checkAgentName(name, analysis);
  checkAgentFits(name, ruleset);
};

/** Throws `BAD_VALUE` for an agent that is brought, and as `checkAgent`. */
export const checkBuiltIn = (name: string, ruleset: Ruleset): void => {
  if (isExternal(name)) {
    throw new GatechartError(
      'BAD_VALUE',
      name,
      `this command accepts only built-in agents: ${agentIds.join(', ')}`,
    );
  }
  checkAgent(name, { ruleset });
};

/** Whether a run repeats: not with an agent that thinks by the clock, or one that is not ours. */
export const isRepeatable = ({ agents }: Pick<Plan, 'agents'>): boolean =>
  agents.every((name) => !isExternal(name) && isReproducible(name));

/** Of this thread alone, where Node tells it. */
const { threadCpuUsage } = process as { readonly threadCpuUsage?: () => NodeJS.CpuUsage };

/** Whether the processor time of each of so many threads is told: an older Node has only that of the whole process. */
export const isProcessorTimeKnown = (threads: number): boolean =>
  threadCpuUsage !== undefined || threads <= 1;

/** Milliseconds of processor time that this thread has taken; of the whole process where Node tells no more. */
export const processorTime = (): number => {
  const { user, system } = threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
};

/** Decisions of an agent, and the milliseconds of processor time that they took. */
export interface AgentUsage {
  readonly decisions: number;
  readonly milliseconds: number;
}

/** By name of the agent. */
export type Usage = Readonly<Record<string, AgentUsage>>;

/** How long a decision of an agent took on average. */
export const perDecision = ({ decisions, milliseconds }: AgentUsage): number => milliseconds / decisions;

/** What agents took, and more that they took. */
export const addUsage = (usage: Usage, more: Usage): Usage => {
  const sum = { ...usage };
  for (const [name, { decisions, milliseconds }] of Object.entries(more)) {
    const before = sum[name] ?? { decisions: 0, milliseconds: 0 };
    sum[name] = {
      decisions: before.decisions + decisions,
      milliseconds: before.milliseconds + milliseconds,
    };
  }
  return sum;
};

/** Milliseconds of thinking for one measurement: asking for the time takes microseconds, as long as many a decision. */
const MEASURED = 2;

/** Milliseconds that a decision is taken to last at least. */
const SHORTEST = 0.01;

interface Effort extends AgentUsage {
  /** Decisions since the last that was measured. */
  readonly unmeasured: number;
  /** What was told of it. */
  readonly told: AgentUsage;
}

const NONE: AgentUsage = { decisions: 0, milliseconds: 0 };

/**
 * Tells how long agents think in a thread. Short decisions are taken to last as long as the next that is measured. Programs
 * think in a process of their own, and are not measured.
 */
export class CpuMeter {
  readonly #processor: () => number;
  readonly #efforts = new Map<string, Effort>();

  /** `processor`: milliseconds of processor time. */
  constructor(processor: () => number) {
    this.#processor = processor;
  }

  /** What agents took since this was asked last. */
  take(): Usage {
    const usage: Record<string, AgentUsage> = {};
    for (const [name, { decisions, milliseconds, unmeasured, told }] of this.#efforts) {
      if (decisions === told.decisions) continue;
      usage[name] = {
        decisions: decisions - told.decisions,
        milliseconds: milliseconds - told.milliseconds,
      };
      this.#efforts.set(name, { decisions, milliseconds, unmeasured, told: { decisions, milliseconds } });
    }
    return usage;
  }

  /** The same agent, measured under that name; one that waits until it answers, with all that goes on meanwhile. */
  on(name: string, agent: SeatAgent): SeatAgent {
    return {
      act: (question) => {
        const before = this.#efforts.get(name) ?? { ...NONE, unmeasured: 0, told: NONE };
        const unmeasured = before.unmeasured + 1;
        if (before.decisions > 0 && unmeasured * Math.max(SHORTEST, perDecision(before)) < MEASURED) {
          this.#efforts.set(name, { ...before, unmeasured });
          return agent.act(question);
        }
        return this.#measure(name, { ...before, unmeasured }, () => agent.act(question));
      },
    };
  }

  async #measure(
    name: string,
    { decisions, milliseconds, unmeasured, told }: Effort,
    act: () => string | Promise<string>,
  ): Promise<string> {
    // What other threads of the process took is told late, all at once: the first look brings the account up to date.
    this.#processor();
    const began = this.#processor();
    const key = await act();
    this.#efforts.set(name, {
      decisions: decisions + unmeasured,
      milliseconds: milliseconds + unmeasured * (this.#processor() - began),
      unmeasured: 0,
      told,
    });
    return key;
  }
}

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

/** Whether an agent that the plan lists twice plays itself: by other chance in each match of a pair. */
const isListedTwice = (plan: Plan, { agents: [one, other] }: Pick<Job, 'agents'>): boolean =>
  one === other && plan.agents.length > 1;

/** The agent of a seat of a match. Throws as `createAgent`. */
export const agentFor =
  (plan: Plan, { number, agents, setup }: Job, { clock, externalAgents, meter, onRated }: AgentContext) =>
  (player: Player, sight: () => Match): PlayerAgent => {
    const { ruleset, limit, analysis, sandbox } = plan;
    const { edition, decks, seed, index } = setup;
    const name = agents[player];
    if (isCommandAgent(name)) {
      const [own] = drawInt(rngStream(EXTERNAL_SEED, pairOf(number), `agent ${player}`), LARGEST_SEED);
      const seat = { ruleset: ruleset.id, edition, player, decks, seed: own, limit };
      return externalAgent(name.slice(COMMAND.length), seat, sandbox);
    }
    const seat = {
      ruleset,
      player,
      seed,
      index: isListedTwice(plan, { agents }) ? number : index,
      since: 0,
      clock,
      ...(analysis && { sight }),
      ...(onRated && { onChoice: (_: unknown, rated: readonly RatedOption[]) => onRated(rated) }),
    };
    const external = externalAgents?.get(name);
    const agent = external === undefined ? createAgent(name, seat) : createCustomAgent(external, seat);
    return meter === undefined ? agent : meter.on(name, agent);
  };
