import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import type { Path } from '../core/adapters/scenario.ts';
import { escapeControls, truncate } from '../core/data/escape.ts';
import {
  MAX_ALIASES,
  MAX_DEPTH,
  MAX_KEY_LENGTH,
  MAX_REASON_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_WRITTEN_BYTES,
  MAX_WRITTEN_VALUES,
} from '../core/data/limits.ts';
import { type Bounds, findExcess } from '../core/data/untrusted-json.ts';
import { GatechartError, tooLarge } from '../core/errors.ts';

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
    if (brackets > MAX_DEPTH || onLine > MAX_DEPTH || (isIndent && token.length > WIDEST_INDENT))
      return offset;
    isLineStart = isLineEnd(token);
    if (isLineStart) onLine = 0;
    if (!isControl(token)) offset += token.length;
  }
  return undefined;
};

/** A place in a text; both counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** The text of a file that people write, read: its value, and the place that each part of it stands at. */
export interface Source {
  readonly name: string;
  readonly value: unknown;
  /** Line of the innermost part of the path that is there. */
  lineOf(path: Path): number;
  /** Line and column of it. */
  placeOf(path: Path): TextPlace;
}

const offsetOf = (node: unknown): number => (node as Node | null)?.range?.[0] ?? 0;

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/** The pairs of the tables of a document by their keys, put in order where they are looked for. */
class Tables {
  readonly #known = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

  pair(table: YAMLMap, key: string): Pair | undefined {
    const known = this.#known.get(table) ?? new Map(table.items.map((pair) => [keyOf(pair), pair]));
    this.#known.set(table, known);
    return known.get(key);
  }
}

const offsetIn = (contents: unknown, path: Path, tables: Tables): number => {
  let node = contents;
  let offset = offsetOf(contents);
  for (const step of path) {
    if (isMap(node)) {
      const pair = tables.pair(node, String(step));
      if (pair === undefined) break;
      offset = offsetOf(pair.key);
      node = pair.value;
    } else if (isSeq(node)) {
      // A list may stand for an object that has it as its only part.
      if (typeof step === 'string') continue;
      const item = node.items[step];
      if (item === undefined) break;
      offset = offsetOf(item);
      node = item;
    } else break;
  }
  return offset;
};

const WRITTEN: Bounds = { values: MAX_WRITTEN_VALUES, text: MAX_TEXT_LENGTH, key: MAX_KEY_LENGTH };

/** Something in a text that makes it no YAML to go on with. */
interface Flaw {
  readonly offset: number;
  readonly message: string;
}

/** A key that stands twice in a table, or one alias more than may be: the parser would take long to find either. */
const flawIn = (document: Document): Flaw | undefined => {
  let flaw: Flaw | undefined;
  let aliases = 0;
  visit(document, {
    Alias: (_, alias) => {
      aliases += 1;
      if (aliases <= MAX_ALIASES) return undefined;
      flaw = { offset: offsetOf(alias), message: `the file has more than ${MAX_ALIASES} aliases` };
      return visit.BREAK;
    },
    Map: (_, { items }) => {
      const keys = new Set<string>();
      for (const pair of items) {
        const key = keyOf(pair);
        if (keys.has(key)) {
          flaw = { offset: offsetOf(pair.key), message: `the key ${key} occurs twice` };
          return visit.BREAK;
        }
        keys.add(key);
      }
      return undefined;
    },
  });
  return flaw;
};

/** The words for several documents in one file; those of the parser are for programmers. */
const SEVERAL = 'the file has more than one document; write each scenario or set in a file of its own';

/** Plain tables, lists, texts and numbers, whatever the file says of itself. */
const AS_DATA = {
  schema: 'core',
  resolveKnownTags: false,
  merge: false,
  stringKeys: true,
  uniqueKeys: false,
  logLevel: 'error',
  prettyErrors: false,
} as const;

const dataOf = (document: Document): unknown => {
  try {
    // Aliases were counted; what they stand for is counted with the values.
    return document.toJS({ maxAliasCount: -1 });
  } catch (error) {
    if (error instanceof ReferenceError) return error;
    throw error;
  }
};

/** Reads YAML or JSON. Throws `SCENARIO_SYNTAX` at file and line, and `FILE_TOO_LARGE`. */
export const readSource = (name: string, text: string): Source => {
  if (text.length > MAX_WRITTEN_BYTES) throw tooLarge(name, MAX_WRITTEN_BYTES);
  const lineCounter = new LineCounter();
  const tables = new Tables();
  const placeAt = (offset: number): TextPlace => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const lineAt = (offset: number): number => placeAt(offset).line;
  const refuse = (line: number, message: string): GatechartError =>
    new GatechartError(
      'SCENARIO_SYNTAX',
      `${name}:${line}`,
      truncate(escapeControls(message), MAX_REASON_LENGTH),
    );
  const deep = excessNestingAt(text);
  if (deep !== undefined) {
    throw refuse(
      text.slice(0, deep).split('\n').length,
      `lists and tables are nested more than ${MAX_DEPTH} deep`,
    );
  }
  const document = parseDocument(text, { ...AS_DATA, lineCounter });
  const [error] = document.errors;
  if (error !== undefined) {
    const message = error.code === 'MULTIPLE_DOCS' ? SEVERAL : error.message;
    throw refuse(lineAt(error.pos[0]), message);
  }
  const flaw = flawIn(document);
  if (flaw !== undefined) throw refuse(lineAt(flaw.offset), flaw.message);
  const placeOf = (path: Path): TextPlace => placeAt(offsetIn(document.contents, path, tables));
  const lineOf = (path: Path): number => placeOf(path).line;
  const value = dataOf(document);
  if (value instanceof ReferenceError) throw refuse(1, value.message);
  const excess = findExcess(value, WRITTEN);
  if (excess !== undefined) throw refuse(lineOf(excess.path), excess.reason);
  return { name, value, lineOf, placeOf };
};
