/** Keys of a value that may be absent. */
type Optional<T> = { [Key in keyof T]-?: Record<never, never> extends Pick<T, Key> ? Key : never }[keyof T];

/** A copy without some of the parts that may be absent; the others stay in their order. */
export const omit = <T extends object>(whole: T, ...parts: readonly Optional<T>[]): T => {
  const left: Partial<T> = {};
  for (const key in whole) if (!(parts as readonly unknown[]).includes(key)) left[key] = whole[key];
  return left as T;
};
