import type { Agent } from '../agents/agent.ts';
import { defaultDecks, getEdition } from '../core/match-setup.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { inlineRunner, runPlan } from './runner.ts';
import type { Summary } from './summary.ts';

/** A custom agent with its name. */
export interface OwnAgent extends Agent {
  readonly name: string;
}

/** The settings of a selfplay run. Defaults are those of `gatechart selfplay`. */
export interface Selfplay {
  /** Names of built-in agents, such as `ismcts:200`, or custom agents. A single agent plays against itself. */
  readonly agents: readonly (string | OwnAgent)[];
  readonly ruleset: Ruleset;
  readonly edition?: string;
  readonly decks?: readonly string[];
  /** The number of matches, an even number. Default: 100. */
  readonly games?: number;
  readonly seed?: number;
}

const nameOf = (agent: string | OwnAgent): string => (typeof agent === 'string' ? agent : agent.name);

/**
 * Plays matches in this process, one after the other, and returns their summary. Throws `GatechartError`:
 * `UNKNOWN_EDITION`, `UNKNOWN_DECK`, `UNKNOWN_AGENT`, `BAD_VALUE`.
 */
export const selfplay = async ({ agents, games = 100, seed = 1, ...rest }: Selfplay): Promise<Summary> => {
  const { ruleset } = rest;
  const plan = {
    ruleset,
    edition: getEdition(ruleset, rest.edition),
    agents: agents.map(nameOf),
    decks: rest.decks ?? defaultDecks(ruleset),
    games,
    seed,
    limit: 10_000,
  };
  const externalAgents = new Map(
    agents.flatMap((agent) => (typeof agent === 'string' ? [] : [[agent.name, agent] as const])),
  );
  const { summary } = await runPlan(plan, {
    runner: inlineRunner(),
    withTrajectories: false,
    externalAgents,
    clock: () => performance.now(),
    stop: new AbortController().signal,
  });
  return summary;
};
