const NOTHING: readonly never[] = [];

/**
 * What a function gives for each item, in one list. A plain loop, unlike `flatMap`, is compiled together with what it
 * calls: in rules this is a good part of the time.
 */
export const flatMapFast = <T, U>(
  items: readonly T[],
  of: (item: T, index: number) => readonly U[],
): readonly U[] => {
  let found: U[] | undefined;
  for (let index = 0; index < items.length; index += 1) {
    const given = of(items[index] as T, index);
    if (given.length === 0) continue;
    found ??= [];
    for (let at = 0; at < given.length; at += 1) found.push(given[at] as U);
  }
  return found ?? NOTHING;
};
