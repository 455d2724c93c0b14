import type { Language } from '../../../core/narration.ts';
import type { Ability } from '../state/effect.ts';
import { englishGrammar } from './english-2.ts';
import type { Grammar } from './grammar.ts';
import { japaneseGrammar } from './japanese-2.ts';

const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: englishGrammar, ja: japaneseGrammar };

/** What an ability on the table does. */
export const abilityText = (ability: Ability, language: Language): string => GRAMMARS[language](ability);
