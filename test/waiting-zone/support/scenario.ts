import { expect } from 'vitest';
import { waitingZone } from '../../../src/rulesets/waiting-zone/ruleset.ts';
import type { WindowKind } from '../../../src/rulesets/waiting-zone/state/card.ts';
import type { WaitingZoneEvent } from '../../../src/rulesets/waiting-zone/state/event.ts';
import type { Game } from '../../../src/rulesets/waiting-zone/state/game.ts';
import type { WaitingZoneOption } from '../../../src/rulesets/waiting-zone/state/option.ts';
import type { Match } from '../../../src/runtime/match.ts';
import { resumeMatch } from '../../../src/runtime/start.ts';
import { gameOf, type Picture } from './table.ts';

export interface Course {
  readonly picture: Picture;
  /** Keys of options, each given where it is offered first; everything else is passed. */
  readonly answers: readonly string[];
  /** Stops at the first check of that kind that is open when every answer is given; else at the next event start. */
  readonly until?: WindowKind;
}

/** What was seen of a course. */
export interface Seen {
  readonly match: Match<Game, WaitingZoneOption>;
  readonly facts: readonly WaitingZoneEvent[];
}

/** Plays a course on the lean runtime. */
export const play = ({ picture, answers, until }: Course): Seen => {
  const facts: WaitingZoneEvent[] = [];
  const start = { state: picture.phase === 'main' ? 'mainPhase' : 'battlePhase', rest: {} };
  const match = resumeMatch(
    waitingZone,
    {
      game: gameOf(picture, {}),
      stack: [{ state: 'turn', rest: {} }, start, { state: 'beginning', rest: { phase: picture.phase } }],
    },
    { runtime: 'lean', onStep: (step) => facts.push(...(step.facts as readonly WaitingZoneEvent[])) },
  );
  const left = [...answers];
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    const { decision } = open;
    const isEnd =
      until === undefined
        ? decision.kind === 'eventStart'
        : decision.kind === 'counter' && match.game().window?.kind === until;
    if (left.length === 0 && isEnd) break;
    const isNext = decision.options.some(({ key }) => key === left[0]);
    const key = isNext ? (left.shift() as string) : 'pass';
    const offered = decision.options.map((option) => option.key).join(' | ');
    expect(
      match.answer(decision.player, key),
      `${decision.kind}: next is ${left[0]}, offered: ${offered}`,
    ).toBeUndefined();
  }
  expect(left, 'answers that nothing asked for').toEqual([]);
  return { match, facts };
};
