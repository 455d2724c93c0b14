import type { ClauseRegistry } from '../../core/rulebook.ts';
import { escapeHtml } from '../../core/data/markup.ts';
import type { Outcome } from '../outcome.ts';
import { estimateOverPairs, type Point } from '../pairs.ts';
import { endingOf } from '../summary-2.ts';
import { formatInterval, formatPercent } from '../statistics/numbers.ts';
import { type Cell, sortedTable, textCell } from './sorted-table.ts';

/** What clauses say that players lost by, in the words of the ruleset. */
const reasonTexts = ({ reasons }: Outcome, clauses: ClauseRegistry): string =>
  [...new Set(reasons)]
    .sort()
    .flatMap((id) => (id === null ? [] : (clauses[id]?.en ?? [])))
    .map(escapeHtml)
    .join('<br>');

/** Why matches ended, with what the clauses say. */
export const endingSection = (outcomes: readonly Outcome[], clauses: ClauseRegistry): string => {
  const endings = new Map(outcomes.map((outcome) => [endingOf(outcome), outcome]));
  const rows = [...endings].map(([ending, example]): readonly Cell[] => {
    const points = outcomes.map((each): Point => [each.number, endingOf(each) === ending ? 1 : 0]);
    const share = estimateOverPairs(points);
    const count = points.filter(([, is]) => is === 1).length;
    const words = reasonTexts(example, clauses);
    return [
      textCell(ending),
      { shown: String(count), by: count },
      { shown: formatPercent(share.mean), by: share.mean },
      { shown: formatInterval(share), by: share.high - share.low },
      { shown: words, by: words },
    ];
  });
  return `<h2>Why matches ended</h2>${sortedTable({
    caption: 'Endings, with 95 % intervals over pairs of matches',
    heads: ['ending', 'matches', 'share', '95 %', 'in words'],
    rows,
    by: [1, 'descending'],
  })}`;
};
