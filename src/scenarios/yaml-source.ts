import { Lexer } from 'yaml';
import { MAX_DEPTH } from '../core/data/limits.ts';

/** Blanks before a line; more of them than that are no indentation that people write. */
const WIDEST_INDENT = 4 * MAX_DEPTH;

const OPENS: readonly string[] = ['[', '{'];
const CLOSES: readonly string[] = [']', '}'];
const NESTS: readonly string[] = ['-', '?'];

const isLineEnd = (token: string): boolean => token.startsWith('\n') || token.startsWith('\r');

/** Marks that the lexer puts between tokens and that do not stand in the text. */
const CONTROLS: readonly string[] = ['\u0002', '\u0018', '\u001f'];
const isControl = (token: string): boolean => CONTROLS.includes(token);

/**
 * The place in a YAML text where it is nested deeper than may be, before anything is built of it: what builds goes inward
 * from function to function, and a line of question marks costs it more than can be waited for.
 */
export const excessNestingAt = (text: string): number | undefined => {
  let offset = 0;
  let brackets = 0;
  let onLine = 0;
  let isLineStart = true;
  for (const token of new Lexer().lex(text)) {
    if (OPENS.includes(token)) brackets += 1;
    else if (CLOSES.includes(token)) brackets = Math.max(0, brackets - 1);
    else if (NESTS.includes(token)) onLine += 1;
    const isIndent = isLineStart && token.startsWith(' ');
    if (brackets > MAX_DEPTH || onLine > MAX_DEPTH || (isIndent && token.length > WIDEST_INDENT)) return offset;
    isLineStart = isLineEnd(token);
    if (isLineStart) onLine = 0;
    if (!isControl(token)) offset += token.length;
  }
  return undefined;
};
