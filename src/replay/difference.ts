/** Characters of a value that are quoted, and those of them before what differs. */
const MAX_QUOTED = 90;
const MAX_BEFORE = 20;

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

interface Difference {
  readonly path: readonly string[];
  readonly recorded: unknown;
  readonly found: unknown;
}

const jsonOf = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** The first part that differs, at any depth that both values have. */
const firstDifference = ({ path, recorded, found }: Difference): Difference => {
  if (!isParts(recorded) || !isParts(found) || Array.isArray(recorded) !== Array.isArray(found))
    return { path, recorded, found };
  const keys = new Set([...Object.keys(recorded), ...Object.keys(found)]);
  const [part] = [...keys]
    .map((key) => ({ path: [...path, key], recorded: recorded[key], found: found[key] }))
    .filter((each) => jsonOf(each.recorded) !== jsonOf(each.found));
  return part === undefined ? { path, recorded, found } : firstDifference(part);
};

/** A value as far as it fits, from shortly before `at` if that would be cut off. */
const quoted = (json: string, at: number): string => {
  const from = at < MAX_QUOTED ? 0 : at - MAX_BEFORE;
  const end = from + MAX_QUOTED;
  return `${from === 0 ? '' : '...'}${json.slice(from, end)}${end < json.length ? '...' : ''}`;
};

const quotes = (recorded: string, found: string): string => {
  let at = 0;
  while (at < recorded.length && recorded[at] === found[at]) at += 1;
  return `the record contains ${quoted(recorded, at)}, but the replay gives ${quoted(found, at)}`;
};

/** How a line of a record differs from that of its replay; both are JSON with sorted keys, `null` for no line. */
export const differenceText = (recordedJson: string, foundJson: string): string => {
  const [recorded, found] = [recordedJson, foundJson].map(
    (json) => (JSON.parse(json) ?? undefined) as unknown,
  );
  const isOneKind = isParts(recorded) && isParts(found) && recorded.line === found.line;
  if (!isOneKind) return quotes(jsonOf(recorded), jsonOf(found));
  const { path, ...parts } = firstDifference({ path: [], recorded, found });
  return `in ${path.join('.')}, ${quotes(jsonOf(parts.recorded), jsonOf(parts.found))}`;
};
