import { PLAYERS, type Player } from '../decision.ts';
import { type RngState, shuffle } from '../random.ts';

/** A card hidden from somebody, and what is known of whatever lies in its place. */
export interface HiddenCard {
  readonly card: number;
  readonly owner: Player;
  /** Whether a card of that definition may lie there. */
  mayBe(definition: string): boolean;
  /** Whether that is a condition at all; places with a condition are dealt first. */
  readonly isConditional: boolean;
}

/** What somebody does not know. */
export interface HiddenInformation {
  /** The definition id of every card. */
  readonly definitionOf: readonly string[];
  /** Cards deck by deck: nobody knows their order. */
  readonly decks: readonly (readonly number[])[];
  readonly hidden: readonly HiddenCard[];
  /** Hidden cards of which it is known what they are. */
  readonly known: ReadonlySet<number>;
}

/** One way it could be. */
export interface Determinization {
  /** By card, the card that lies where it lay: another one in decks. */
  readonly inPlaceOf: readonly number[];
  /** What every card is. */
  readonly definitionOf: readonly string[];
  /** What chance will bring. */
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
 * Draws ways it could be: decks in another order, then the definitions of the hidden cards dealt anew among the cards of
 * each owner. Nothing drawn depends on what the hidden cards are, or on their order.
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
