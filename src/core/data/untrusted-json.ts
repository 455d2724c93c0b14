import { isPlain } from './escape.ts';
import { MAX_DEPTH, MAX_GENERATED_BYTES, MAX_GENERATED_VALUES } from './limits.ts';

/** What makes a value of others too much to go on with, and where in it. */
export interface Excess {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

/** A value with where it stands: its step, and what it stands in. */
interface Inside {
  readonly value: unknown;
  readonly step: string | number;
  readonly around: Inside | undefined;
  readonly depth: number;
}

const pathTo = (inside: Inside): readonly (string | number)[] => {
  const path: (string | number)[] = [];
  for (let at: Inside = inside; at.around !== undefined; at = at.around) path.unshift(at.step);
  return path;
};

/** How much there may be of what. */
export interface Bounds {
  readonly values: number;
  /** Characters of a text, and of a key. */
  readonly text: number;
  readonly key: number;
}

const faultOf = ({ value, step, depth }: Inside, { text, key }: Bounds): string | undefined => {
  if (depth > MAX_DEPTH) return `lists and tables are nested more than ${MAX_DEPTH} deep`;
  if (typeof step === 'string' && !isPlain(step)) return 'a key has control characters';
  if (typeof value === 'string' && !isPlain(value)) return 'a text has control characters';
  if (typeof value === 'string' && value.length > text) return `a text has more than ${text} characters`;
  if (typeof step === 'string' && step.length > key) return `a key has more than ${key} characters`;
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number is infinite';
  return undefined;
};

/**
 * The first thing that is too much in a value read from a file: too many values, too deep, no finite number, or a text that
 * is none. Takes no stack and looks at no more values than there may be, also where one stands in several places.
 */
export const findExcess = (value: unknown, bounds: Bounds): Excess | undefined => {
  const most = bounds.values;
  const open: Inside[] = [{ value, step: '', around: undefined, depth: 0 }];
  let count = 0;
  for (let inside = open.pop(); inside !== undefined; inside = open.pop()) {
    count += 1;
    if (count > most) return { path: [], reason: `it has more than ${most} values` };
    const reason = faultOf(inside, bounds);
    if (reason !== undefined) return { path: pathTo(inside), reason };
    const { value: outer, depth } = inside;
    if (typeof outer !== 'object' || outer === null) continue;
    for (const [key, each] of Object.entries(outer)) {
      const step = Array.isArray(outer) ? Number(key) : key;
      open.push({ value: each, step, around: inside, depth: depth + 1 });
    }
    if (open.length > most) return { path: [], reason: `it has more than ${most} values` };
  }
  return undefined;
};

/** What a text is as JSON: its value, or why it is none that can be gone on with. */
export type UntrustedJson =
  | { readonly value: unknown; readonly fault?: undefined }
  | { readonly value?: undefined; readonly fault: string };

const GENERATED_BOUNDS: Bounds = {
  values: MAX_GENERATED_VALUES,
  text: MAX_GENERATED_BYTES,
  key: MAX_GENERATED_BYTES,
};

const inWords = ({ path, reason }: Excess): string =>
  path.length === 0 ? reason : `${path.join('.')}: ${reason}`;

/** Reads JSON of others. `what` is what an error calls the text, such as `the file`. */
export const parseUntrustedJson = (text: string, what: string): UntrustedJson => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: `${what} is not valid JSON` };
  }
  const excess = findExcess(value, GENERATED_BOUNDS);
  return excess === undefined ? { value } : { fault: inWords(excess) };
};
