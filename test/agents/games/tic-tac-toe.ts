import type { Player } from '../../../src/core/decision.ts';
import { toyRuleset } from './toy.ts';

/** Nine cells, row by row: whose mark, or `-`. */
export type Board = string;

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

const marks = (board: Board, mark: string): number => [...board].filter((cell) => cell === mark).length;

export const mover = (board: Board): Player => (marks(board, '0') > marks(board, '1') ? 1 : 0);

export const keys = (board: Board): readonly string[] =>
  [...board].flatMap((cell, index) => (cell === '-' ? [`cell ${index}`] : []));

export const play = (board: Board, key: string): Board => {
  const cell = Number(key.slice('cell '.length));
  return board.slice(0, cell) + mover(board) + board.slice(cell + 1);
};

export const winner = (board: Board): Player | null | undefined => {
  for (const player of [0, 1] as const) {
    if (LINES.some((line) => line.every((cell) => board[cell] === `${player}`))) return player;
  }
  // With one empty cell the last move is forced, and a question needs two options.
  if (marks(board, '-') > 1) return undefined;
  return marks(board, '-') === 0 ? null : winner(play(board, keys(board)[0] as string));
};

export const ticTacToe = toyRuleset<Board>({
  id: 'tic-tac-toe',
  start: () => '---------',
  mover,
  keys,
  play,
  winner,
  view: (board) => board,
  imagine: (board) => board,
});
