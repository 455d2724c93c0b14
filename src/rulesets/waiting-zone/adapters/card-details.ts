import { stringify } from 'yaml';
import type { CardText } from '../../../core/cards/collection.ts';
import type { Language } from '../../../core/narration.ts';
import type { CardDefinition } from '../state/card.ts';

/** Attack and life of a unit. */
export const numbersText = ({ type, attack = 0, life = 0 }: CardDefinition): string =>
  type === 'unit' ? `${attack}/${life}` : '';

/** One card: what it is and does, then its data. */
export const showCard = (
  { name, ...rest }: CardDefinition,
  { kind, text }: CardText,
  language: Language,
): readonly string[] => [
  language === 'en' ? `${name.en} (${name.ja})` : `${name.ja} (${name.en})`,
  kind,
  ...text,
  '',
  ...stringify(rest).trimEnd().split('\n'),
];
