import { createAgent, ORACLE } from '../../src/agents/create-agent.ts';
import type { RatedOption } from '../../src/core/adapters/heuristic.ts';
import type { Option } from '../../src/core/decision.ts';
import type { GameState, Position } from '../../src/core/game-state.ts';
import { drawInt, rngStream } from '../../src/core/random.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import type { Match } from '../../src/runtime/match.ts';
import { questionOf } from '../../src/runtime/match-runner.ts';
import { forkMatch, resumeMatch } from '../../src/runtime/start.ts';

/** Every so manyth position of matches played at random, as many as wanted. */
export const positionsOf = <G extends GameState, O extends Option>(
  begin: (seed: number) => Match<G, O>,
  every: number,
  wanted: number,
): readonly Position<G>[] => {
  const found: Position<G>[] = [];
  for (let seed = 1; found.length < wanted; seed += 1) {
    const match = begin(seed);
    let rng = rngStream(seed, 0, 'positions');
    for (let open = match.pending(); open !== undefined && found.length < wanted; open = match.pending()) {
      if (open.number % every === every - 1) found.push(match.position());
      const [pick, next] = drawInt(rng, open.decision.options.length);
      rng = next;
      match.answer(open.decision.player, open.decision.options[pick]?.key ?? '');
    }
  }
  return found;
};

/**
 * What an agent answers in a position, and how it rated the options: the table of its visits if it searched. The one that
 * cheats is shown the position itself.
 */
export const thought = <G extends GameState, O extends Option>(
  ruleset: Ruleset<G, O>,
  name: string,
  position: Position<G>,
): { readonly key: string; readonly rated: readonly RatedOption[] } => {
  const match = resumeMatch(ruleset, position, { runtime: 'lean' });
  const open = match.pending();
  if (open === undefined) throw new Error('nobody is asked');
  let rated: readonly RatedOption[] = [];
  const agent = createAgent(name, {
    ruleset,
    player: open.decision.player,
    seed: 5,
    index: 0,
    since: 0,
    ...(name.startsWith(ORACLE) && { sight: () => forkMatch(match) as Match }),
    onChoice: (_, heard) => {
      rated = heard;
    },
  });
  return { key: agent.act(questionOf(match, open) as never), rated };
};
