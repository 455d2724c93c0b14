import type { GameState } from '../../core/game-state.ts';
import type { Step } from '../../core/trace.ts';
import { forkMatch, startMatch } from '../../runtime/start.ts';
import { assertThat, Violation } from '../assertions.ts';
import type { CaseDefinition } from '../case.ts';
import type { CheckLocation, MatchPool } from '../matches.ts';

/** Matches that are checked after every step. */
const STEP_BY_STEP = 2;

const assertInvariants = ({ ruleset }: MatchPool, game: GameState, place: string): void => {
  const [breach] = ruleset.checkInvariants(game);
  assertThat(breach === undefined, place, 'no broken invariant (checkInvariants)', breach);
};

/** Checks a game after a step; returns what is wrong. */
type StepCheck = (step: Step, game: GameState) => string | undefined;

/** Repeats the answers of some matches and checks the game after every step. Throws `Violation`. */
function* checkSteps(
  ground: MatchPool,
  expected: string,
  checkOf: () => StepCheck,
): Generator<CheckLocation> {
  for (const { game, stops, keys } of (yield* ground.startedMatches()).slice(0, STEP_BY_STEP)) {
    const check = checkOf();
    let found: Violation | undefined;
    const match = startMatch(ground.ruleset, game, {
      runtime: 'lean',
      onStep: (step, after) => {
        if (after === undefined) return;
        const seen = check(step, after);
        if (seen === undefined) return;
        found ??= new Violation(`step of ${step.machine} from ${step.from} to ${step.to}`, expected, seen);
      },
    });
    for (const [number, key] of keys.entries()) {
      yield stops[number];
      match.answer(match.pending()?.decision.player ?? 0, key);
      if (found !== undefined) throw found;
    }
  }
}

export const invariantsCase: CaseDefinition = {
  id: 'invariants',
  requirement: 'no position breaks an invariant, whichever action is chosen there',
  *check(ground) {
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const { match, decision } = stop;
      assertInvariants(ground, match.game(), 'the game at the decision');
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
    yield* checkSteps(ground, 'no broken invariant (checkInvariants)', () => {
      let seen: GameState | undefined;
      return (_, after) => {
        if (after === seen) return undefined;
        seen = after;
        return ground.ruleset.checkInvariants(after)[0];
      };
    });
  },
};

export const traceInvariantsCase: CaseDefinition = {
  id: 'laws',
  requirement: 'the steps of a match break no trace invariant',
  skipReason: ({ traceInvariants: made = [] }) =>
    made.length === 0 ? 'the ruleset has no traceInvariants' : undefined,
  *check(ground) {
    yield* checkSteps(ground, 'no broken trace invariant', () => {
      const invariants = (ground.ruleset.traceInvariants ?? []).map((make) => make());
      return (step, after) =>
        invariants.map((each) => each.check(step, after)).find((seen) => seen !== undefined);
    });
  },
};
