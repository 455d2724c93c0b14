import type { Language } from './narration.ts';

/** The same in every language. */
type TitleText = Readonly<Record<Language, string>>;

/** A chapter with the ids of its clauses, in their order. */
export interface Chapter {
  readonly id: string;
  readonly title: TitleText;
  readonly clauses: readonly string[];
}

/** The clauses as a book for people. */
export interface RuleBook {
  /** What the game is called. */
  readonly title: TitleText;
  /** What it is, in a sentence or two. */
  readonly about: TitleText;
  /** Every clause stands in one of them. */
  readonly chapters: readonly Chapter[];
}

/** A chapter of those clauses. */
export const chapter = (id: string, en: string, ja: string, clauses: object): Chapter => ({
  id,
  title: { en, ja },
  clauses: Object.keys(clauses),
});
