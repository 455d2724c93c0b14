/**
 * Remembers what a pure function gave for the last two values of the part that it depends on: rules ask about the game
 * as it is and, where something leaves, as it was before. A list of all parts ever met would be slower than the function.
 */
export const memoizeLast2 = <T, K extends object, V>(
  partOf: (whole: T) => K,
  compute: (whole: T) => V,
): ((whole: T) => V) => {
  let last: { readonly part: K; readonly value: V } | undefined;
  let older: { readonly part: K; readonly value: V } | undefined;
  return (whole) => {
    const part = partOf(whole);
    if (last?.part === part) return last.value;
    const found = older?.part === part ? older : { part, value: compute(whole) };
    older = last;
    last = found;
    return found.value;
  };
};

/** Remembers what a pure function gave for an object, as long as the object lives. */
export const memo = <K extends object, V>(compute: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    let entry = known.get(key);
    if (entry === undefined) {
      entry = { value: compute(key) };
      known.set(key, entry);
    }
    return entry.value;
  };
};
