import { gateRuler } from '../../../src/registered.ts';
import type { GateRulerEvent } from '../../../src/rulesets/gate-ruler/state/event.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import type { GateRulerOption } from '../../../src/rulesets/gate-ruler/state/option.ts';
import { begin, type GateRulerMatch, keyFor, type Setup } from './tape.ts';

/** One microstep: the game before and after it, and what happened in it. */
export interface Beat {
  readonly before: Game;
  readonly after: Game;
  readonly facts: readonly GateRulerEvent[];
}

/** The facts that the second game has and the first had not; an answer clears those before it. */
const newFacts = (before: Game, after: Game): readonly GateRulerEvent[] => {
  const known = before.facts.length;
  const goesOn = known === 0 || after.facts.slice(known - 1)[0] === before.facts.slice(known - 1)[0];
  return after.facts.slice(goesOn ? known : 0);
};

/** Hears a match beat by beat; the options chosen come between. */
export interface Listener {
  beat(beat: Beat): void;
  chosen?(kind: string, option: GateRulerOption): void;
}

/** Plays the tape and tells it beat by beat. */
export const tellTape = (
  setup: Setup,
  tape: readonly number[],
  { beat, chosen }: Listener,
): GateRulerMatch => {
  let before = gateRuler.newGame({ ...setup, index: 0 });
  const match = begin(setup, {
    runtime: 'lean',
    onStep: (_, baton) => {
      if (baton === undefined) return;
      const after = baton as Game;
      beat({ before, after, facts: newFacts(before, after) });
      before = after;
    },
  });
  for (const byte of tape) {
    const open = match.pending();
    if (open === undefined) break;
    const { decision } = open;
    const key = keyFor(decision, byte);
    const option = decision.options.find((each) => each.key === key);
    if (option !== undefined) chosen?.(decision.kind, option);
    match.answer(decision.player, key);
  }
  return match;
};

/** Whether a play was taken back, so that the game went back to what it was before (14-3b-4). */
export const isWithdrawal = (facts: readonly GateRulerEvent[]): boolean =>
  facts.some(({ what }) => what === 'withdrawn');
