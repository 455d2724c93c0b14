import type { Player } from '../kernel/decision.ts';
import { GatechartError } from '../kernel/error.ts';
import { rngStream } from '../kernel/rng.ts';
import type { SyncAgent } from '../runtime/drive.ts';
import { rateGateRuler } from './greedy/gate-ruler/rate.ts';
import { greedyAgent, type OnChoice } from './greedy/greedy.ts';
import type { Rate } from './greedy/rating.ts';
import { randomAgent } from './random.ts';

/** Where an agent sits. `seed` and `index` are those of the match. */
export interface Seat {
  readonly ruleset: string;
  readonly player: Player;
  readonly seed: number;
  readonly index: number;
  /** Decisions made before the agent took the seat: 0 in a new match. */
  readonly since: number;
  /** Hears how an agent that rates its options rated them. */
  readonly onChoice?: OnChoice;
}

const ratings: Readonly<Record<string, Rate>> = { 'gate-ruler': rateGateRuler as Rate };

const greedy = ({ ruleset, onChoice }: Seat): SyncAgent => {
  const rate = ratings[ruleset];
  if (rate === undefined) {
    throw new GatechartError('AGENT_UNFIT', 'greedy', `the agent does not know how to rate ${ruleset}`);
  }
  return greedyAgent(rate, onChoice);
};

const random = ({ player, seed, index, since }: Seat): SyncAgent =>
  randomAgent(rngStream(seed, index, since === 0 ? `agent ${player}` : `agent ${player} since ${since}`));

const agents: Readonly<Record<string, (seat: Seat) => SyncAgent>> = { greedy, random };

/** The agents that play by themselves. */
export const agentIds: readonly string[] = Object.keys(agents);

/**
 * An agent in its seat. Two agents of the same id in the same seat of the same match act alike.
 * Throws `UNKNOWN_AGENT`, and `AGENT_UNFIT` if it cannot play that ruleset.
 */
export const createAgent = (id: string, seat: Seat): SyncAgent => {
  const create = Object.hasOwn(agents, id) ? agents[id] : undefined;
  if (create === undefined) {
    throw new GatechartError('UNKNOWN_AGENT', id, `there is no agent ${id}; known: ${agentIds.join(', ')}`);
  }
  return create(seat);
};
