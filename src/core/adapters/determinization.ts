import { PLAYERS, type Player } from '../decision.ts';
import { type RngState, shuffle } from '../random.ts';

/** A card that is hidden from a player, with the conditions on what may lie there. */
export interface HiddenCard {
  readonly card: number;
  readonly owner: Player;
  /** Returns whether a card of that definition may lie there. */
  mayBe(definition: string): boolean;
  /** Whether `mayBe` restricts anything. Places with a restriction are dealt first. */
  readonly isConditional: boolean;
}

/** The information that a player does not have. */
export interface HiddenInformation {
  /** The definition id of every card. */
  readonly definitionOf: readonly string[];
  /** The cards of each deck. Their order is unknown. */
  readonly decks: readonly (readonly number[])[];
  readonly hidden: readonly HiddenCard[];
  /** The hidden cards whose definitions are known. */
  readonly known: ReadonlySet<number>;
}

/** One possible state of the hidden information. */
export interface Determinization {
  /** For each card, the card that lies in its place. It differs only in decks. */
  readonly inPlaceOf: readonly number[];
  /** The definition id of every card. */
  readonly definitionOf: readonly string[];
  /** The random stream for future events. */
  readonly rng: RngState;
}

const ascending = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b);

/** What the hidden cards of a player could be, and where they lie, places with a condition first. */
const dealtTo = ({ definitionOf, hidden, known }: HiddenInformation, player: Player) => {
  const own = hidden.filter(({ owner }) => owner === player);
  return {
    definitions: own
      .filter(({ card }) => !known.has(card))
      .map(({ card }) => definitionOf[card] as string)
      .sort(),
    conditional: own.filter(({ isConditional }) => isConditional),
    others: own.filter(({ isConditional }) => !isConditional),
  };
};

/**
 * Returns a function that draws determinizations: it reorders the decks, then deals the definitions of the hidden cards
 * again among the cards of each owner. The result does not depend on the actual hidden cards or their order.
 */
export const determinizationsOf = (unknown: HiddenInformation): ((rng: RngState) => Determinization) => {
  const { definitionOf, decks, known } = unknown;
  const sortedDecks = decks.map(ascending);
  const dealt = PLAYERS.map((player) => dealtTo(unknown, player));
  return (rng) => {
    let stream = rng;
    const shuffled = <T>(items: readonly T[]): T[] => {
      const [order, next] = shuffle(stream, items);
      stream = next;
      return [...order];
    };
    const inPlaceOf = [...definitionOf.keys()];
    decks.forEach((deck, which) => {
      const order = shuffled(sortedDecks[which] as readonly number[]);
      deck.forEach((card, index) => {
        inPlaceOf[card] = order[index] as number;
      });
    });
    const changed = [...definitionOf];
    for (const { definitions, conditional, others } of dealt) {
      const left = shuffled(definitions);
      const deal = ({ card }: HiddenCard, at: number): void => {
        const lies = inPlaceOf[card] as number;
        if (!known.has(lies)) changed[lies] = left.splice(at, 1)[0] as string;
      };
      for (const place of conditional) {
        const at = left.findIndex((id) => place.mayBe(id));
        deal(place, Math.max(at, 0));
      }
      for (const place of others) deal(place, 0);
    }
    return { inPlaceOf, definitionOf: changed, rng: stream };
  };
};
