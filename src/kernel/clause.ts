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
}

export type ClauseRegistry = Readonly<Record<string, Clause>>;
