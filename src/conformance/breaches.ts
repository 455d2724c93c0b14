import type { Baton } from '../core/fact.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import { hold } from './assertions.ts';

/** Throws where a game breaks an invariant, unless the game it was made of does already: then that one is at fault. */
export const holdNoNewBreach = ({ breaches }: Ruleset, place: string, before: Baton, after: Baton): void => {
  const [breach] = breaches(after);
  hold(breach === undefined || breaches(before).length > 0, () => ({
    place,
    expected: 'no breach (breaches)',
    seen: breach,
  }));
};
