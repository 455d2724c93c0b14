import type { Baton } from '../../core/fact.ts';
import { forkMatch, startMatch } from '../../runtime/start.ts';
import type { Case } from '../case.ts';
import type { Ground } from '../ground.ts';
import type { Spot } from '../played.ts';
import { hold } from '../assertions.ts';

/** Matches that are held to the invariants after every step. */
const STEP_BY_STEP = 2;

const holdBreaches = ({ ruleset }: Ground, game: Baton, place: string): void => {
  const [breach] = ruleset.breaches(game);
  hold(breach === undefined, () => ({ place, expected: 'no breach (breaches)', seen: breach }));
};

/** Answers as was answered, and looks at the game after every step. */
function* stepByStep(ground: Ground): Generator<Spot> {
  for (const { game, stops, keys } of (yield* ground.begun()).slice(0, STEP_BY_STEP)) {
    let found: readonly [place: string, breach: string] | undefined;
    let seen: Baton = game;
    const match = startMatch(ground.ruleset, game, {
      runtime: 'lean',
      onStep: ({ machine, from, to }, after) => {
        if (found !== undefined || after === undefined || after === seen) return;
        seen = after;
        const [breach] = ground.ruleset.breaches(after);
        if (breach !== undefined) found = [`step of ${machine} from ${from} to ${to}`, breach];
      },
    });
    for (const [number, key] of keys.entries()) {
      yield stops[number];
      match.answer(match.pending()?.decision.player ?? 0, key);
      const [place = '', breach] = found ?? [];
      hold(found === undefined, () => ({ place, expected: 'no breach (breaches)', seen: breach }));
    }
  }
}

export const invariants: Case = {
  id: 'invariants',
  holds: 'no position breaks an invariant, whatever is answered there',
  *look(ground) {
    for (const stop of yield* ground.stops()) {
      yield stop;
      const { match, decision } = stop;
      holdBreaches(ground, match.game(), 'the game at the question');
      for (const { key } of decision.options) {
        const fork = forkMatch(match);
        fork.answer(decision.player, key);
        holdBreaches(ground, fork.game(), `the game after ${JSON.stringify(key)}`);
      }
    }
    for (const played of yield* ground.begun()) {
      yield played;
      if (played.last !== undefined) holdBreaches(ground, played.last.game(), 'the game at the end');
    }
    yield* stepByStep(ground);
  },
};
