const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sharedArray = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] => {
  const parts = after.map((part, place) => shareStructure(before[place], part));
  return parts.length === before.length && parts.every((part, place) => part === before[place])
    ? before
    : parts;
};

const sharedObject = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const keys = Object.keys(after);
  const parts = Object.fromEntries(keys.map((key) => [key, shareStructure(before[key], after[key])]));
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => key in before && parts[key] === before[key]);
  return isSame ? before : parts;
};

/** A value that says the same as `after`, made of the parts of `before` that are equal: so it is seen at once what changed. Both are data. */
export const shareStructure = <T>(before: T, after: T): T => {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) return sharedArray(before, after) as T;
  return isPlain(before) && isPlain(after) ? (sharedObject(before, after) as T) : after;
};
