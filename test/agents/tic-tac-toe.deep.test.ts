import { describe, expect, it } from 'vitest';
import type { Agent } from '../../src/agents/agent.ts';
import { ismctsAgent } from '../../src/agents/search/ismcts.ts';
import { RANDOM_PLAYOUT } from '../../src/agents/search/playout.ts';
import type { Player } from '../../src/core/decision.ts';
import type { Ruleset } from '../../src/core/ruleset.ts';
import { resumeMatch, startMatch } from '../../src/runtime/start.ts';
import { consulted } from './games/asking.ts';
import { keys, mover, play, ticTacToe, winner } from './games/tic-tac-toe.ts';

const ismcts = ismctsAgent(RANDOM_PLAYOUT);

const begin = (ruleset: Ruleset, seed = 1) =>
  startMatch(ruleset, ruleset.newGame({ edition: ruleset.defaultEdition, decks: ['', ''], seed, index: 0 }), {
    runtime: 'lean',
  });

const asRuleset = (ruleset: unknown): Ruleset => ruleset as Ruleset;

/** Tic-tac-toe as it stands on a board. */
const atBoard = (board: string) => {
  const at = begin(asRuleset(ticTacToe)).position();
  const game = { ...at.game, state: board } as typeof at.game;
  return resumeMatch(asRuleset(ticTacToe), { ...at, game }, { runtime: 'lean' });
};

describe('Tic-tac-toe', () => {
  /** Whether the search loses somewhere against all that an opponent can do. */
  const losses = (agent: Agent, seat: Player, simulations: number): number => {
    const seen = new Set<string>();
    let lost = 0;
    const visit = (board: string): void => {
      if (seen.has(board)) return;
      seen.add(board);
      const end = winner(board);
      if (end !== undefined) {
        if (end !== null && end !== seat) lost += 1;
        return;
      }
      if (mover(board) !== seat) {
        for (const key of keys(board)) visit(play(board, key));
        return;
      }
      visit(play(board, consulted(agent, atBoard(board), simulations, 1).key));
    };
    visit('---------');
    return lost;
  };

  it('is never lost, from either seat, whatever the other player does', () => {
    expect([losses(ismcts, 0, 1600), losses(ismcts, 1, 1600)]).toEqual([0, 0]);
  });

  it('is lost by whoever takes any cell', () => {
    const first: Agent = { act: ({ decision }) => decision.options[0]?.key ?? '' };
    expect(losses(first, 1, 1)).toBeGreaterThan(0);
  });
});
