import type { CardText } from '../../../core/cards/collection.ts';
import type { Language } from '../../../core/narration.ts';
import { cardText } from '../text/card-text/card-text.ts';
import { attributeName, factionName } from '../text/card-labels.ts';
import { collectionLabels } from '../text/listing-words.ts';
import type { CardDefinition } from '../state/card-2.ts';
import { statsText } from './collection.ts';

/** Cards that a text may name, by id. */
export type KnownCards = ReadonlyMap<string, CardDefinition>;

const kindOf = (card: CardDefinition, language: Language): string => {
  const say = collectionLabels[language];
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
export const gateRulerCardText = (
  card: CardDefinition,
  language: Language,
  known: KnownCards,
): CardText => ({
  name: card.name[language],
  kind: kindOf(card, language),
  text: cardText(card, language, (id) => known.get(id)?.name[language] ?? id),
});
