import type { Match } from 'gatechart/tools';
import {
  createAgent,
  type MatchSetup,
  type Pending,
  type Player,
  questionOf,
  type Ruleset,
} from 'gatechart/tools';

/** An agent that plays one seat of an environment. */
export interface Opponent {
  /** As `createAgent` names agents, such as `ismcts:30`. */
  readonly agent: string;
  readonly player: Player;
}

/** An agent of its own for each decision, so that a copy of a match, or a saved one, goes on as the match itself. */
const agentOf = ({ agent, player }: Opponent, ruleset: Ruleset, { seed, index }: MatchSetup, since: number) =>
  createAgent(agent, { ruleset, player, seed, index, since });

/** Throws as `createAgent`, also for an agent that thinks by the clock. */
export const checkOpponent = (opponent: Opponent, ruleset: Ruleset, setup: MatchSetup): void => {
  agentOf(opponent, ruleset, setup, 0);
};

/** The key that an opponent answers with, after so many answers before. */
export const opponentAnswer = (
  opponent: Opponent,
  {
    match,
    open,
    setup,
    answered,
  }: {
    readonly match: Match;
    readonly open: Pending;
    readonly setup: MatchSetup;
    readonly answered: number;
  },
): string => agentOf(opponent, match.ruleset, setup, answered).act(questionOf(match, open));
