import type { Ability } from '../../values/effect.ts';

/** What an ability does, in a language. */
export type Grammar = (ability: Ability) => string;
