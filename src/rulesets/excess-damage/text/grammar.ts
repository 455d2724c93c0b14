import type { Ability } from '../state/effect.ts';

/** What an ability does, in a language. */
export type Grammar = (ability: Ability) => string;
