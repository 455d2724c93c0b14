import { createAgent } from '../../agents/create-agent.ts';
import { choiceSentence, costSentence } from '../../agents/explanation.ts';
import type { RatedOption } from '../../core/adapters/heuristic.ts';
import type { Language } from '../../core/narration.ts';
import type { Match, Pending } from '../../runtime/match.ts';
import { questionOf } from '../../runtime/match-runner.ts';
import { checkBuiltIn } from '../../selfplay/agents/match-agents.ts';

/** Where an agent would take its seat: the seed and the number of its match, and the decisions made before. */
export interface SeatOfMatch {
  readonly seed: number;
  readonly index: number;
  readonly since: number;
}

/** What an agent would choose, and how it rates the options, the best first; no ratings of an agent that rates none. */
export interface AgentChoice {
  readonly name: string;
  readonly key: string;
  readonly rated: readonly RatedOption[];
}

/**
 * What an agent would choose in a match as it stands: its answer if `gatechart play` resumed the match with it. Throws as
 * `createAgent`.
 */
export const agentChoice = (name: string, match: Match, open: Pending, seat: SeatOfMatch): AgentChoice => {
  checkBuiltIn(name, match.ruleset);
  let rated: readonly RatedOption[] = [];
  const agent = createAgent(name, {
    ...seat,
    ruleset: match.ruleset,
    player: open.decision.player,
    explains: true,
    onChoice: (_, options) => {
      rated = options;
    },
  });
  return { name, key: agent.act(questionOf(match, open)), rated };
};

/** The choice in sentences: why the agent makes it, and what the action `asked` would cost instead. */
export const choiceSentences = (
  { name, key, rated }: AgentChoice,
  asked: string | undefined,
  language: Language,
): readonly string[] => {
  const cost = asked === undefined ? undefined : costSentence(asked, rated, language);
  return [choiceSentence(name, key, rated, language), ...(cost === undefined ? [] : [cost])];
};
