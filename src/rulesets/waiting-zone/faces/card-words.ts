import type { CardWords } from '../../../kernel/faces/card-words.ts';
import type { Language } from '../../../kernel/language.ts';
import { cardText } from '../told/card-text/card-text.ts';
import { listingWords } from '../told/listing-words.ts';
import type { CardDefinition } from '../values/card.ts';
import { numbersText } from './show-card.ts';

/** A card as people read it. */
export const waitingZoneCardWords = (card: CardDefinition, language: Language): CardWords => {
  const say = listingWords[language];
  const kind = [say.types[card.type], `${say.cost} ${card.cost}`, numbersText(card)];
  return {
    name: card.name[language],
    kind: kind.filter((part) => part !== '').join(language === 'en' ? ', ' : '、'),
    text: cardText(card, language),
  };
};
