/** A deck list: a ruler and how many of each card, by id. */
export interface Deck {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja: string };
  readonly ruler: string;
  readonly cards: Readonly<Record<string, number>>;
}
