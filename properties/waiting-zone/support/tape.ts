import { fc } from '@fast-check/vitest';
import type { Step } from '../../../src/core/trace.ts';
import { newGame } from '../../../src/rulesets/waiting-zone/rules/new-game.ts';
import { waitingZone } from '../../../src/rulesets/waiting-zone/ruleset.ts';
import type { WaitingZoneEvent } from '../../../src/rulesets/waiting-zone/state/event.ts';
import type { Game } from '../../../src/rulesets/waiting-zone/state/game.ts';
import { editionInterpretations } from '../../../src/rulesets/waiting-zone/state/interpretations.ts';
import type { WaitingZoneOption } from '../../../src/rulesets/waiting-zone/state/option.ts';
import type { Pending } from '../../../src/runtime/match.ts';
import { startMatch } from '../../../src/runtime/start.ts';
import { farTape } from '../../../test/support/effort.ts';

/** A match as a list of bytes: each choice is a byte modulo the number of options. */
export interface Tape {
  readonly edition: string;
  readonly decks: readonly [string, string];
  readonly seed: number;
  readonly bytes: readonly number[];
}

const deck = fc.constantFrom('ember-raid', 'tide-vigil');

/** Tapes of that edition; the longest of them outlast a match. */
export const tapesOf = (edition: fc.Arbitrary<string>): fc.Arbitrary<Tape> =>
  fc.record({
    edition,
    decks: fc.tuple(deck, deck),
    seed: fc.nat(),
    bytes: fc.array(fc.nat(255), { maxLength: 250, size: 'max' }),
  });

export const tapes = tapesOf(fc.constant(waitingZone.defaultEdition));
export const tapesOfAnyEdition = tapesOf(fc.constantFrom(...Object.keys(editionInterpretations)));

/** A tape that outlasts a match. */
export const farTapeOfAMatch: Tape = {
  edition: waitingZone.defaultEdition,
  decks: ['ember-raid', 'tide-vigil'],
  seed: 1,
  bytes: farTape(250),
};

export type Open = Pending<WaitingZoneOption>;

/** The key that a byte stands for. */
export const keyFor = ({ decision }: Open, byte: number): string =>
  (decision.options[byte % decision.options.length] as WaitingZoneOption).key;

export const gameOfTape = ({ edition, decks, seed }: Tape): Game =>
  newGame({ edition, decks, seed, index: 0 });

/** What a played tape lets a property look at. */
export interface Listener {
  /** A position with its question. */
  readonly rest?: (game: Game, open: Open) => void;
  readonly fact?: (fact: WaitingZoneEvent) => void;
  readonly step?: (step: Step) => void;
}

/** Plays a tape on the lean runtime until it or the match ends, and gives the last game. */
export const playTape = (tape: Tape, { rest, fact, step }: Listener): Game => {
  const match = startMatch(waitingZone, gameOfTape(tape), {
    runtime: 'lean',
    onStep: (each) => {
      step?.(each);
      for (const told of each.facts as readonly WaitingZoneEvent[]) fact?.(told);
    },
  });
  for (const byte of tape.bytes) {
    const open = match.pending();
    if (open === undefined) break;
    rest?.(match.game(), open);
    match.answer(open.decision.player, keyFor(open, byte));
  }
  return match.game();
};

/** The facts of a tape, oldest first, with the game they happened in. */
export const factsOf = (tape: Tape): readonly [readonly WaitingZoneEvent[], Game] => {
  const facts: WaitingZoneEvent[] = [];
  const game = playTape(tape, { fact: (each) => facts.push(each) });
  return [facts, game];
};

/** The facts of each event that came to its end, its beginning first. */
export const eventsIn = (facts: readonly WaitingZoneEvent[]): readonly (readonly WaitingZoneEvent[])[] => {
  const events: (readonly WaitingZoneEvent[])[] = [];
  let event: WaitingZoneEvent[] = [];
  for (const fact of facts) {
    if (fact.what === 'eventBegan') event = [];
    event.push(fact);
    if (fact.what === 'eventEnded') events.push(event);
  }
  return events;
};
