/** One number of one card, and what it is to be instead. */
export interface CardChange {
  /** Definition id. */
  readonly card: string;
  /** Where in the data of the card: `atk`, or `abilities[0].effect.instructions[1].count`. */
  readonly number: string;
  readonly value: number;
}

/** A set with copies of cards that are otherwise in something. */
export interface ChangedSet {
  /** The set as a file would hold it. */
  readonly value: unknown;
  /** By the id of each deck that has such cards: the id of the same deck with the copies in their places. */
  readonly decks: ReadonlyMap<string, string>;
}

/** A set in which one number of one card is another one. */
export interface ChangedNumber extends ChangedSet {
  /** What the number was. */
  readonly was: number;
}
