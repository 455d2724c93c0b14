import type { CardName } from '../cards/damage-cards.ts';

/** What the damage event calls its things in one language. */
export interface Labels {
  card(name: CardName): string;
  readonly damage: string;
  readonly combatDamage: string;
  readonly life: string;
  readonly loyalty: string;
  readonly defense: string;
  readonly minusCounter: string;
  readonly poisonCounter: string;
}
