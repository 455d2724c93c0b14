import type { Game } from '../values/game.ts';
import type { GateItem } from '../values/gate-item.ts';

/** The top of the gate: the item that resolves next (9-4). */
export const topOfGate = (game: Game): GateItem | undefined => game.gate.at(-1);

/** An item by its number; items leave the gate only by `removeItem`. */
export const itemOnGate = (game: Game, number: number): GateItem | undefined =>
  game.gate.find((item) => item.number === number);

/** 9-3d, 9-4c-1a: nobody may respond while a drive resolution or ruler damage process is on top (10-3g, u2103/drive.9). */
export const isTopImmediate = (game: Game): boolean => {
  const kind = topOfGate(game)?.kind;
  return kind === 'rulerDamage' || kind === 'drive';
};

export const isGateEmpty = (game: Game): boolean => game.gate.length === 0;

/** 9-4c: whether something was put on the gate since that number was the next one. */
export const hasGateBreak = (game: Game, since: number): boolean => (topOfGate(game)?.number ?? -1) >= since;
