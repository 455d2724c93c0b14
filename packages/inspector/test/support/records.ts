import { createAgent } from '../../../../src/agents/create-agent.ts';
import type { Player } from '../../../../src/core/decision.ts';
import { defaultDecks } from '../../../../src/core/match-setup.ts';
import type { Ruleset } from '../../../../src/core/ruleset.ts';
import { gateRuler } from '../../../../src/registered.ts';
import type { BodyLine } from '../../../../src/replay/record.ts';
import { headerFor, RecordedMatch } from '../../../../src/replay/recorded-match.ts';
import { playOut } from '../../../../src/runtime/match-runner.ts';
import { startMatch } from '../../../../src/runtime/start.ts';

/** The text of the record of a whole match between two agents. */
export const recordText = (
  seed: number,
  agents: readonly [string, string] = ['greedy', 'greedy'],
  ruleset: Ruleset = gateRuler as never,
): string => {
  const setup = {
    edition: ruleset.defaultEdition,
    decks: defaultDecks(ruleset),
    seed,
    index: 0,
  };
  const game = ruleset.newGame(setup);
  const lines: BodyLine[] = [];
  const match = new RecordedMatch(startMatch(ruleset, game, { runtime: 'lean' }), [], (line) => {
    lines.push(line);
  });
  const seat = (player: Player) => createAgent(agents[player], { ruleset, player, seed, index: 0, since: 0 });
  playOut(match as never, [seat(0), seat(1)]);
  return `${[headerFor(ruleset, setup, agents, game), ...lines].map((line) => JSON.stringify(line)).join('\n')}\n`;
};
