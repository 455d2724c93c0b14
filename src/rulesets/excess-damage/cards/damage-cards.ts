/** What a card is called; the Japanese name is left out where no source gives it. */
export interface CardName {
  readonly name: string;
  readonly ja?: string;
}
