import type { LocalizedText } from './narration.ts';

/** The source of the text of a clause: an official text, a secondary text, or our inference. */
export type Certainty = 'official' | 'secondary' | 'inferred';

/** What a clause does: prescribe something, define something, or give an example. */
export type ClauseKind = 'prescribes' | 'defines' | 'example';

/** One numbered clause, in our own words. */
export interface Clause {
  readonly source: string;
  readonly kind: ClauseKind;
  readonly certainty: Certainty;
  readonly en: string;
  readonly ja: string;
  /**
   * Set if the clause acts in no match: it says what a player may know (`view`), what a deck may contain (`deck`), or what
   * a card may be (`card`).
   */
  readonly acts?: 'view' | 'deck' | 'card';
  /** The reason why this clause prescribes nothing, although its text looks as if it did. */
  readonly because?: string;
}

/** The clauses of a ruleset, by id. */
export type ClauseRegistry = Readonly<Record<string, Clause>>;

/** A chapter of a rule book, with the ids of its clauses in order. */
export interface Chapter {
  readonly id: string;
  readonly title: LocalizedText;
  readonly clauses: readonly string[];
}

/** The clauses that an edition reads differently from the default edition, in its own words: by edition, then by clause. */
export type EditionReadings = Readonly<Record<string, Readonly<Record<string, LocalizedText>>>>;

/** The clauses of a ruleset as a rule book for people. */
export interface RuleBook {
  /** The name of the game. */
  readonly title: LocalizedText;
  /** A description of the game in one or two sentences. */
  readonly about: LocalizedText;
  /** The chapters. Every clause is in one of them. */
  readonly chapters: readonly Chapter[];
  /** What other editions say in place of the clauses of the default edition. */
  readonly readings?: EditionReadings;
}

/** Returns a chapter with these clauses. */
export const chapter = (id: string, en: string, ja: string, clauses: object): Chapter => ({
  id,
  title: { en, ja },
  clauses: Object.keys(clauses),
});

/** Makers of the entries that share a source key and a certainty; `en` and `ja` are one line each; `more` where it acts, or why not. */
export const clausesFrom = (source: string, certainty: Certainty) => {
  const entry =
    (kind: ClauseKind) =>
    (en: string, ja: string, more: Pick<Clause, 'acts' | 'because'> = {}): Clause => ({
      source,
      kind,
      certainty,
      en,
      ja,
      ...more,
    });
  return { prescribes: entry('prescribes'), defines: entry('defines'), example: entry('example') };
};

/** Clauses whose ids stay a closed union while their texts are plain strings: declarations stay small. */
export const defineClauses = <Id extends string>(
  clauses: Readonly<Record<Id, Clause>>,
): Readonly<Record<Id, Clause>> => clauses;
