import type fc from 'fast-check';
import type { Decision } from '../../../src/core/decision.ts';
import { gateRuler } from '../../../src/registered.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import type { GateRulerOption } from '../../../src/rulesets/gate-ruler/state/option.ts';
import type { GameView } from '../../../src/rulesets/gate-ruler/views/player-view.ts';
import type { Match, MatchOptions } from '../../../src/runtime/match.ts';
import { startMatch } from '../../../src/runtime/start.ts';
import { setups as setupsOf, tapes } from '../../../src/testing/arbitraries.ts';

export type GateRulerMatch = Match<Game, GateRulerOption, GameView>;

/** What a match starts from. */
export const setups = setupsOf(gateRuler);

export type Setup = typeof setups extends fc.Arbitrary<infer S> ? S : never;

export { tapes };

/** A match to start from, for the examples of a property. */
export const USUAL_SETUP: Setup = {
  edition: gateRuler.defaultEdition,
  decks: ['wonder-stage', 'atlas-drive'],
  seed: 1,
  index: 0,
};

/** Far more than an answer causes, and soon reached by rules that go round. */
const STEP_BUDGET = 5_000;

export const begin = (setup: Setup, options: MatchOptions): GateRulerMatch => {
  const game = gateRuler.newGame(setup);
  return startMatch(gateRuler, game, { stepBudget: STEP_BUDGET, ...options });
};

/** The key that a byte of a tape stands for. */
export const keyFor = ({ options }: Decision, byte: number): string =>
  options[byte % options.length]?.key ?? '';

/** Answers with the bytes of the tape until it ends or the match is over; tells of every rest, the first included. */
export const playTape = (
  match: GateRulerMatch,
  tape: readonly number[],
  atRest: (match: GateRulerMatch) => void,
): void => {
  atRest(match);
  for (const byte of tape) {
    const open = match.pending();
    if (open === undefined) return;
    const refusal = match.answer(open.decision.player, keyFor(open.decision, byte), open.number);
    if (refusal !== undefined) throw new Error(refusal.message);
    atRest(match);
  }
};
