const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[\w$]+|[{}()[\]:,]/g;

/** A property, an element or an argument, with those inside it. */
export interface Part {
  /** Name of the property, index of the element, or for an argument the function called, such as `setup()`. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly parts: readonly Part[];
}

interface OpenPart extends Part {
  key: string;
  end: number;
  readonly parts: OpenPart[];
  /** Whether a token of it has been read. */
  isBegun: boolean;
}

interface Bracket {
  readonly kind: '{' | '[' | '(';
  /** The word before it. */
  readonly callee: string;
  readonly holder: OpenPart;
  count: number;
}

const openPart = (key: string, start: number): OpenPart => ({
  key,
  start,
  end: start,
  parts: [],
  isBegun: false,
});

const nextIn = (bracket: Bracket, start: number): OpenPart => {
  const key = bracket.kind === '(' ? `${bracket.callee}()` : String(bracket.count);
  const part = openPart(key, start);
  bracket.count += 1;
  bracket.holder.parts.push(part);
  return part;
};

const unquoted = (token: string): string => token.replace(/^['"](.*)['"]$/, '$1');

/** What is in brackets in a source, as a tree. Regular expressions and commas between type arguments are not understood. */
export const partsOf = (text: string): Part => {
  const file = openPart('', 0);
  const brackets: Bracket[] = [];
  let part = file;
  let last = '';
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const bracket = brackets.at(-1);
    const after = index + token.length;
    if (token.startsWith('//') || token.startsWith('/*')) continue;
    if (token === '{' || token === '[' || token === '(') {
      part.isBegun = true;
      brackets.push({ kind: token, callee: /^\w+$/.test(last) ? last : '', holder: part, count: 0 });
      part = nextIn(brackets.at(-1) as Bracket, after);
    } else if (token === '}' || token === ']' || token === ')') {
      part.end = index;
      part = brackets.pop()?.holder ?? file;
    } else if (token === ',' && bracket !== undefined) {
      part.end = index;
      part = nextIn(bracket, after);
    } else if (!part.isBegun) {
      part.isBegun = true;
      if (bracket?.kind === '{') part.key = unquoted(token);
    }
    last = token;
  }
  file.end = text.length;
  return file;
};

/** The parts around an offset, the outermost first. */
export const partsAround = (part: Part, offset: number): readonly Part[] => {
  const inner = part.parts.find(({ start, end }) => start <= offset && offset < end);
  return inner === undefined ? [] : [inner, ...partsAround(inner, offset)];
};

/** A part by the keys that lead to it. */
export const partAt = (part: Part, ...[key, ...rest]: readonly string[]): Part | undefined => {
  if (key === undefined) return part;
  const inner = part.parts.find((each) => each.key === key);
  return inner && partAt(inner, ...rest);
};
