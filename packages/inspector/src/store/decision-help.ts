import { createAgent } from '../../../../src/agents/agents.ts';
import { GatechartError } from '../../../../src/core/errors.ts';
import type { RatedOption } from '../../../../src/core/adapters/heuristic.ts';
import type { LocalizedText } from '../../../../src/core/narration.ts';
import type { Ruleset } from '../../../../src/core/ruleset-2.ts';
import type { MatchQuestion } from '../../../../src/runtime/match-runner.ts';
import type { Trace } from '../trace/trace.ts';

/** An answer with the reason for it, if the agent gives one. */
export interface Advice {
  readonly key: string;
  readonly reason: LocalizedText | undefined;
}

/**
 * What an agent would answer to a question; `since`: how many were answered before. An agent that does not know the
 * ruleset is replaced by the one that takes any option.
 */
export const adviceOn = (
  ruleset: Ruleset,
  question: MatchQuestion,
  since: number,
  agent: 'greedy' | 'random',
): Advice => {
  let best: RatedOption | undefined;
  const seat = {
    ruleset,
    player: question.player,
    seed: 1,
    index: 0,
    since,
    onChoice: (_: unknown, rated: readonly RatedOption[]) => {
      best = rated[0];
    },
  };
  try {
    const key = createAgent(agent, seat).act(question);
    return { key, reason: best?.reason };
  } catch (error) {
    if (!(error instanceof GatechartError) || error.code !== 'AGENT_UNFIT') throw error;
    return { key: createAgent('random', seat).act(question), reason: undefined };
  }
};

/** What an agent would answer to the question a film ends a scene with; `undefined` where nobody is asked. */
export const adviceAt = (film: Trace, scene: number, agent: 'greedy' | 'random'): Advice | undefined => {
  const { visibleDecision: shown, end } = film.segments[scene] ?? {};
  const game = film.moments[(end ?? 0) - 1]?.game;
  if (shown === undefined || game === undefined) return undefined;
  const { player } = shown;
  const question = { player, decision: shown, view: () => film.ruleset.view(game, player) };
  return adviceOn(film.ruleset, question, scene, agent);
};
