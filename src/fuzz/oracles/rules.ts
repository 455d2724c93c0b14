import type { Baton } from '../../core/fact.ts';
import type { Language } from '../../core/narration.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import type { OnStep } from '../../core/trace.ts';
import { TrialFailed } from './oracle.ts';

const LANGUAGES: readonly Language[] = ['en', 'ja'];

/** Holds the steps of one match to the invariants and laws of its ruleset, and what happens to having words. */
export interface Oversight {
  readonly hear: OnStep;
  /** What was wrong last; the match goes on meanwhile. */
  fault(): TrialFailed | undefined;
}

export const oversightOf = ({ breaches, laws: made = [], narrate }: Ruleset): Oversight => {
  const laws = made.map((make) => make());
  let seen: Baton | undefined;
  let found: TrialFailed | undefined;
  return {
    hear: (step, game) => {
      if (found !== undefined || game === undefined) return;
      for (const law of laws) {
        const breach = law.breach(step, game);
        if (breach !== undefined) found = new TrialFailed('law', breach);
      }
      for (const fact of step.facts) {
        const isTold = LANGUAGES.every((language) => narrate(game, fact, null, language) !== '');
        if (!isTold) found = new TrialFailed('telling', `there are no words for ${fact.what}`);
      }
      if (game === seen) return;
      seen = game;
      const [breach] = breaches(game);
      if (breach !== undefined) found = new TrialFailed('invariant', breach);
    },
    fault: () => found,
  };
};
