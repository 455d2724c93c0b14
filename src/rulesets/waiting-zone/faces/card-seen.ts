import { cardCatalogue } from '../cards/index.ts';
import type { GameView, KnownCard } from '../seen/view.ts';
import type { CardDefinition } from '../values/card.ts';
import type { Instance } from '../values/instance.ts';

/** What is printed on a card; nothing of one that is no house card. */
export const printed = ({ id }: { readonly id: string }): Partial<CardDefinition> =>
  cardCatalogue.get(id) ?? {};

/** A card that the viewer knows, wherever it lies. */
export const cardSeen = ({ sides }: GameView, instance: Instance): KnownCard | undefined =>
  sides
    .flatMap(({ zones }) => Object.values(zones).flatMap(({ cards }) => cards))
    .find((card) => card?.card === instance) ?? undefined;
