import type { Language } from './narration.ts';

/** The same in every language. */
type InWords = Readonly<Record<Language, string>>;

/** A chapter with the ids of its clauses, in their order. */
export interface Chapter {
  readonly id: string;
  readonly title: InWords;
  readonly clauses: readonly string[];
}

/** The clauses as a book for people. */
export interface RuleBook {
  /** What the game is called. */
  readonly title: InWords;
  /** What it is, in a sentence or two. */
  readonly about: InWords;
  /** Every clause stands in one of them. */
  readonly chapters: readonly Chapter[];
}

/** A chapter of those clauses. */
export const chapter = (id: string, en: string, ja: string, clauses: object): Chapter => ({
  id,
  title: { en, ja },
  clauses: Object.keys(clauses),
});
