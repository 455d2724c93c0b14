import type { Player } from '../decision.ts';
import type { Result } from '../fact.ts';

/** What a match is worth to player 0: 1 won, 0 lost. To player 1 it is the rest to 1. */
export type Value = number;

/** What a match is worth in which both stand alike. */
export const EVEN: Value = 0.5;

/** What a result is worth to player 0. */
export const resultValue = ({ winner }: Result): Value =>
  winner === undefined ? EVEN : winner === 0 ? 1 : 0;

/** The same value as a player sees it. */
export const valueFor = (value: Value, player: Player): number => (player === 0 ? value : 1 - value);
