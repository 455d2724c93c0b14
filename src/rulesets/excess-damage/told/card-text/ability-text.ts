import type { Language } from '../../../../kernel/language.ts';
import type { Ability } from '../../values/effect.ts';
import { english } from './english.ts';
import type { Grammar } from './grammar.ts';
import { japanese } from './japanese.ts';

const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: english, ja: japanese };

/** What an ability on the table does. */
export const abilityText = (ability: Ability, language: Language): string => GRAMMARS[language](ability);
