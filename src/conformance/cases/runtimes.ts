import { opponentOf } from '../../core/decision.ts';
import type { GameState } from '../../core/game-state.ts';
import { OracleFailure } from '../../fuzz/oracles/oracle.ts';
import { oracles } from '../../fuzz/run-case.ts';
import type { RuntimeName } from '../../runtime/match.ts';
import { forkMatch, resumeMatch, startMatch } from '../../runtime/start.ts';
import { assertSame, Violation } from '../assertions.ts';
import type { CaseDefinition } from '../case.ts';
import {
  type CheckLocation,
  type DecisionPoint,
  type MatchPool,
  type PlayedMatch,
  restingState,
  serializedPosition,
} from '../matches.ts';

/** Matches that are played again. */
const MATCHES = 2;

export const repeatsCase: CaseDefinition = {
  id: 'repeats',
  requirement: 'the same game and the same actions lead to the same positions',
  *check(ground) {
    for (const { game, keys, stops } of (yield* ground.startedMatches()).slice(0, MATCHES)) {
      const again = startMatch(ground.ruleset, game, { runtime: 'lean' });
      for (const stop of stops) {
        yield stop;
        assertSame('the position, played a second time', stop.match.position(), again.position());
        const key = keys[stop.number];
        if (key !== undefined) again.answer(stop.decision.player, key);
      }
    }
  },
};

/** Makes a write to a value, or to a value in it, an error. */
const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
};

export const pureCase: CaseDefinition = {
  id: 'pure',
  requirement: 'no rule writes to a game, which others still hold',
  *check(ground) {
    for (const { beginning, keys, stops } of (yield* ground.startedMatches()).slice(0, MATCHES)) {
      const game = ground.newGame(beginning);
      freeze(game);
      const match = startMatch(ground.ruleset, game, { runtime: 'lean' });
      for (const stop of stops) {
        yield stop;
        freeze(match.game());
        const key = keys[stop.number];
        if (key !== undefined) match.answer(stop.decision.player, key);
      }
    }
  },
};

const OTHERS: readonly RuntimeName[] = ['interpreted', 'actors'];

/** Questions up to which matches are compared step by step, and those at which other runtimes go on. */
const COMPARED = 160;
const RESUMED = 16;

const asViolation = (error: unknown): unknown =>
  error instanceof OracleFailure
    ? new Violation('the runtimes', 'the same, step by step', error.message)
    : error;

/** Plays a match on all runtimes side by side, as it was answered. */
function* sideBySide(
  { ruleset }: MatchPool,
  { game, keys, stops, ...played }: PlayedMatch & { readonly game: GameState },
): Generator<CheckLocation> {
  try {
    yield { ...played, keys: [], stops: [] };
    const trial = oracles.runtimes({ is: 'new', ruleset, game }, () => {});
    for (const [number, key] of keys.entries()) {
      yield stops[number];
      trial.answer(key);
    }
  } catch (error) {
    throw asViolation(error);
  }
}

/** What becomes of a match in other runtimes that take it up where it stands: of answers, refusals and a concession. */
const goOn = ({ ruleset }: MatchPool, { match, decision }: DecisionPoint): void => {
  const key = decision.options[0]?.key ?? '';
  const position = serializedPosition(match.position());
  for (const runtime of OTHERS) {
    const lean = forkMatch(match);
    const other = resumeMatch(ruleset, position, { runtime });
    const place = `with ${runtime}, which took the match up here,`;
    assertSame(`${place} the position`, restingState(lean), restingState(other));
    const refused = [lean, other].map((each) => each.answer(opponentOf(decision.player), key)?.code);
    assertSame(`${place} a refusal`, refused[0], refused[1]);
    assertSame(`${place} the position after a refusal`, restingState(lean), restingState(other));
    for (const each of [lean, other]) each.answer(decision.player, key);
    assertSame(`${place} the position after ${JSON.stringify(key)}`, restingState(lean), restingState(other));
    for (const each of [lean, other]) each.concede(decision.player);
    assertSame(`${place} the end after a concession`, restingState(lean), restingState(other));
  }
};

export const runtimesCase: CaseDefinition = {
  id: 'runtimes',
  requirement: 'the runtimes lean, interpreted and actors take the same steps to the same positions',
  *check(ground) {
    let compared = 0;
    for (const played of yield* ground.startedMatches()) {
      if (compared >= COMPARED) break;
      yield* sideBySide(ground, played);
      compared += played.keys.length;
    }
    for (const stop of yield* ground.decisionPoints(RESUMED)) {
      yield stop;
      goOn(ground, stop);
    }
  },
};
