import type { LocalizedText } from '../../../core/narration.ts';
import type { GameView, KnownCard } from '../views/view.ts';
import type { CardDefinition } from '../state/card-2.ts';
import type { Instance } from '../state/instance.ts';

/** A card that the viewer knows, wherever it lies. */
export const findKnownCard = ({ sides, cardsOnGate }: GameView, card: Instance): KnownCard | undefined => {
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
export const printedCard = (card: KnownCard): CardDefinition => card.printed;

/** The printed name. */
export const printedName = (card: KnownCard): LocalizedText => printedCard(card).name;

/** All cards that the viewer knows. */
export const allKnownCards = ({ sides, cardsOnGate }: GameView): readonly KnownCard[] => [
  ...sides.flatMap(({ zones }) =>
    Object.values(zones).flatMap((zone) => zone.cards.filter((card) => card !== null)),
  ),
  ...cardsOnGate,
];
