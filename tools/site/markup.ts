import { escapeHtml as escaped } from '../../src/core/data/escape.ts';

/** Text as it stands in a page, in the text or in an attribute. */
export { escaped };

/** Code among Markdown, with its fence. */
export const FENCE = /^(```|~~~)[\s\S]*?^\1$/gm;

/** Text as a heading of Markdown says it. */
export const headingText = (text: string): string =>
  escaped(text).replaceAll(/[\\`*_{}[\]#|~]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** HTML among Markdown: one line, which Markdown leaves as it is. */
export const block = (html: string, look = ''): string =>
  `<div${look === '' ? '' : ` class="${look}"`}>${html.replaceAll('\n', '&#10;')}</div>`;

export const link = (href: string, html: string, look = ''): string =>
  `<a href="${escaped(href)}"${look === '' ? '' : ` class="${look}"`}>${html}</a>`;

/** A list of HTML items. */
export const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** A table of HTML cells that scrolls by itself; `right`: places of the columns with numbers. */
export const table = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: ReadonlySet<number> = new Set(),
): string => {
  const look = (column: number): string => (right.has(column) ? ' class="number"' : '');
  const heads = head.map((cell, column) => `<th scope="col"${look(column)}>${cell}</th>`).join('');
  const body = rows
    .map((cells) => `<tr>${cells.map((cell, column) => `<td${look(column)}>${cell}</td>`).join('')}</tr>`)
    .join('');
  return `<div class="scroll" tabindex="0"><table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table></div>`;
};
