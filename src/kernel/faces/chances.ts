import type { Value } from './value.ts';

/** Leads count for more than they are worth, or small ones would drown in what chance does to a search. */
const SHARPNESS = 2;

/** Chances of player 0 by what each side has, in logits. */
export const chancesOf = (own: number, enemy: number): Value => 1 / (1 + Math.exp(SHARPNESS * (enemy - own)));
