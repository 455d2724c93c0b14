import type { Player } from '../core/decision.ts';
import { GatechartError, unknownId } from '../core/errors.ts';
import { rngStream } from '../core/random.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Match } from '../runtime/match.ts';
import type { MatchQuestion, SyncSeatAgent } from '../runtime/match-runner.ts';
import {
  type Agent,
  type Budget,
  type Chance,
  chanceFrom,
  DEFAULT_BUDGET,
  type DecisionRequest,
  readAgentName,
  resultOf,
  type SteppedAgent,
} from './agent.ts';
import { greedyAgent, type OnChoice, randomAgent } from './baselines.ts';
import { hiddenCardsOf } from './hidden-cards.ts';
import { netOf } from './net/net.ts';
import { netAgent, netPlayout } from './net/net-agent.ts';
import { forestAgent, ismctsAgent, oracleAgent, type TreeMaker } from './search/ismcts.ts';
import { flatAgent } from './search/monte-carlo.ts';
import { type Playout, playoutFor } from './search/playout.ts';

/** What an agent is asked, with that random stream. `hiddenCards`: as in a request. */
export const requestFor = (
  question: MatchQuestion,
  rng: Chance,
  onChoice?: OnChoice,
  hiddenCards?: DecisionRequest['hiddenCards'],
): DecisionRequest => {
  const { player, decision, view, sample } = question;
  return {
    player,
    decision,
    view,
    rng,
    sample: () => {
      if (sample === undefined) {
        throw new GatechartError(
          'AGENT_UNFIT',
          `player ${player}`,
          'a search needs a ruleset that can determinize positions, and this ruleset cannot',
        );
      }
      return sample(rng.stream());
    },
    apart: (stream) => requestFor(question, chanceFrom(stream), onChoice, hiddenCards),
    ...(hiddenCards && { hiddenCards }),
    explain: (rated) => onChoice?.(question, rated),
  };
};

/** Where an agent sits. `seed` and `index` are those of the match. */
export interface AgentSeat {
  readonly ruleset: Ruleset;
  readonly player: Player;
  readonly seed: number;
  readonly index: number;
  /** Decisions made before the agent took the seat: 0 in a new match. */
  readonly since: number;
  /** Hears how an agent that rates its options rated them. */
  readonly onChoice?: OnChoice;
  /** Whether a search tells `onChoice` which hidden cards it fears. It takes more time, and chooses the same. */
  readonly explains?: boolean;
  /** Milliseconds, for agents that think by the clock. */
  readonly clock?: () => number;
  /** A match that goes on from where the real one stands, with all that is hidden: for who cheats, in an analysis alone. */
  readonly sight?: () => Match;
  /** Where trees of a search with several grow at the same time; absent: here, one after another. */
  readonly threads?: SearchThreads;
}

/** Threads in which trees grow. What a search comes to is the same without them. */
export interface SearchThreads {
  /** Makes trees for that question, by an agent of that name. `explains`: as in a seat. */
  treesFor(name: string, question: MatchQuestion, explains: boolean): TreeMaker;
}

/** The agent that cheats. */
export const ORACLE = 'oracle';

const ratingOf = ({ id, rating }: Ruleset) => {
  if (rating === undefined) {
    throw new GatechartError(
      'AGENT_UNFIT',
      'greedy',
      `the ruleset ${id} has no heuristic, and this agent needs a heuristic`,
    );
  }
  return rating;
};

const greedy = ({ ruleset, onChoice }: AgentSeat): SyncSeatAgent => greedyAgent(ratingOf(ruleset), onChoice);

const streamOf = ({ player, seed, index, since }: AgentSeat) =>
  rngStream(seed, index, since === 0 ? `agent ${player}` : `agent ${player} since ${since}`);

const plain: Readonly<Record<string, (seat: AgentSeat) => SyncSeatAgent>> = {
  greedy,
  net: ({ ruleset, onChoice }) => netAgent(netOf(ruleset), onChoice),
  random: (seat) => randomAgent(streamOf(seat)),
};

/** Whether an agent makes no random choices: it always selects the same action in the same position. */
export const isDeterministic = (name: string): boolean => ['greedy', 'net'].includes(name);

const searching: Readonly<Record<string, (playout: Playout) => SteppedAgent>> = {
  flat: flatAgent,
  ismcts: ismctsAgent,
};

/** The search that can have several trees. */
const GROWS_TREES = 'ismcts';

/** How a search of that name plays worlds on: by the net of the ruleset, or by its rules of thumb. */
export const playoutOf = (name: string, ruleset: Ruleset): Playout =>
  readAgentName(name).withNet ? netPlayout(netOf(ruleset), ruleset) : playoutFor(ruleset);

/** Whether an agent goes by the net of a ruleset. */
export const usesNet = (name: string): boolean => {
  const { id, withNet = false } = readAgentName(name);
  return id === 'net' || withNet;
};

/** The agents that play by themselves. */
export const agentIds: readonly string[] = [...Object.keys(plain), ...Object.keys(searching)];

const unknown = (id: string): GatechartError => unknownId('UNKNOWN_AGENT', id, 'agent', id, agentIds);

const needsAnalysis = (name: string): GatechartError =>
  new GatechartError(
    'ORACLE_NEEDS_ANALYSIS',
    name,
    'the agent sees hidden cards, so it can play only with --analysis',
  );

/** Whether an agent can think more or less, as those do that search. */
export const takesBudget = (name: string): boolean => !Object.hasOwn(plain, readAgentName(name).id);

/**
 * Throws `UNKNOWN_AGENT` for the name of an agent that is not there, `BAD_VALUE` for a budget that it cannot have,
 * `ORACLE_NEEDS_ANALYSIS` for the one that cheats anywhere but in an analysis.
 */
export const checkAgentName = (name: string, isAnalysis = false): void => {
  const { id, ...budget } = readAgentName(name);
  if (budget.trees !== undefined && id !== GROWS_TREES) {
    throw new GatechartError('BAD_VALUE', name, `the agent ${id} grows no trees; leave out x${budget.trees}`);
  }
  if (id === ORACLE) {
    if (isAnalysis) return;
    throw needsAnalysis(name);
  }
  if (!agentIds.includes(id)) throw unknown(id);
  if (!takesBudget(id) && Object.keys(budget).length > 0) {
    throw new GatechartError('BAD_VALUE', name, `the agent ${id} does not search, so it accepts no budget`);
  }
};

/**
 * Throws `AGENT_UNFIT` for an agent that cannot play that ruleset: one that rates options which nobody rates, searches
 * worlds which nobody imagines, or goes by a net where there is none; and as `netOf`.
 */
export const checkAgentFits = (name: string, ruleset: Ruleset): void => {
  const { id } = readAgentName(name);
  if (id === 'greedy') ratingOf(ruleset);
  if (usesNet(name)) netOf(ruleset);
  if (Object.hasOwn(searching, id) && ruleset.determinize === undefined) {
    throw new GatechartError(
      'AGENT_UNFIT',
      id,
      `this agent must determinize positions, and the ruleset ${ruleset.id} cannot do this`,
    );
  }
};

/** Whether an agent can play that ruleset. Throws as `checkAgentName`. */
export const isFit = (name: string, ruleset: Ruleset): boolean => {
  checkAgentName(name);
  try {
    checkAgentFits(name, ruleset);
    return true;
  } catch (error) {
    if (error instanceof GatechartError) return false;
    throw error;
  }
};

const budgetOf = (name: string, clock: AgentSeat['clock']): Budget => {
  const { simulations, milliseconds } = readAgentName(name);
  if (simulations !== undefined) return { simulations };
  if (milliseconds === undefined) return DEFAULT_BUDGET;
  if (clock === undefined) {
    throw new GatechartError(
      'BAD_VALUE',
      name,
      'this command accepts no budget in milliseconds; use a number of simulations, such as ismcts:400',
    );
  }
  return { milliseconds, clock };
};

const requestIn = (
  { ruleset, player, onChoice, explains }: AgentSeat,
  question: MatchQuestion,
  rng: Chance,
): DecisionRequest =>
  requestFor(question, rng, onChoice, explains === true ? hiddenCardsOf(ruleset, player) : undefined);

/** An agent of anybody's in its seat, with a stream of its own. */
export const createCustomAgent = (
  agent: Agent,
  seat: AgentSeat,
  budget: Budget = DEFAULT_BUDGET,
): SyncSeatAgent => {
  const rng = chanceFrom(streamOf(seat));
  return { act: (question) => agent.act(requestIn(seat, question, rng), budget) };
};

/** A search in its seat. `agentFor`: the one for a question. */
const bindSearch = (
  name: string,
  seat: AgentSeat,
  agentFor: (question: MatchQuestion) => SteppedAgent,
): SyncSeatAgent => {
  const budget = budgetOf(name, seat.clock);
  const rng = chanceFrom(streamOf(seat));
  const steps = (question: MatchQuestion) => agentFor(question).steps(requestIn(seat, question, rng), budget);
  return { steps, act: (question) => resultOf(steps(question)) };
};

/**
 * An agent in its seat, named as `ismcts` or, with a budget, `ismcts:400`. Two agents of the same name in the same seat of
 * the same match act alike unless they think by the clock. Throws as `checkAgentName`, and `AGENT_UNFIT` if it cannot
 * play that ruleset.
 */
export const createAgent = (name: string, seat: AgentSeat): SyncSeatAgent => {
  const { sight } = seat;
  checkAgentName(name, sight !== undefined);
  const { id, trees = 1 } = readAgentName(name);
  if (id === ORACLE && sight !== undefined) {
    const cheat = oracleAgent(playoutOf(name, seat.ruleset), sight);
    return createCustomAgent(cheat, seat, budgetOf(name, seat.clock));
  }
  const search = Object.hasOwn(searching, id) ? searching[id] : undefined;
  if (search !== undefined) {
    const { threads, explains = false } = seat;
    const playout = playoutOf(name, seat.ruleset);
    const agent = search(playout);
    return bindSearch(name, seat, (question) =>
      trees > 1 ? forestAgent(playout, trees, threads?.treesFor(name, question, explains)) : agent,
    );
  }
  return (plain[id] as (seat: AgentSeat) => SyncSeatAgent)(seat);
};

/** The built-in agents: their ids, and the function that creates one. */
export const agents = { ids: agentIds, create: createAgent } as const;
