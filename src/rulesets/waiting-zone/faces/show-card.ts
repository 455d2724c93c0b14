import { stringify } from 'yaml';
import type { Language } from '../../../kernel/language.ts';
import type { CardDefinition } from '../values/card.ts';

/** One card: its name, then its data. */
export const showCard = ({ name, ...rest }: CardDefinition, language: Language = 'en'): readonly string[] => [
  language === 'en' ? `${name.en} (${name.ja})` : `${name.ja} (${name.en})`,
  '',
  ...stringify(rest).trimEnd().split('\n'),
];
