import type { CardId } from '../values/card.ts';
import type { CardName } from './card-name.ts';
import { damageCards } from './damage-card.ts';
import { effectCards } from './effect-card.ts';

/** The names of every card. */
export const cardNames: Readonly<Record<CardId, CardName>> = { ...damageCards, ...effectCards };
