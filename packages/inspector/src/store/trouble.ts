import { GatechartError } from '../../../../src/core/errors.ts';
import type { Trouble } from './view-state.ts';

/** How a game of one's own is shown: a page runs what its server gives it, and nothing that is dropped. */
export const WITH_RULES = 'gatechart inspect FILE --rules MODULE';

/** An error as the page tells it, with what to do next. */
export const troubleOf = (error: unknown): Trouble => {
  if (error instanceof GatechartError) {
    const { code, place, message } = error;
    const next = code === 'UNKNOWN_RULESET' ? `; of a game of your own: ${WITH_RULES}` : '';
    return { code, place, message: `${message}${next}` };
  }
  return { code: 'INTERNAL', place: '', message: error instanceof Error ? error.message : String(error) };
};
