import { siteMessages } from '../messages.ts';

/** The language of the page. */
export const language = document.documentElement.lang === 'ja' ? 'ja' : 'en';

/** What the page says itself. */
export const say = siteMessages[language];
