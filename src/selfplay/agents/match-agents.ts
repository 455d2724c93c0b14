import { pathToFileURL } from 'node:url';
import { type Agent, type Budget, isReproducible } from '../../agents/agent.ts';
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
import { moduleOfBuild } from '../../package-files.ts';
import { LeanMatch } from '../../runtime/lean-match.ts';
import type { Match } from '../../runtime/match.ts';
import { checkCommand, externalAgent, isCommandAgent } from '../external-agents/external-agent.ts';
import { type Job, type Plan, pairOf } from '../plan.ts';
import type { PlayerAgent } from '../play-match.ts';
import type { CpuMeter } from './cpu-usage.ts';

/** Searching agents of another build of this program: `build:../before:ismcts:100`. */
const NAME = /^build:([^:]+):(flat|ismcts):([1-9]\d{0,6})$/;

/** Whether an agent is named as one of another build. */
export const isOfBuild = (name: string): boolean => name.startsWith('build:');

/** The name of an agent apart from that of the build that has it; of this one, nothing. */
export const splitName = (name: string): { readonly build: string; readonly agent: string } => {
  const [, build = '', agent = name] = /^(build:[^:]+:)(.+)$/.exec(name) ?? [];
  return { build, agent };
};

type Modules = Readonly<Record<string, (playout: unknown) => Agent>> & {
  readonly rulesets: ReadonlyMap<string, Ruleset>;
  readonly playoutFor: (ruleset: Ruleset) => unknown;
  readonly LeanMatch: object;
};

/** Lets a build take our matches for its own: it forks them as ours are forked, and does not run our charts by its own runtime. */
const acceptOurMatches = (theirs: object): void => {
  if (theirs === LeanMatch) return;
  Object.defineProperty(theirs, Symbol.hasInstance, {
    value: (match: unknown) => match instanceof LeanMatch,
    configurable: true,
  });
};

/** The agent as that build has it: its search, and how its own ruleset rates options and weighs positions. */
const loadBuildAgent = async (name: string, ruleset: string): Promise<Agent> => {
  const [, folder, id, simulations] = NAME.exec(name) ?? [];
  if (folder === undefined) {
    throw new GatechartError('BAD_VALUE', name, 'it names no agent of a build: build:../before:ismcts:100');
  }
  const load = async <Key extends keyof Modules>(file: string): Promise<Pick<Modules, Key>> => {
    const path = moduleOfBuild(folder, file);
    if (path === undefined)
      throw new GatechartError('NO_BUILD', folder, `there is no built gatechart with ${file} in it`);
    return import(pathToFileURL(path).href);
  };
  const { rulesets } = await load<'rulesets'>('registry.js');
  const { playoutFor } = await load<'playoutFor'>('agents/search/playouts.js');
  acceptOurMatches((await load<'LeanMatch'>('runtime/lean-match.js')).LeanMatch);
  const create = (await load(`agents/search/${id}.js`))[`${id}Agent`];
  const own = rulesets.get(ruleset);
  if (own === undefined || create === undefined) {
    throw new GatechartError('NO_BUILD', folder, `the build has no ${own === undefined ? ruleset : id}`);
  }
  const agent = create(playoutFor(own));
  const budget: Budget = { simulations: Number(simulations) };
  return { act: (asked) => agent.act(asked, budget) };
};

/** The agents of a plan that are of other builds, by their names. Throws `BAD_VALUE` and `NO_BUILD`. */
export const agentsOfBuilds = async (
  names: readonly string[],
  { id }: Ruleset,
): Promise<ReadonlyMap<string, Agent>> => {
  const own = names.filter(isOfBuild);
  return new Map(await Promise.all(own.map(async (name) => [name, await loadBuildAgent(name, id)] as const)));
};

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
