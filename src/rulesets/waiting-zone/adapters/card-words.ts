import type { CardText } from '../../../core/cards/collection.ts';
import type { Language } from '../../../core/narration.ts';
import { cardText } from '../text/card-text.ts';
import { collectionLabels } from '../text/listing-words.ts';
import type { CardDefinition } from '../state/card.ts';
import { numbersText } from './card-details.ts';

/** A card as people read it. */
export const waitingZoneCardDescription = (card: CardDefinition, language: Language): CardText => {
  const say = collectionLabels[language];
  const kind = [say.types[card.type], `${say.cost} ${card.cost}`, numbersText(card)];
  return {
    name: card.name[language],
    kind: kind.filter((part) => part !== '').join(language === 'en' ? ', ' : '、'),
    text: cardText(card, language),
  };
};
