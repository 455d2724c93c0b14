import { stringify } from 'yaml';
import type { CardText } from '../../../core/cards/collection.ts';
import type { Language } from '../../../core/narration.ts';
import { cardCatalogue } from '../cards/catalogue.ts';
import { collectionLabels } from '../text/listing-words.ts';
import type { CardDefinition } from '../state/card-2.ts';

/** ATK, HP and STK of a unit, ATK and STK of a ruler. */
export const statsText = ({ type, atk = 0, hp = 0, stk = 0 }: CardDefinition): string => {
  if (type === 'unit') return `${atk}/${hp}/${stk}`;
  return type === 'ruler' ? `${atk}/-/${stk}` : '';
};

const sourceText = ({ id, provenance: { source, assumed } }: CardDefinition, language: Language): string => {
  const say = collectionLabels[language];
  if (!cardCatalogue.has(id)) return say.own;
  if (source === 'house') return say.house;
  return assumed.length === 0 ? say.known : `${say.known}; ${say.assumed(assumed)}`;
};

/** One card: what it is and does, and where it comes from, then its data as a set file would have it. */
export const showCard = (
  card: CardDefinition,
  { kind, text }: CardText,
  language: Language,
): readonly string[] => {
  const { id: _id, name, provenance: _, ...rest } = card;
  return [
    name.en === name.ja ? name.en : `${name[language]} (${name[language === 'en' ? 'ja' : 'en']})`,
    kind,
    ...text,
    '',
    sourceText(card, language),
    '',
    ...stringify({ id: card.id, name: name.en, ...rest }, { lineWidth: 110 })
      .trimEnd()
      .split('\n'),
  ];
};
