import { escapeHtml } from '../../core/data/escape.ts';
import { formatInterval, formatPercent, opposite } from '../statistics/estimates.ts';
import type { Lengths, Meeting } from '../summary.ts';

/** How a page looks, by day and by night. */
const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1d2433, #e6e9f0); --page: light-dark(#fbfbf8, #14171f); --soft: light-dark(#5a6275, #a0a9bb); --line: light-dark(#d9dce3, #343a48); --mark: light-dark(#2f5fa8, #7fa8e8); --good: light-dark(#1b7a43, #2f9a5d); --bad: light-dark(#b3261e, #c2473f) }
* { box-sizing: border-box }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); max-width: 1180px; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem; margin-bottom: .2rem } h2 { font-size: 1.05rem; margin: 2rem 0 .4rem }
p { margin: .3rem 0; max-width: 70ch } .soft, .tick { color: var(--soft); fill: var(--soft) } .tick { font-size: 11px }
a { color: var(--mark) } code { font-size: .9em; overflow-wrap: anywhere }
dl.run { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem } dl.run dt { color: var(--soft) } dl.run dd { margin: 0 }
svg { width: 100%; min-width: 540px; max-width: 780px; height: auto; font-size: 13px; display: block } svg text { fill: var(--ink) } svg text.tick { fill: var(--soft) }
svg circle, svg rect { fill: var(--mark) } .interval { stroke: var(--mark); stroke-width: 2 }
.grid { stroke: var(--line) } .half { stroke: var(--soft); stroke-dasharray: 3 3 }
.scroll { overflow-x: auto; max-width: 100% } .scroll:focus-visible { outline: 2px solid var(--mark) }
table { border-collapse: collapse; min-width: 100% } caption { text-align: left; color: var(--soft); padding-bottom: .3rem }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top } th { font-weight: 600 }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
thead button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; white-space: nowrap }
thead button::after { content: " ↕"; color: var(--soft) } [aria-sort=ascending] button::after { content: " ↑" } [aria-sort=descending] button::after { content: " ↓" }
table.matrix { min-width: 0 } .matrix td { text-align: center; white-space: nowrap; min-width: 6.5rem; background: color-mix(in srgb, var(--side, transparent) var(--much, 0%), transparent) }
.matrix small { display: block } .cards dt { font-weight: 600; margin-top: .8rem } .cards dd { margin: 0 }
`;

/** A cell: what is shown, and what it is sorted by; a number stands to the right. */
export interface Cell {
  /** Markup. */
  readonly shown: string;
  /** Absent for a missing value, which stands last however the table is sorted. */
  readonly by?: string | number;
}

/** A cell without a value. */
export const NO_VALUE: Cell = { shown: '<span class="soft">–</span>' };

/** A text as a cell. */
export const textCell = (value: string): Cell => ({ shown: escapeHtml(value), by: value });

/** A table whose heads sort it. */
export interface SortedTable {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** The column it is sorted by, and how. */
  readonly by: readonly [column: number, direction: 'ascending' | 'descending'];
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');

/** Missing values last, whatever the sign. */
const compareCells = ({ by: a }: Cell, { by: b }: Cell, sign: number): number => {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return sign * compare(a, b);
};

/** Sorts a table by the head that is pressed; the other way round when it is pressed again. */
export const SORT_SCRIPT = `
for (const button of document.querySelectorAll('th button')) button.addEventListener('click', () => {
  const head = button.parentElement, row = head.parentElement, body = head.closest('table').tBodies[0];
  const column = head.cellIndex, isNumber = head.classList.contains('number');
  const now = head.getAttribute('aria-sort');
  const next = now === null ? (isNumber ? 'descending' : 'ascending') : now === 'ascending' ? 'descending' : 'ascending';
  for (const each of row.cells) each.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', next);
  const by = (each) => each.cells[column].dataset.by;
  const sign = next === 'ascending' ? 1 : -1;
  const compare = (a, b) => isNumber ? a - b : a.localeCompare(b, 'en');
  const order = (a, b) => a === undefined || b === undefined ? (a === undefined) - (b === undefined) : sign * compare(a, b);
  body.append(...[...body.rows].sort((a, b) => order(by(a), by(b))));
});
`;

/** Sorted already, so that it can be read without its script. */
export const sortedTable = ({ caption, heads, rows, by: [column, direction] }: SortedTable): string => {
  const sign = direction === 'ascending' ? 1 : -1;
  const sorted = rows.toSorted((a, b) => compareCells(a[column] as Cell, b[column] as Cell, sign));
  const numeric = (place: number): string =>
    typeof rows.find((row) => row[place]?.by !== undefined)?.[place]?.by === 'number'
      ? ' class="number"'
      : '';
  const head = heads.map((name, place) => {
    const sort = place === column ? ` aria-sort="${direction}"` : '';
    return `<th scope="col"${numeric(place)}${sort}><button type="button">${escapeHtml(name)}</button></th>`;
  });
  const lines = sorted.map(
    (row) =>
      `<tr>${row.map(({ by, shown }, place) => `<td${numeric(place)}${by === undefined ? '' : ` data-by="${escapeHtml(String(by))}"`}>${shown}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${head.join('')}</tr></thead><tbody>
${lines.join('\n')}
</tbody></table></div>`;
};

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
export const scoreMatrix = (
  caption: string,
  names: readonly string[],
  meetings: readonly Meeting[],
): string => {
  const unique = [...new Set(names)];
  const head = unique.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const rows = unique.map((row) => {
    const cells = unique.map((column) => cellOf(row, column, meetings)).join('');
    return `<tr><th scope="row">${escapeHtml(row)}</th>${cells}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table class="matrix"><caption>${escapeHtml(caption)}</caption><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
};

/** A line beside what a page is about. `words`: markup. */
export const softLine = (words: string): string => `<p class="soft">${words}</p>`;

/** Lengths of matches in a list of what there is of a run. */
export const lengthsLine = (what: string, { mean, median, most }: Lengths): string =>
  `<dt>${what}</dt><dd>mean ${mean.toFixed(1)}, median ${median}, maximum ${most}</dd>`;

/** A page that needs nothing else. `content`: markup; `style`: what only this page has. */
export const htmlPage = (title: string, content: string, style = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}${style}</style></head><body><main>
${content}
</main><script>${SORT_SCRIPT}</script></body></html>
`;
