import type { GameState } from '../core/fact.ts';
import type { Ruleset } from '../core/ruleset-2.ts';
import { assertThat } from './assertions.ts';

/** Throws where a game breaks an invariant, unless the game it was made of does already: then that one is at fault. */
export const assertNoNewViolation = ({ checkInvariants: breaches }: Ruleset, place: string, before: GameState, after: GameState): void => {
  const [breach] = breaches(after);
  assertThat(breach === undefined || breaches(before).length > 0, () => ({
    place,
    expected: 'no breach (breaches)',
    seen: breach,
  }));
};
