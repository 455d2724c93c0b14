import type { GameView, KnownCard } from '../seen/view.ts';
import type { CardDefinition } from '../values/card.ts';
import type { Instance } from '../values/instance.ts';

/** A card that the viewer knows, wherever it lies. */
export const cardSeen = ({ sides, cardsOnGate }: GameView, card: Instance): KnownCard | undefined =>
  sides
    .flatMap(({ zones }) => Object.values(zones).flatMap((zone) => zone?.cards ?? []))
    .concat(cardsOnGate)
    .find((known) => known?.card === card) ?? undefined;

/** What is printed on a card. */
export const printed = (card: KnownCard): CardDefinition => card.printed;

/** The printed name, in English. */
export const nameOf = (card: KnownCard): string => printed(card).name.en;
