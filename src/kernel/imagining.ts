import type { Player } from './decision.ts';
import { PLAYERS } from './decision.ts';
import { type RngState, shuffle } from './rng.ts';

/** A card hidden from somebody, and what is known of whatever lies in its place. */
export interface HiddenCard {
  readonly card: number;
  readonly owner: Player;
  /** Whether a card of that definition may lie there. */
  mayBe(definition: string): boolean;
  /** Whether that is a condition at all; places with a condition are dealt first. */
  readonly isConditional: boolean;
}

/** For each card of a deck the one that takes its place. The new order does not depend on the old one. */
export const reorderDecks = (
  decks: readonly (readonly number[])[],
  rng: RngState,
): readonly [ReadonlyMap<number, number>, RngState] => {
  let stream = rng;
  const placed = decks.flatMap((deck) => {
    const [order, next] = shuffle(
      stream,
      [...deck].sort((a, b) => a - b),
    );
    stream = next;
    return deck.map((card, index) => [card, order[index] as number] as const);
  });
  return [new Map(placed), stream];
};

/** What the hidden cards of one owner are now: the same definitions, dealt anew from the sorted list of them. */
const dealTo = (
  hidden: readonly HiddenCard[],
  definitionOf: readonly string[],
  rng: RngState,
): readonly [ReadonlyMap<number, string>, RngState] => {
  const [shuffled, next] = shuffle(rng, hidden.map(({ card }) => definitionOf[card] as string).sort());
  const left = [...shuffled];
  const conditionalFirst = [
    ...hidden.filter(({ isConditional }) => isConditional),
    ...hidden.filter(({ isConditional }) => !isConditional),
  ];
  const dealt = conditionalFirst.map((place) => {
    const at = left.findIndex((id) => place.mayBe(id));
    return [place.card, left.splice(Math.max(at, 0), 1)[0] as string] as const;
  });
  return [new Map(dealt), next];
};

/** The definitions of all cards with those of the hidden ones dealt anew among the cards of each owner. */
export const dealAnew = (
  definitionOf: readonly string[],
  hidden: readonly HiddenCard[],
  rng: RngState,
): readonly [readonly string[], RngState] => {
  const changed = [...definitionOf];
  let stream = rng;
  for (const owner of PLAYERS) {
    const [dealt, next] = dealTo(
      hidden.filter((each) => each.owner === owner),
      definitionOf,
      stream,
    );
    for (const [card, id] of dealt) changed[card] = id;
    stream = next;
  }
  return [changed, stream];
};
