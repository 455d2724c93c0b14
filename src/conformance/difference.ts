import { canonicalJson } from '../core/data/digest-2.ts';

/** The first place where two values differ, its path joined by `.`. */
export interface Difference {
  readonly path: string;
  readonly first: unknown;
  readonly second: unknown;
}

type Table = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null;

const inside = (first: Table, second: Table, path: string): Difference | undefined => {
  for (const key of new Set([...Object.keys(first), ...Object.keys(second)])) {
    const found = search(first[key], second[key], path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

const search = (first: unknown, second: unknown, path: string): Difference | undefined => {
  if (canonicalJson(first) === canonicalJson(second)) return undefined;
  const isSameKind = isTable(first) && isTable(second) && Array.isArray(first) === Array.isArray(second);
  return (isSameKind ? inside(first, second, path) : undefined) ?? { path, first, second };
};

const plain = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

/** The same text is the same value, and quickly seen; another order of keys is no other value. */
const isSame = (first: unknown, second: unknown): boolean =>
  JSON.stringify(first) === JSON.stringify(second) || canonicalJson(first) === canonicalJson(second);

/** Where two values first differ as JSON; nothing where they do not. */
export const differenceOf = (first: unknown, second: unknown): Difference | undefined =>
  isSame(first, second) ? undefined : search(plain(first), plain(second), '');
