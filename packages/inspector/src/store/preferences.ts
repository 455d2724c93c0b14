import { z } from 'zod';
import { ownPlayer } from './own-player.ts';
import { START, type ViewState } from './view-state.ts';

/** What a page remembers from one time to the next. */
const KEPT = [
  'language',
  'theme',
  'speed',
  'viewer',
  'bookkeeping',
  'sizes',
  'foldedPanels',
] as const satisfies readonly (keyof ViewState)[];

export type Kept = Pick<ViewState, (typeof KEPT)[number]>;

const schema = z.object({
  language: z.enum(['en', 'ja']).catch(START.language),
  theme: z.enum(['auto', 'light', 'dark']).catch(START.theme),
  speed: z.number().positive().max(1000).catch(START.speed),
  viewer: z.union([z.literal(0), z.literal(1), z.null()]).catch(START.viewer),
  bookkeeping: z.boolean().catch(START.bookkeeping),
  sizes: z.record(z.string(), z.array(z.number().positive().max(1)).max(8)).catch({}),
  foldedPanels: z.array(z.string()).max(16).catch([]),
});

/** What was remembered; what is not of this page, or not there, is as it is in a new one. */
export const readKept = (text: string | null): Kept => {
  try {
    return schema.parse(JSON.parse(text ?? '{}'));
  } catch {
    return schema.parse({});
  }
};

/** What is to be remembered; not who is looked as in a match because a person plays it. */
export const keptText = (state: ViewState): string => {
  const viewer = ownPlayer(state.seats) === null ? state.viewer : START.viewer;
  return JSON.stringify({ ...Object.fromEntries(KEPT.map((name) => [name, state[name]])), viewer });
};
