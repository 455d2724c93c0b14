import { PLAYERS, type Player } from '../../core/decision.ts';
import { canonicalJson } from '../../core/data/digest-2.ts';
import type { GameState } from '../../core/fact.ts';
import { rngStream } from '../../core/random.ts';
import type { Ruleset } from '../../core/ruleset-2.ts';
import type { CaseDefinition } from '../case.ts';
import type { PlayedMatch } from '../played.ts';
import { assertSame } from '../assertions.ts';

/** Questions that are looked at, each in three worlds. */
const LOOKED = 80;

/** What the games of one match are known by, as keys and as views. */
class Known {
  readonly #viewOf = new Map<string, unknown>();
  readonly #keyOf = new Map<string, string>();

  /** Throws where one key has two views, or one view two keys. */
  note(ruleset: Ruleset, game: GameState, player: Player): void {
    const key = ruleset.informationStateKey?.(game, player) ?? '';
    const view = ruleset.view(game, player);
    const [byKey, byView] = [`${player} ${key}`, `${player} ${canonicalJson(view)}`];
    assertSame(`the views of player ${player} that have one seenKey`, this.#viewOf.get(byKey) ?? view, view);
    assertSame(`the seenKeys of player ${player} that have one view`, this.#keyOf.get(byView) ?? key, key);
    this.#viewOf.set(byKey, view);
    this.#keyOf.set(byView, key);
  }
}

export const informationStateKeyCase: CaseDefinition = {
  id: 'seenKey',
  requirement: 'two games of a match have the same seenKey exactly when their views are the same',
  skipReason: (ruleset) =>
    ruleset.informationStateKey === undefined ? 'the ruleset is known by its views (seenKey)' : undefined,
  *check(ground) {
    const { ruleset } = ground;
    const known = new Map<PlayedMatch, Known>();
    for (const stop of yield* ground.decisionPoints(LOOKED)) {
      yield stop;
      const { played, match, decision, number } = stop;
      const ofMatch = known.get(played) ?? new Known();
      known.set(played, ofMatch);
      const rng = rngStream(number, 0, 'conformance');
      const world = ruleset.determinize?.(match.position(), decision.player)(rng);
      for (const player of PLAYERS) {
        ofMatch.note(ruleset, match.game(), player);
        const other = ruleset.rerandomizeHidden?.(match.game(), player);
        if (other !== undefined) ofMatch.note(ruleset, other, player);
        if (world !== undefined) ofMatch.note(ruleset, world.game, player);
      }
    }
  },
};
