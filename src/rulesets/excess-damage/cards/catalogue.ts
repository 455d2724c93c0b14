import type { CardId } from '../state/card.ts';
import type { CardName } from './damage-cards.ts';
import { damageCards } from './damage-card.ts';
import { effectCards } from './effect-cards.ts';

/** The names of every card. */
export const cardNames: Readonly<Record<CardId, CardName>> = { ...damageCards, ...effectCards };
