import type { Match } from '../../runtime/match.ts';
import { give } from './give.ts';
import type { Trial } from './trial.ts';

/** A trial that looks at a match whenever it rests, the first time at once. */
export const lookingAtRest = (match: Match, look: () => void): Trial => {
  look();
  return {
    match,
    pending: () => match.pending()?.decision,
    answer: (key) => {
      give(match, key);
      look();
    },
    leave: () => {},
  };
};
