import { GatechartError } from '../../../../src/core/errors.ts';
import type { ViewError } from './view-state.ts';

/** How a game of one's own is shown: a page runs what its server gives it, and nothing that is dropped. */
export const OWN_RULES_COMMAND = 'gatechart inspect FILE --rules MODULE';

/** An error as the page tells it, with what to do next. */
export const viewErrorOf = (error: unknown): ViewError => {
  if (error instanceof GatechartError) {
    const { code, place, message } = error;
    const next = code === 'UNKNOWN_RULESET' ? `; of a game of your own: ${OWN_RULES_COMMAND}` : '';
    return { code, place, message: `${message}${next}` };
  }
  return { code: 'INTERNAL', place: '', message: error instanceof Error ? error.message : String(error) };
};
