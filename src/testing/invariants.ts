import type { Option } from '../core/decision.ts';
import type { GameState } from '../core/game-state.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { DrawnMatch } from './arbitraries.ts';

/** An invariant that must hold in every match of a ruleset. */
export interface Invariant<G extends GameState = GameState, O extends Option = Option, V = unknown> {
  /** `breaches` for the invariants of positions, otherwise the name of the trace invariant. */
  readonly name: string;
  /**
   * Returns the first breach in a match, as a sentence, or `undefined` if the invariant holds. Throws the errors of the
   * rules.
   */
  breach(drawn: DrawnMatch<G, O, V>): string | undefined;
}

const inEachPosition = <G extends GameState, O extends Option, V>(
  ruleset: Ruleset<G, O, V>,
): Invariant<G, O, V> => ({
  name: 'breaches',
  breach: ({ steps, match }) => {
    const games = new Set([...steps.map(({ game }) => game), match.game()]);
    for (const game of games) {
      const [breach] = ruleset.checkInvariants(game);
      if (breach !== undefined) return breach;
    }
    return undefined;
  },
});

/**
 * Returns the invariants of a ruleset: one for `checkInvariants`, which checks each position, and one for each of its
 * `traceInvariants`, which check the course of a match.
 */
export const invariantsOf = <G extends GameState, O extends Option, V>(
  ruleset: Ruleset<G, O, V>,
): readonly Invariant<G, O, V>[] => [
  inEachPosition(ruleset),
  ...(ruleset.traceInvariants ?? []).map(
    (make, index): Invariant<G, O, V> => ({
      name: make.name || `law ${index + 1}`,
      breach: ({ steps }) => {
        const law = make();
        for (const { step, game } of steps) {
          const breach = law.check(step as Parameters<typeof law.check>[0], game);
          if (breach !== undefined) return breach;
        }
        return undefined;
      },
    }),
  ),
];
