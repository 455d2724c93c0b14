/** What the cards of a match are, as its game holds it. */
interface Cards<Card> {
  /** Of every instance, the id of its definition. */
  readonly definitionOf: readonly string[];
  /** Definitions by id. */
  readonly cards: Readonly<Record<string, Card>>;
}

/** The definition of every instance, and what it was found from. */
interface Resolved<Card, Definition> extends Cards<Card> {
  readonly byInstance: readonly Definition[];
}

/** Finds the definition of an instance. Instances are resolved once for a match; the match asked about last is at hand. */
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
