import { MAX_QUOTE_LENGTH } from './limits.ts';

/** What a terminal would take as an order, and what turns the direction of writing: all but tab and line break. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const UNPAIRED = /\p{Cs}/gu;

const isHarmless = (character: string): boolean => character === '\n' || character === '\t';

const escaped = (character: string): string =>
  `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}}`;

/** Whether a text can be shown as it is. */
export const isPlain = (text: string): boolean =>
  text.search(UNPAIRED) < 0 && !(text.match(CONTROLS) ?? []).some((each) => !isHarmless(each));

/** A text of others for a terminal: what would be an order is written as its number, and a break is a blank. */
export const escapeControls = (text: string): string =>
  text
    .replaceAll(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks))
    .replaceAll('\t', ' ')
    .replaceAll(CONTROLS, escaped)
    .replaceAll(UNPAIRED, '\ufffd');

/** What this program itself tells a terminal: colours, and to write over a line. */
const OWN = String.raw`\u001b\[(?:[\d;]{1,8}m|1A|2K)`;
const OWN_OR_CONTROLS = new RegExp(`(${OWN})|${CONTROLS.source}`, 'gu');

/** Lines of output for a terminal, whatever has come into them: of orders only this program's own stay. */
export const escapeOutput = (lines: string): string =>
  lines.replaceAll(OWN_OR_CONTROLS, (found: string, own: string | undefined) =>
    own !== undefined || isHarmless(found) ? found : escaped(found),
  );

/** A text that is cut where it is too long; what there is at its end may be what matters. */
export const truncate = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const end = Math.floor(most / 4);
  return `${text.slice(0, most - end - 1)}…${text.slice(text.length - end)}`;
};

/** Words as a choice: `a, b or c`. */
export const listed = (words: readonly unknown[]): string =>
  words
    .map(String)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');

/** A text of others as an error quotes it. */
export const quote = (text: string): string =>
  JSON.stringify(truncate(escapeControls(text), MAX_QUOTE_LENGTH));

/** Text as it stands in HTML or XML, also between double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A path, or a list of them, as one word of a shell. */
export const shellWord = (path: string): string =>
  /^[\w./,~-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
