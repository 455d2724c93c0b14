import { opponentOf, type Player } from '../../../core/decision.ts';
import type { Game, WaitingAbility } from '../state/game.ts';

/** The waiting ability of that number. */
export const waitingOf = (game: Game, number: number): WaitingAbility =>
  game.waiting.find((waiting) => waiting.number === number) as WaitingAbility;

/** 11-1b-1, 11-1b-2: whose abilities are played now: the turn player's while any waits, then the other's. */
export const playerWaiting = (game: Game): Player | undefined => {
  const has = (player: Player) => game.waiting.some((waiting) => waiting.controller === player);
  if (has(game.turn.player)) return game.turn.player;
  return has(opponentOf(game.turn.player)) ? opponentOf(game.turn.player) : undefined;
};

/** The abilities that player picks from. */
export const waitingFor = (game: Game, player: Player): readonly WaitingAbility[] =>
  game.waiting.filter((waiting) => waiting.controller === player);
