import type { CardName } from './card-name.ts';
import { type DamageCardId, damageCards } from './damage-card.ts';
import { type EffectCardId, effectCards } from './effect-card.ts';

/** A card that this ruleset knows by its parameters. */
export type CardId = DamageCardId | EffectCardId;

/** The names of every card. */
export const cardNames: Readonly<Record<CardId, CardName>> = { ...damageCards, ...effectCards };
