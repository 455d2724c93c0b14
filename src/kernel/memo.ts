/** Remembers what a pure function gave, as long as the part it depends on is the same object. */
export const memoOn = <T, K extends object, V>(
  partOf: (whole: T) => K,
  compute: (whole: T) => V,
): ((whole: T) => V) => {
  const known = new WeakMap<K, { readonly value: V }>();
  return (whole) => {
    const part = partOf(whole);
    let entry = known.get(part);
    if (entry === undefined) {
      entry = { value: compute(whole) };
      known.set(part, entry);
    }
    return entry.value;
  };
};

/** Remembers what a pure function gave for an object, as long as the object lives. */
export const memo = <K extends object, V>(compute: (key: K) => V): ((key: K) => V) =>
  memoOn((key: K) => key, compute);
