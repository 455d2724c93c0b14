import { createRequire } from 'node:module';

// Its folders have no entry for import.
const { Client } = createRequire(import.meta.url)('boardgame.io/client');

/**
 * Plays duels as a boardgame.io game, one after the other, with the moves that `pick` gives.
 *
 * @template G
 * @param {{ begin: () => G, move: (duel: G, move: number) => G, winner: (duel: G) => number | undefined, moves: number }} rules
 * @param {number} games
 * @param {(game: number, turn: number) => number} pick
 * @returns {{ choices: number, ends: readonly G[] }}
 */
export const playDuels = (rules, games, pick) => {
  const moves = Object.fromEntries(
    Array.from({ length: rules.moves }, (_, move) => [`move${move}`, ({ G }) => rules.move(G, move)]),
  );
  const game = {
    name: 'duel',
    setup: () => rules.begin(),
    moves,
    turn: { minMoves: 1, maxMoves: 1 },
    // A winner of 0 would count as none.
    endIf: ({ G }) => {
      const winner = rules.winner(G);
      return winner === undefined ? undefined : { winner };
    },
  };
  const ends = [];
  let choices = 0;
  for (let number = 0; number < games; number += 1) {
    const client = Client({ game, numPlayers: 2, debug: false });
    client.start();
    let turn = 0;
    while (client.getState().ctx.gameover === undefined) {
      client.moves[`move${pick(number, turn)}`]();
      turn += 1;
    }
    choices += turn;
    ends.push(client.getState().G);
    client.stop();
  }
  return { choices, ends };
};
