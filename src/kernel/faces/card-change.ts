/** One number of one card, and what it is to be instead. */
export interface CardChange {
  /** Definition id. */
  readonly card: string;
  /** Where in the data of the card: `atk`, or `abilities.0.effect.instructions.1.count`. */
  readonly number: string;
  readonly value: number;
}

/** A set with a copy of a card in which one number is another one. */
export interface ChangedSet {
  /** The set as a file would hold it. */
  readonly value: unknown;
  /** What the number was. */
  readonly was: number;
  /** By the id of each deck that has the card: the id of the same deck with the copy in its place. */
  readonly decks: ReadonlyMap<string, string>;
}
