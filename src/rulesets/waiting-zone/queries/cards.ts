import { memoizeLast2 } from '../../../core/memo.ts';
import type { Game } from '../state/game-2.ts';

/** Remembers what a rule function gave for the last two games it was asked about. */
export const memoizeOnGame = <V>(compute: (game: Game) => V): ((game: Game) => V) =>
  memoizeLast2((game: Game) => game, compute);
