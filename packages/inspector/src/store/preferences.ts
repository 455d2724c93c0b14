import { LANGUAGES } from 'gatechart/tools';
import { z } from 'zod';
import { INITIAL_STATE, ownPlayer, type ViewState } from './view-state.ts';

/** What a page remembers from one time to the next. */
const PREFERENCE_KEYS = [
  'language',
  'theme',
  'speed',
  'viewer',
  'bookkeeping',
  'sizes',
  'foldedPanels',
] as const satisfies readonly (keyof ViewState)[];

export type Preferences = Pick<ViewState, (typeof PREFERENCE_KEYS)[number]>;

const schema = z.object({
  theme: z.enum(['auto', 'light', 'dark']).catch(INITIAL_STATE.theme),
  speed: z.number().positive().max(1000).catch(INITIAL_STATE.speed),
  viewer: z.union([z.literal(0), z.literal(1), z.null()]).catch(INITIAL_STATE.viewer),
  bookkeeping: z.boolean().catch(INITIAL_STATE.bookkeeping),
  sizes: z.record(z.string(), z.array(z.number().positive().max(1)).max(8)).catch({}),
  foldedPanels: z
    .array(z.string())
    .max(16)
    .catch([...INITIAL_STATE.foldedPanels]),
});

/**
 * What was remembered; what is not of this page, or not there, is as it is in a new one: in the language of the browser, if the
 * page speaks it.
 */
export const readPreferences = (text: string | null, browserLanguage = ''): Preferences => {
  const isJapanese = /^ja\b/i.test(browserLanguage);
  const inLanguage = schema.extend({
    language: z.enum(LANGUAGES).catch(isJapanese ? 'ja' : INITIAL_STATE.language),
  });
  try {
    return inLanguage.parse(JSON.parse(text ?? '{}'));
  } catch {
    return inLanguage.parse({});
  }
};

/** What is to be remembered; not who is looked as in a match because a person plays it. */
export const preferencesText = (state: ViewState): string => {
  const viewer = ownPlayer(state.seats) === null ? state.viewer : INITIAL_STATE.viewer;
  return JSON.stringify({
    ...Object.fromEntries(PREFERENCE_KEYS.map((name) => [name, state[name]])),
    viewer,
  });
};
