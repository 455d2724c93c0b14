import { escapeHtml } from '../../core/data/markup.ts';
import { opposite } from '../statistics/estimates.ts';
import type { Meeting } from '../summary-2.ts';
import { formatInterval, formatPercent } from '../statistics/numbers.ts';

/** How much of a colour a score of 0 or 1 has, in percent: text stays readable upon it. */
const MAX_COLOUR = 40;

const cellOf = (row: string, column: string, meetings: readonly Meeting[]): string => {
  const found = meetings.find(({ a, b }) => (a === row && b === column) || (a === column && b === row));
  if (found === undefined) return '<td><span class="soft">–</span></td>';
  const score = found.a === row ? found.score : opposite(found.score);
  const much = (Math.abs(score.mean - 0.5) * 2 * MAX_COLOUR).toFixed(0);
  const colour = `--side: var(--${score.mean >= 0.5 ? 'good' : 'bad'}); --much: ${much}%`;
  const several = found.games === 1 ? 'match' : 'matches';
  return `<td style="${colour}"><b>${formatPercent(score.mean)}</b><small>${formatInterval(score)}</small><small>${found.games} ${several}</small></td>`;
};

/** Scores of each row against each column, coloured by them. */
export const scoreMatrix = (caption: string, names: readonly string[], meetings: readonly Meeting[]): string => {
  const unique = [...new Set(names)];
  const head = unique.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const rows = unique.map((row) => {
    const cells = unique.map((column) => cellOf(row, column, meetings)).join('');
    return `<tr><th scope="row">${escapeHtml(row)}</th>${cells}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table class="matrix"><caption>${escapeHtml(caption)}</caption><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
};
