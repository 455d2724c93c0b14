const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a value is as described: of an object the keys described, of a list every element, a text by a part of it
 * whatever its capitals, anything else the same.
 */
export const matchesDescription = (described: unknown, value: unknown): boolean => {
  if (typeof described === 'string') {
    return typeof value === 'string' && value.toLowerCase().includes(described.toLowerCase());
  }
  if (Array.isArray(described)) {
    return (
      Array.isArray(value) &&
      value.length === described.length &&
      described.every((each, index) => matchesDescription(each, value[index]))
    );
  }
  if (isObject(described)) {
    return (
      isObject(value) && Object.entries(described).every(([key, each]) => matchesDescription(each, value[key]))
    );
  }
  return described === value;
};

/** Whether a fact is the one described; its kind is the same to the letter. */
export const matchesEvent = (
  { what, ...parts }: Readonly<Record<string, unknown>>,
  fact: Readonly<Record<string, unknown>>,
): boolean => fact.what === what && matchesDescription(parts, fact);
