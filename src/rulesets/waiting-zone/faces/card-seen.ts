import type { CardDefinition } from '../../waiting-zone/card.ts';
import { cardCatalogue } from '../../waiting-zone/cards/index.ts';
import type { Instance } from '../../waiting-zone/game.ts';
import type { GameView, KnownCard } from '../../waiting-zone/view.ts';

/** What is printed on a card; nothing of one that is no house card. */
export const printed = ({ id }: { readonly id: string }): Partial<CardDefinition> =>
  cardCatalogue.get(id) ?? {};

/** A card that the viewer knows, wherever it lies. */
export const cardSeen = ({ sides }: GameView, instance: Instance): KnownCard | undefined =>
  sides
    .flatMap(({ zones }) => Object.values(zones).flatMap(({ cards }) => cards))
    .find((card) => card?.card === instance) ?? undefined;
