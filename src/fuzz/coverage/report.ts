import type { FuzzTarget } from '../case.ts';
import { chartUniverse } from './chart-coverage.ts';
import type { Coverage, CoverageKind } from './coverage.ts';

/** How much of one kind was reached, and what never was. */
export interface KindCoverage {
  readonly kind: Exclude<CoverageKind, 'choice'>;
  readonly reached: number;
  readonly of: number;
  readonly never: readonly string[];
}

/** Coverage of a ruleset: transitions, guards that held and that refused, clauses of charts and of facts told, cards. */
export const coverageReport = (coverage: Coverage, { arena, rulesetFor }: FuzzTarget): readonly KindCoverage[] => {
  const { transitions, guarded, clauses: inCharts } = chartUniverse(rulesetFor());
  const clauses = new Set([...inCharts, ...coverage.names('clause')]);
  const kinds = [
    ['transition', [...transitions]],
    ['held', [...guarded]],
    ['refused', [...guarded]],
    ['clause', [...clauses]],
    ['card', arena.cards],
  ] as const;
  return kinds.map(([kind, all]) => {
    const never = all.filter((name) => coverage.count(kind, name) === 0);
    return { kind, reached: all.length - never.length, of: all.length, never };
  });
};
