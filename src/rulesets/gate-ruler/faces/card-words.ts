import type { CardWords } from '../../../kernel/faces/card-words.ts';
import type { Language } from '../../../kernel/language.ts';
import { cardText } from '../told/card-text/card-text.ts';
import { attributeName, factionName } from '../told/card-text/proper-names.ts';
import { listingWords } from '../told/listing-words.ts';
import type { CardDefinition } from '../values/card.ts';
import { statsText } from './show-card.ts';

/** Cards that a text may name, by id. */
export type KnownCards = ReadonlyMap<string, CardDefinition>;

const kindOf = (card: CardDefinition, language: Language): string => {
  const say = listingWords[language];
  const { type, faction, attributes = [], legendary, level } = card;
  const parts = [
    ...(legendary ? [say.legendary] : []),
    say.types[type],
    ...(faction === undefined ? [] : [factionName(faction, language)]),
    ...attributes.map((attribute) => attributeName(attribute, language)),
    ...(level === undefined ? [] : [`${say.level} ${level}`]),
    statsText(card),
  ];
  return parts.filter((part) => part !== '').join(language === 'en' ? ', ' : '、');
};

/** A card as people read it. */
export const gateRulerCardWords = (
  card: CardDefinition,
  language: Language,
  known: KnownCards,
): CardWords => ({
  name: card.name[language],
  kind: kindOf(card, language),
  text: cardText(card, language, (id) => known.get(id)?.name[language] ?? id),
});
