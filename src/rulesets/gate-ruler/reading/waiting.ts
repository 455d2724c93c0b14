import type { Game, Waiting } from '../values/game.ts';

/** The waiting ability of that number. */
export const waitingOf = (game: Game, number: number): Waiting =>
  game.waiting.find((waiting) => waiting.number === number) as Waiting;
