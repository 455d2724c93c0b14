import type { GameState } from '../../core/fact.ts';
import type { Language } from '../../core/narration.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import type { OnStep } from '../../core/trace.ts';
import { OracleFailure } from './oracle.ts';

const LANGUAGES: readonly Language[] = ['en', 'ja'];

/** Holds the steps of one match to the invariants and laws of its ruleset, and what happens to having words. */
export interface InvariantWatch {
  readonly hear: OnStep;
  /** What was wrong last; the match goes on meanwhile. */
  failure(): OracleFailure | undefined;
}

export const watchInvariants = ({ checkInvariants: breaches, traceInvariants: made = [], narrate }: Ruleset): InvariantWatch => {
  const laws = made.map((make) => make());
  let seen: GameState | undefined;
  let found: OracleFailure | undefined;
  return {
    hear: (step, game) => {
      if (found !== undefined || game === undefined) return;
      for (const law of laws) {
        const breach = law.check(step, game);
        if (breach !== undefined) found = new OracleFailure('law', breach);
      }
      for (const fact of step.facts) {
        const isTold = LANGUAGES.every((language) => narrate(game, fact, null, language) !== '');
        if (!isTold) found = new OracleFailure('telling', `there are no words for ${fact.what}`);
      }
      if (game === seen) return;
      seen = game;
      const [breach] = breaches(game);
      if (breach !== undefined) found = new OracleFailure('invariant', breach);
    },
    failure: () => found,
  };
};
