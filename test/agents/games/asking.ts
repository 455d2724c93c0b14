import { type Agent, chanceFrom, type DecisionRequest } from '../../../src/agents/agent.ts';
import { requestFor } from '../../../src/agents/create-agent.ts';
import { hiddenCardsOf } from '../../../src/agents/hidden-cards.ts';
import type { RatedOption } from '../../../src/core/adapters/heuristic.ts';
import { rngStream } from '../../../src/core/random.ts';
import type { Match } from '../../../src/runtime/match.ts';
import { questionOf } from '../../../src/runtime/match-runner.ts';

/** What an agent is asked in a match. */
export const askedIn = (
  match: Match,
  seed: number,
  explain: DecisionRequest['explain'] = () => {},
  explains = false,
): DecisionRequest => {
  const open = match.pending();
  if (open === undefined) throw new Error('nobody is asked');
  return requestFor(
    questionOf(match, open),
    chanceFrom(rngStream(seed, 0, 'agent')),
    (_, rated) => explain(rated),
    explains ? hiddenCardsOf(match.ruleset, open.decision.player) : undefined,
  );
};

/** What an agent answers to the open question of a match, and how it rated the options; `explains`: with its fears. */
export const consulted = (
  agent: Agent,
  match: Match,
  simulations: number,
  seed: number,
  explains = false,
) => {
  let rated: readonly RatedOption[] = [];
  const key = agent.act(
    askedIn(
      match,
      seed,
      (heard) => {
        rated = heard;
      },
      explains,
    ),
    { simulations },
  );
  return { key, rated };
};
