import type { RatedOption } from '../../kernel/faces/rating.ts';

/** What a search learnt of one option. */
export interface VisitRow {
  readonly key: string;
  /** Simulations that began with it. */
  readonly visits: number;
  /** Simulations, from its first try on, in which it was on offer. */
  readonly availability: number;
  /** Expected result: 1 won, 0 lost. */
  readonly expected: number;
  /** The same where all that can follow was looked at, in the worlds met. */
  readonly settled?: number | undefined;
}

/** Visits after which what won every time is taken to win: by then other worlds would have said so. */
const CONVINCING = 10;

/** An answer that is known to win goes before all others, and one that is known to lose after them. */
const standing = ({ settled, visits }: VisitRow): number =>
  settled === 1 && visits >= CONVINCING ? 1 : settled === 0 ? -1 : 0;

const ratedRow = ({ key, visits, availability, expected }: VisitRow, worth: number): RatedOption => ({
  key,
  worth,
  reason: {
    en: `expects ${expected.toFixed(2)}, ${visits} of ${availability} visits`,
    ja: `期待値${expected.toFixed(2)}、訪問${visits}回(選べた${availability}回のうち)`,
  },
  search: { visits, availability, expected },
});

/** Who was visited at least so often as the most visited, as a share, was looked at well enough to be believed. */
const CONTENDING = 0.5;

/**
 * The rows as ratings, the best first: by what is known; of those looked at well, the one that expects more, since visits
 * lag behind what was learnt late; the others by visits.
 */
export const byVisits = (rows: readonly VisitRow[]): readonly RatedOption[] => {
  const most = Math.max(...rows.map(({ visits }) => visits));
  const contends = ({ visits }: VisitRow): boolean => visits >= CONTENDING * most;
  return rows
    .toSorted(
      (a, b) =>
        standing(b) - standing(a) ||
        (contends(a) && contends(b) ? b.expected - a.expected : b.visits - a.visits),
    )
    .map((row) => ratedRow(row, row.visits));
};

/** The rows as ratings by expected result, the best first. */
export const byExpectation = (rows: readonly VisitRow[]): readonly RatedOption[] =>
  rows.toSorted((a, b) => b.expected - a.expected).map((row) => ratedRow(row, row.expected));
