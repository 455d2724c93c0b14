import { TrialFailed } from '../../fuzz/oracles/oracle.ts';
import { trials } from '../../fuzz/run-case.ts';
import { opponentOf } from '../../core/decision.ts';
import type { Baton } from '../../core/fact.ts';
import type { RuntimeName } from '../../runtime/match.ts';
import { forkMatch, resumeMatch } from '../../runtime/start.ts';
import type { Case } from '../case.ts';
import type { Ground } from '../ground.ts';
import type { PlayedMatch, Spot, Stop } from '../played.ts';
import { asKept, positionText } from '../position-text.ts';
import { holdSame, Wrong } from '../assertions.ts';

const OTHERS: readonly RuntimeName[] = ['interpreted', 'actors'];

/** Questions up to which matches are compared step by step, and those at which other runtimes go on. */
const COMPARED = 160;
const RESUMED = 16;

const asWrong = (error: unknown): unknown =>
  error instanceof TrialFailed
    ? new Wrong({ place: 'the runtimes', expected: 'the same, step by step', seen: error.message })
    : error;

/** Plays a match on all runtimes side by side, as it was answered. */
function* sideBySide(
  { ruleset }: Ground,
  { game, keys, stops, ...played }: PlayedMatch & { readonly game: Baton },
): Generator<Spot> {
  try {
    yield { ...played, keys: [], stops: [] };
    const trial = trials.runtimes({ is: 'new', ruleset, game }, () => {});
    for (const [number, key] of keys.entries()) {
      yield stops[number];
      trial.answer(key);
    }
  } catch (error) {
    throw asWrong(error);
  }
}

/** What becomes of a match in other runtimes that take it up where it stands: of answers, refusals and a concession. */
const goOn = ({ ruleset }: Ground, { match, decision }: Stop): void => {
  const key = decision.options[0]?.key ?? '';
  const position = asKept(match.position());
  for (const runtime of OTHERS) {
    const lean = forkMatch(match);
    const other = resumeMatch(ruleset, position, { runtime });
    const place = `with ${runtime}, which took the match up here,`;
    holdSame(`${place} the position`, positionText(lean), positionText(other));
    const refused = [lean, other].map((each) => each.answer(opponentOf(decision.player), key)?.code);
    holdSame(`${place} a refusal`, refused[0], refused[1]);
    holdSame(`${place} the position after a refusal`, positionText(lean), positionText(other));
    for (const each of [lean, other]) each.answer(decision.player, key);
    holdSame(`${place} the position after ${JSON.stringify(key)}`, positionText(lean), positionText(other));
    for (const each of [lean, other]) each.concede(decision.player);
    holdSame(`${place} the end after a concession`, positionText(lean), positionText(other));
  }
};

export const runtimes: Case = {
  id: 'runtimes',
  holds: 'lean, interpreted and actors take the same steps to the same positions',
  *look(ground) {
    let compared = 0;
    for (const played of yield* ground.begun()) {
      if (compared >= COMPARED) break;
      yield* sideBySide(ground, played);
      compared += played.keys.length;
    }
    for (const stop of yield* ground.stops(RESUMED)) {
      yield stop;
      goOn(ground, stop);
    }
  },
};
