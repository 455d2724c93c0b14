import type { Language } from '../../../core/narration.ts';
import type { Ability } from '../state/effect.ts';
import { english } from './english-2.ts';
import type { Grammar } from './grammar.ts';
import { japanese } from './japanese-2.ts';

const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: english, ja: japanese };

/** What an ability on the table does. */
export const abilityText = (ability: Ability, language: Language): string => GRAMMARS[language](ability);
