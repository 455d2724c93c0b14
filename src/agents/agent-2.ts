import type { Decision, Option, Player } from '../core/decision.ts';
import type { RatedOption } from '../core/adapters/heuristic.ts';
import type { GameState } from '../core/fact.ts';
import type { Match } from '../runtime/match.ts';
import type { Budget } from './budget.ts';
import type { Chance } from './agent.ts';

/** What an agent goes by: its own information and its own chance, and nothing else. */
export interface DecisionRequest<O extends Option = Option> {
  readonly player: Player;
  readonly decision: Decision<O>;
  /** What the player may know of the game. */
  view(): unknown;
  /** The agent's own stream: the same seat of the same match gets the same one. */
  readonly rng: Chance;
  /**
   * A match of its own that goes on from a world which fits the view, with the same question open. Throws `AGENT_UNFIT`
   * where the ruleset imagines no worlds.
   */
  sample(): Match<GameState, O>;
  /** Tells whoever listens how the options were rated, the best first. */
  explain(rated: readonly RatedOption[]): void;
}

/** Someone who plays: chooses the key of an option. */
export interface Agent<O extends Option = Option> {
  act(asked: DecisionRequest<O>, budget: Budget): string;
}
