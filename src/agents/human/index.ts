import type { Language } from '../../core/narration.ts';
import { english } from './english.ts';
import { japanese } from './japanese.ts';
import type { Messages } from './messages.ts';

/** What is said to a person, by language. */
export const messages: Readonly<Record<Language, Messages>> = { en: english, ja: japanese };
