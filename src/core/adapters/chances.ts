import type { Value } from './value.ts';

/** Chances of player 0 by what each side has, in logits. */
export const winProbability = (own: number, enemy: number): Value => 1 / (1 + Math.exp(enemy - own));
