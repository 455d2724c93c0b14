import type { Board } from '../state/board.ts';
import type { Permanent } from '../state/permanent.ts';
import { isInForce } from './effect.ts';

export const powerOf = ({ power, minusCounters }: Permanent): number => power - minusCounters;

export const toughnessOf = ({ toughness, minusCounters }: Permanent): number => toughness - minusCounters;

/** 120.6/power: whether lethal damage to this creature goes by its power. */
const isLethalByPower = (board: Board, { controller }: Permanent): boolean =>
  board.effects.some(
    (effect) =>
      effect.kind === 'lethalByPower' && effect.controller === controller && isInForce(board, effect),
  );

/** The number that marked damage is held against: the toughness, or the power by 120.6/power. */
export const lethalStat = (board: Board, permanent: Permanent): number =>
  isLethalByPower(board, permanent) ? powerOf(permanent) : toughnessOf(permanent);

/** 120.6: how much more damage is lethal to a creature; 0 where none is needed. */
export const remainingLethal = (board: Board, permanent: Permanent): number =>
  Math.max(0, lethalStat(board, permanent) - permanent.marked);
