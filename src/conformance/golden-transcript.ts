import { digest } from '../core/data/digest-2.ts';

/** Characters up to which a part of a view stands in one line. */
const SHORT = 72;

/** Digits by which a part is known that is too long for its line. */
const DIGITS = 6;

type Table = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'null';

const named = (value: object): value is Table & { readonly id: string } =>
  'id' in value && typeof value.id === 'string';

/** Something with an id, such as a card, in one line: its long parts, such as what is printed on it, by their digest. */
const cardText = (card: Table): string =>
  textOf(
    Object.fromEntries(
      Object.entries(card).map(([key, part]) => [
        key,
        textOf(part).length <= SHORT ? part : `#${digest(part).slice(0, DIGITS)}`,
      ]),
    ),
  );

/** A list of the same, such as a deck of cards that nobody sees. */
const repeated = (list: readonly unknown[]): string | undefined => {
  const [first = '', ...others] = list.map(textOf);
  const isRepeated = others.length > 0 && first.length <= SHORT && others.every((text) => text === first);
  return isRepeated ? `${list.length} x ${first}` : undefined;
};

/** A part of a view in one line; nothing for one that takes several. */
const lineOf = (value: unknown): string | undefined => {
  const text = textOf(value);
  if (typeof value !== 'object' || value === null || text.length <= SHORT) return text;
  if (Array.isArray(value)) return repeated(value);
  return named(value) ? cardText(value) : undefined;
};

const collect = (value: unknown, path: string, lines: Map<string, string>): void => {
  const line = lineOf(value);
  if (line !== undefined) {
    lines.set(path, line);
    return;
  }
  for (const [key, part] of Object.entries(value as Table)) {
    if (part !== undefined) collect(part, path === '' ? key : `${path}.${key}`, lines);
  }
};

/** A view in lines: what stands at each path. */
export const viewLines = (view: unknown): ReadonlyMap<string, string> => {
  const lines = new Map<string, string>();
  collect(view, '', lines);
  return lines;
};

/** What is another line than before, and what is gone; all of it where there was nothing before. */
export const changedLines = (
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): readonly string[] => [
  ...[...before.keys()].filter((path) => !now.has(path)).map((path) => `${path} is gone`),
  ...[...now].filter(([path, text]) => before.get(path) !== text).map(([path, text]) => `${path}: ${text}`),
];
