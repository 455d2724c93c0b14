import { type Agent, chanceFrom, type DecisionRequest } from '../../../src/agents/agent.ts';
import { requestFor } from '../../../src/agents/create-agent.ts';
import type { RatedOption } from '../../../src/core/adapters/heuristic.ts';
import { rngStream } from '../../../src/core/random.ts';
import type { Match } from '../../../src/runtime/match.ts';
import { questionOf } from '../../../src/runtime/match-runner.ts';

/** What an agent is asked in a match. */
export const askedIn = (
  match: Match,
  seed: number,
  explain: DecisionRequest['explain'] = () => {},
): DecisionRequest => {
  const open = match.pending();
  if (open === undefined) throw new Error('nobody is asked');
  return requestFor(questionOf(match, open), chanceFrom(rngStream(seed, 0, 'agent')), (_, rated) =>
    explain(rated),
  );
};

/** What an agent answers to the open question of a match, and how it rated the options. */
export const consulted = (agent: Agent, match: Match, simulations: number, seed: number) => {
  let rated: readonly RatedOption[] = [];
  const key = agent.act(
    askedIn(match, seed, (heard) => {
      rated = heard;
    }),
    { simulations },
  );
  return { key, rated };
};
