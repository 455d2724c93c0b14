import { stringify } from 'yaml';
import type { Language } from '../../../kernel/language.ts';
import type { CardDefinition } from '../values/card.ts';

/** Attack and life of a unit. */
export const numbersText = ({ type, attack = 0, life = 0 }: CardDefinition): string =>
  type === 'unit' ? `${attack}/${life}` : '';

/** One card: its name, then its data. */
export const showCard = ({ name, ...rest }: CardDefinition, language: Language = 'en'): readonly string[] => [
  language === 'en' ? `${name.en} (${name.ja})` : `${name.ja} (${name.en})`,
  '',
  ...stringify(rest).trimEnd().split('\n'),
];
