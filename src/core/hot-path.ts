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

/** The cards of a match, as its game stores them. */
interface Cards<Card> {
  /** The definition id of every instance. */
  readonly definitionOf: readonly string[];
  /** The definitions by id. */
  readonly cards: Readonly<Record<string, Card>>;
}

/** The definition of every instance, and what it was found from. */
interface Resolved<Card, Definition> extends Cards<Card> {
  readonly byInstance: readonly Definition[];
}

/**
 * Returns a function that finds the definition of an instance. It resolves the instances once for each match, and
 * remembers the most recent match.
 */
export const definitionFinder = <Card, Definition>(
  definitionFrom: (card: Card) => Definition,
): ((game: Cards<Card>, instance: number) => Definition) => {
  const tables = new WeakMap<Cards<Card>['definitionOf'], Resolved<Card, Definition>>();
  let last: Resolved<Card, Definition> | undefined;
  const resolve = ({ definitionOf, cards }: Cards<Card>): Resolved<Card, Definition> => {
    const known = tables.get(definitionOf);
    if (known?.cards === cards) return known;
    const byInstance = definitionOf.map((id) => definitionFrom(cards[id] as Card));
    const resolved = { definitionOf, cards, byInstance };
    tables.set(definitionOf, resolved);
    return resolved;
  };
  return (game, instance) => {
    if (last === undefined || last.definitionOf !== game.definitionOf || last.cards !== game.cards) {
      last = resolve(game);
    }
    return last.byInstance[instance] as Definition;
  };
};

/** Keys of a value that may be absent. */
type Optional<T> = { [Key in keyof T]-?: Record<never, never> extends Pick<T, Key> ? Key : never }[keyof T];

/** A copy without some of the parts that may be absent; the others stay in their order. */
export const omit = <T extends object>(whole: T, ...parts: readonly Optional<T>[]): T => {
  const left: Partial<T> = {};
  for (const key in whole) if (!(parts as readonly unknown[]).includes(key)) left[key] = whole[key];
  return left as T;
};
