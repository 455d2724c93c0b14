import type { Language } from '../../core/narration.ts';
import { english } from './english.ts';
import { japanese } from './japanese.ts';
import type { Words } from './messages.ts';

/** What is said to a person, by language. */
export const words: Readonly<Record<Language, Words>> = { en: english, ja: japanese };
