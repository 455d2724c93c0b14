import type { Match } from '../../runtime/match.ts';
import { giveAnswer } from './give.ts';
import type { Oracle } from './trial.ts';

/** A trial that looks at a match whenever it rests, the first time at once. */
export const checkAtRest = (match: Match, look: () => void): Oracle => {
  look();
  return {
    match,
    pending: () => match.pending()?.decision,
    answer: (key) => {
      giveAnswer(match, key);
      look();
    },
    leave: () => {},
  };
};
