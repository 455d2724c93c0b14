import { escapeHtml } from '../../core/data/markup.ts';

/** A cell: what is shown, and what it is sorted by; a number stands to the right. */
export interface Cell {
  /** Markup. */
  readonly shown: string;
  readonly by: string | number;
}

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

const numeric = ({ by }: Cell): string => (typeof by === 'number' ? ' class="number"' : '');

const compare = ({ by: a }: Cell, { by: b }: Cell): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');

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
  const order = (a, b) => isNumber ? by(a) - by(b) : by(a).localeCompare(by(b), 'en');
  body.append(...[...body.rows].sort((a, b) => next === 'ascending' ? order(a, b) : order(b, a)));
});
`;

/** Sorted already, so that it can be read without its script. */
export const sortedTable = ({ caption, heads, rows, by: [column, direction] }: SortedTable): string => {
  const sign = direction === 'ascending' ? 1 : -1;
  const sorted = rows.toSorted((a, b) => sign * compare(a[column] as Cell, b[column] as Cell));
  const head = heads.map((name, place) => {
    const like = rows[0]?.[place];
    const sort = place === column ? ` aria-sort="${direction}"` : '';
    return `<th scope="col"${like === undefined ? '' : numeric(like)}${sort}><button type="button">${escapeHtml(name)}</button></th>`;
  });
  const lines = sorted.map(
    (row) =>
      `<tr>${row.map((cell) => `<td${numeric(cell)} data-by="${escapeHtml(String(cell.by))}">${cell.shown}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${head.join('')}</tr></thead><tbody>
${lines.join('\n')}
</tbody></table></div>`;
};
