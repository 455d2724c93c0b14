import { memoOn } from '../../../core/memo.ts';
import type { Game } from '../state/game-2.ts';

/** Remembers what a rule function gave for the last two games it was asked about. */
export const memoOnGame = <V>(compute: (game: Game) => V): ((game: Game) => V) =>
  memoOn((game: Game) => game, compute);
