import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { stringify } from 'yaml';
import type { Position } from '../../../src/core/game-state.ts';
import { waitingZone } from '../../../src/rulesets/waiting-zone/ruleset.ts';
import { describePosition } from '../../../src/rulesets/waiting-zone/scenario/describe-position.ts';
import type { Game } from '../../../src/rulesets/waiting-zone/state/game.ts';
import type { Match } from '../../../src/runtime/match.ts';
import { resumeMatch, startMatch } from '../../../src/runtime/start.ts';
import { readScenario } from '../../../src/scenarios/read-scenario.ts';
import { runs } from '../../../test/support/effort.ts';
import { gameOfTape, keyFor, type Open, tapesOfAnyEdition } from '../support/tape.ts';

/** How many answers a described position is played on for. */
const FAR = 12;

const lean = { runtime: 'lean' } as const;

/** A match that goes on from the scenario file of a position. */
const fromFile = (edition: string, position: object) => {
  const text = stringify({ title: 'a position', ruleset: 'waiting-zone', edition, ...position });
  return resumeMatch(waitingZone, readScenario('position.yaml', text).start(edition) as Position<Game>, lean);
};

/** What is to be seen of a match: its position in words, and what may be answered. */
const seenOf = (match: Pick<Match<Game>, 'game' | 'pending'>) => ({
  position: describePosition({ game: match.game(), stack: [] }),
  asked: match.pending()?.decision.kind,
  keys: match.pending()?.decision.options.map(({ key }) => key),
});

describe('a position written as a scenario file', () => {
  test.prop([tapesOfAnyEdition], runs(10))(
    'is the position again wherever an event may begin, and is played on in the same way',
    (tape) => {
      const match = startMatch(waitingZone, gameOfTape(tape), lean);
      const others: { match: ReturnType<typeof fromFile>; left: number }[] = [];
      for (const byte of tape.bytes) {
        const open = match.pending();
        if (open === undefined) break;
        if (open.decision.kind === 'eventStart') {
          const described = describePosition({ game: match.game(), stack: [] });
          if (!('position' in described)) throw new Error(described.lost);
          others.push({ match: fromFile(tape.edition, described.position), left: FAR });
        }
        for (const other of others) expect(seenOf(other.match)).toEqual(seenOf(match));
        const key = keyFor(open as Open, byte);
        match.answer(open.decision.player, key);
        for (const other of others) {
          other.match.answer(open.decision.player, key);
          other.left -= 1;
        }
        others.splice(0, others.length, ...others.filter(({ left }) => left > 0));
      }
    },
  );
});
