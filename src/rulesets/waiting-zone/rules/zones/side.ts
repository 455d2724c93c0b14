import type { Player } from '../../../../kernel/decision.ts';
import type { Game, Side } from '../../values/game.ts';

/** The game with part of a player's side replaced. */
export const withSide = (game: Game, player: Player, change: Partial<Side>): Game => {
  const side = { ...game.sides[player], ...change };
  return { ...game, sides: player === 0 ? [side, game.sides[1]] : [game.sides[0], side] };
};
