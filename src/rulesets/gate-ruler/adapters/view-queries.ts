import type { InLanguages } from '../../../core/narration.ts';
import type { GameView, KnownCard } from '../views/view.ts';
import type { CardDefinition } from '../state/card-2.ts';
import type { Instance } from '../state/instance.ts';

/** A card that the viewer knows, wherever it lies. */
export const cardSeen = ({ sides, cardsOnGate }: GameView, card: Instance): KnownCard | undefined => {
  for (const { zones } of sides) {
    for (const zone of Object.values(zones)) {
      for (const known of zone.cards) {
        if (known !== null && known.card === card) return known;
      }
    }
  }
  return cardsOnGate.find((known) => known.card === card);
};

/** What is printed on a card. */
export const printed = (card: KnownCard): CardDefinition => card.printed;

/** The printed name. */
export const nameOf = (card: KnownCard): InLanguages => printed(card).name;

/** All cards that the viewer knows. */
export const seenCards = ({ sides, cardsOnGate }: GameView): readonly KnownCard[] => [
  ...sides.flatMap(({ zones }) =>
    Object.values(zones).flatMap((zone) => zone.cards.filter((card) => card !== null)),
  ),
  ...cardsOnGate,
];
