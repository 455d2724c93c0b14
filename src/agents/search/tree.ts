import type { RatedOption } from '../../core/adapters/heuristic.ts';

/** What a search learnt of one option. */
export interface ActionStats {
  readonly key: string;
  /** Simulations that began with it. */
  readonly visits: number;
  /** Simulations, from its first try on, in which it was on offer. */
  readonly availability: number;
  /** Expected result: 1 won, 0 lost. */
  readonly expected: number;
}

/** The row as a rating, worth so much. */
export const toRatedOption = ({ key, visits, availability, expected }: ActionStats, worth: number): RatedOption => ({
  key,
  worth,
  reason: {
    en: `expects ${expected.toFixed(2)}, ${visits} of ${availability} visits`,
    ja: `期待値${expected.toFixed(2)}、訪問${visits}回(選べた${availability}回のうち)`,
  },
  search: { visits, availability, expected },
});

/** The rows as ratings by expected result, the best first. */
export const rankByExpectation = (rows: readonly ActionStats[]): readonly RatedOption[] =>
  rows.toSorted((a, b) => b.expected - a.expected).map((row) => toRatedOption(row, row.expected));
