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
