import type { CardWords } from '../../../kernel/faces/card-words.ts';
import type { Language } from '../../../kernel/language.ts';
import { english } from '../told/english/picture.ts';
import { japanese } from '../told/japanese/picture.ts';
import { listingWords } from '../told/listing-words.ts';
import type { PictureWords } from '../told/picture-words.ts';
import type { CardDefinition } from '../values/card.ts';
import { rulesTexts } from './person/card-text.ts';
import { numbersText } from './show-card.ts';

const WORDS: Readonly<Record<Language, PictureWords>> = { en: english, ja: japanese };

/** A card as people read it. */
export const waitingZoneCardWords = (card: CardDefinition, language: Language): CardWords => {
  const say = listingWords[language];
  const kind = [say.types[card.type], `${say.cost} ${card.cost}`, numbersText(card)];
  return {
    name: card.name[language],
    kind: kind.filter((part) => part !== '').join(', '),
    text: rulesTexts(WORDS[language], card),
  };
};
