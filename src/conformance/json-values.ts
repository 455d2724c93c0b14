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
