import type { Game } from '../../values/game.ts';

/** Takes the next numbers for objects and items. Returns the first of them with the game that has given them away. */
export const takeNumbers = (game: Game, count = 1): readonly [Game, number] => [
  { ...game, nextNumber: game.nextNumber + count },
  game.nextNumber,
];
