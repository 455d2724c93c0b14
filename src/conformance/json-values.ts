import { canonicalJson } from '../core/data/digest.ts';

const isPlainObject = (value: object): boolean => {
  const made = Object.getPrototypeOf(value) as unknown;
  return made === Object.prototype || made === null || Array.isArray(value);
};

/**
 * What of a value would not come back from JSON, and where: `cards.3: a Set`. Nothing where all of it would. `around`: what
 * the value is a part of.
 */
export const jsonLoss = (value: unknown, path = '', around: readonly object[] = []): string | undefined => {
  const here = path === '' ? 'all of it' : path;
  if (typeof value === 'number' && !Number.isFinite(value)) return `${here}: ${value}`;
  if (typeof value === 'function' || typeof value === 'bigint' || typeof value === 'symbol') {
    return `${here}: a ${typeof value}`;
  }
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return undefined;
  if (around.includes(value)) return `${here}: what it is itself a part of`;
  if (!isPlainObject(value)) return `${here}: a ${value.constructor.name}`;
  for (const [key, part] of Object.entries(value)) {
    if (part === undefined && Array.isArray(value)) return `${here}: nothing at place ${key} of a list`;
    const lost = jsonLoss(part, path === '' ? key : `${path}.${key}`, [...around, value]);
    if (lost !== undefined) return lost;
  }
  return undefined;
};

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
