import type { Catalogue } from '../cards/catalogue-2.ts';
import type { GameView, KnownCard } from '../views/view.ts';
import type { CardDefinition } from '../state/card.ts';

/** The cards that are known, by their ids. */
export type KnownCards = Catalogue['cards'];

/** What is printed on a card; nothing of one that is none of those known. */
export const printedCard = (cards: KnownCards, { id }: { readonly id: string }): Partial<CardDefinition> =>
  cards.get(id) ?? {};

/** A card that the viewer knows, wherever it lies. */
export const visibleCard = ({ sides }: GameView, handle: number): KnownCard | undefined =>
  sides
    .flatMap(({ zones }) => Object.values(zones).flatMap(({ cards }) => cards))
    .find((card) => card?.card === handle) ?? undefined;
