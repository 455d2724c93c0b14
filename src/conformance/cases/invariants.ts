import type { GameState } from '../../core/game-state.ts';
import { forkMatch, startMatch } from '../../runtime/start.ts';
import { assertThat, Violation } from '../assertions.ts';
import type { CaseDefinition } from '../case.ts';
import type { CheckLocation, MatchPool } from '../matches.ts';

/** Matches that are held to the invariants after every step. */
const STEP_BY_STEP = 2;

const assertInvariants = ({ ruleset }: MatchPool, game: GameState, place: string): void => {
  const [breach] = ruleset.checkInvariants(game);
  assertThat(breach === undefined, () => ({ place, expected: 'no breach (breaches)', seen: breach }));
};

/** Answers as was answered, and looks at the game after every step. */
function* stepByStep(ground: MatchPool): Generator<CheckLocation> {
  for (const { game, stops, keys } of (yield* ground.startedMatches()).slice(0, STEP_BY_STEP)) {
    let found: readonly [place: string, breach: string] | undefined;
    let seen: GameState = game;
    const match = startMatch(ground.ruleset, game, {
      runtime: 'lean',
      onStep: ({ machine, from, to }, after) => {
        if (found !== undefined || after === undefined || after === seen) return;
        seen = after;
        const [breach] = ground.ruleset.checkInvariants(after);
        if (breach !== undefined) found = [`step of ${machine} from ${from} to ${to}`, breach];
      },
    });
    for (const [number, key] of keys.entries()) {
      yield stops[number];
      match.answer(match.pending()?.decision.player ?? 0, key);
      const [place = '', breach] = found ?? [];
      assertThat(found === undefined, () => ({ place, expected: 'no breach (breaches)', seen: breach }));
    }
  }
}

export const invariantsCase: CaseDefinition = {
  id: 'invariants',
  requirement: 'no position breaks an invariant, whatever is answered there',
  *check(ground) {
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const { match, decision } = stop;
      assertInvariants(ground, match.game(), 'the game at the question');
      for (const { key } of decision.options) {
        const fork = forkMatch(match);
        fork.answer(decision.player, key);
        assertInvariants(ground, fork.game(), `the game after ${JSON.stringify(key)}`);
      }
    }
    for (const played of yield* ground.startedMatches()) {
      yield played;
      if (played.last !== undefined) assertInvariants(ground, played.last.game(), 'the game at the end');
    }
    yield* stepByStep(ground);
  },
};

/** Matches that are held to the laws from their beginning to their end. */
const MATCHES = 2;

export const traceInvariantsCase: CaseDefinition = {
  id: 'laws',
  requirement: 'the course of a match keeps every law',
  skipReason: ({ traceInvariants: made = [] }) => (made.length === 0 ? 'the ruleset has no laws' : undefined),
  *check(ground) {
    const { ruleset } = ground;
    for (const { game, keys, stops } of (yield* ground.startedMatches()).slice(0, MATCHES)) {
      const watching = (ruleset.traceInvariants ?? []).map((make) => make());
      let found: Violation | undefined;
      const match = startMatch(ruleset, game, {
        runtime: 'lean',
        onStep: (step, after) => {
          if (after === undefined) return;
          for (const law of watching) {
            const seen = law.check(step, after);
            const place = `step of ${step.machine} from ${step.from} to ${step.to}`;
            if (seen !== undefined) found ??= new Violation({ place, expected: 'no breach of a law', seen });
          }
        },
      });
      for (const [number, key] of keys.entries()) {
        yield stops[number];
        match.answer(match.pending()?.decision.player ?? 0, key);
        if (found !== undefined) throw found;
      }
    }
  },
};
