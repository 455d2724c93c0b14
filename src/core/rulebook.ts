import type { LocalizedText } from './narration.ts';

/** How sure the text of a clause is: read in an official text, in a secondary one, or chosen by us. */
export type Certainty = 'official' | 'secondary' | 'inferred';

/** Whether a clause makes something happen, names something, or shows an example. */
export type ClauseKind = 'prescribes' | 'defines' | 'example';

/** One numbered clause, in our own words. */
export interface Clause {
  readonly source: string;
  readonly kind: ClauseKind;
  readonly certainty: Certainty;
  readonly en: string;
  readonly ja: string;
  /** Set where the clause is about what may be seen: it acts in a view, not in a match. */
  readonly acts?: 'view';
  /** Why a clause that sounds as if it prescribed something does not. */
  readonly because?: string;
}

/** Clauses by their ids. */
export type ClauseRegistry = Readonly<Record<string, Clause>>;

/** A chapter with the ids of its clauses, in their order. */
export interface Chapter {
  readonly id: string;
  readonly title: LocalizedText;
  readonly clauses: readonly string[];
}

/** The clauses as a book for people. */
export interface RuleBook {
  /** What the game is called. */
  readonly title: LocalizedText;
  /** What it is, in a sentence or two. */
  readonly about: LocalizedText;
  /** Every clause stands in one of them. */
  readonly chapters: readonly Chapter[];
}

/** A chapter of those clauses. */
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
