/** A value as JSON has it. */
type Json = unknown;

const smallerNumbers = (value: number): readonly number[] =>
  [...new Set([0, 1, Math.trunc(value / 2), value - Math.sign(value)])].filter(
    (other) => Math.abs(other) < Math.abs(value),
  );

/** Values with one thing less in them: lists without an entry, smaller numbers, what is true made false. */
export function* shrinkJson(value: Json): Iterable<Json> {
  if (typeof value === 'number') yield* smallerNumbers(value);
  else if (value === true) yield false;
  else if (Array.isArray(value)) {
    for (let size = value.length; size >= 1; size = Math.floor(size / 2)) {
      for (let at = 0; at + size <= value.length; at += size) {
        yield [...value.slice(0, at), ...value.slice(at + size)];
      }
    }
    for (const [index, entry] of value.entries()) {
      for (const simpler of shrinkJson(entry)) yield value.with(index, simpler);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      for (const simpler of shrinkJson(entry)) yield { ...value, [key]: simpler };
    }
  }
}
