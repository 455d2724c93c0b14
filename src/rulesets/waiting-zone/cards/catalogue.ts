import type { LocalizedName } from '../state/card.ts';

/** A deck list: how many of each card, by id. */
export interface Deck {
  readonly id: string;
  readonly name: LocalizedName;
  readonly cards: Readonly<Record<string, number>>;
}
