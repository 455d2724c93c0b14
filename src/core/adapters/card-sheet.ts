import type { CardText } from '../cards/collection.ts';

/** What makes a number another one than is printed: the card it is of, and what it does, such as `+2`. */
export interface NumberChange {
  readonly by: string;
  readonly change: string;
}

/** A number of a card, printed and now, with what changes it in the order it counts. */
export interface CardNumber {
  readonly name: string;
  readonly printed: string;
  readonly now: string;
  readonly changes: readonly NumberChange[];
}

/** What a viewer may know of a card on the table, in one language. */
export interface CardDetails extends CardText {
  readonly numbers: readonly CardNumber[];
  /** What is noted of it, a line each: damage and what it came from, souls, keywords given and taken. */
  readonly notes: readonly string[];
}
