/** No number of a game that means something is as large as the words of a generator mostly are. */
const LARGE = 2 ** 20;
const WORDS = 4;

/** Whether a value is the state of a generator. */
export const isGenerator = (value: unknown): value is readonly number[] =>
  Array.isArray(value) &&
  value.length === WORDS &&
  value.every((word) => Number.isInteger(word)) &&
  value.some((word) => Math.abs(word) > LARGE);

const inside = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const wordsIn = (value: unknown): readonly number[] =>
  isGenerator(value) ? value : inside(value).flatMap(wordsIn);

/** The large words of every generator in a game, wherever it keeps them: those that `rngStream` and its like made. */
export const generatorWords = (game: unknown): ReadonlySet<number> =>
  new Set(wordsIn(game).filter((word) => Math.abs(word) > LARGE));

/** Parts of games without a generator: cards above all, which every game of a match shares. */
const free = new WeakSet<object>();

/** The same game with other words in every generator: all that is still to be drawn comes out otherwise. */
export const withOtherChance = <T>(value: T): T => {
  if (isGenerator(value)) return value.map((word) => ~word) as T;
  if (typeof value !== 'object' || value === null || free.has(value)) return value;
  const changed = Object.entries(value).filter(([, part]) => withOtherChance(part) !== part);
  if (changed.length === 0) {
    free.add(value);
    return value;
  }
  const parts = Object.fromEntries(changed.map(([key, part]) => [key, withOtherChance(part)]));
  return (Array.isArray(value) ? Object.assign([...value], parts) : { ...value, ...parts }) as T;
};

/** The same game with every generator as in another one, so that what is still to be drawn comes out as there. */
export const withChanceOf = <T>(value: T, other: unknown): T => {
  if (isGenerator(value) && isGenerator(other)) return other as T;
  if (value === other || typeof value !== 'object' || value === null) return value;
  if (typeof other !== 'object' || other === null) return value;
  const others = other as Readonly<Record<string, unknown>>;
  const parts = Object.entries(value).map(([key, part]) => [key, withChanceOf(part, others[key])] as const);
  const changed = parts.filter(([key, part]) => part !== (value as Readonly<Record<string, unknown>>)[key]);
  if (changed.length === 0) return value;
  return (
    Array.isArray(value)
      ? Object.assign([...value], Object.fromEntries(changed))
      : { ...value, ...Object.fromEntries(changed) }
  ) as T;
};

/** Every number in a value. */
export const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number' ? [value] : inside(value).flatMap(numbersIn);
