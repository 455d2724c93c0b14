import { test } from '@fast-check/vitest';
import { afterAll, describe, expect } from 'vitest';
import { digest } from '../../../src/core/data/digest.ts';
import type { Step } from '../../../src/core/trace.ts';
import { waitingZone } from '../../../src/rulesets/waiting-zone/ruleset.ts';
import type { Game } from '../../../src/rulesets/waiting-zone/state/game.ts';
import type { WaitingZoneOption } from '../../../src/rulesets/waiting-zone/state/option.ts';
import type { Match, RuntimeName } from '../../../src/runtime/match.ts';
import { resumeMatch, startMatch } from '../../../src/runtime/start.ts';
import { runs } from '../../../test/support/effort.ts';
import { farTapeOfAMatch, gameOfTape, keyFor, tapesOfAnyEdition } from '../support/tape.ts';

/** Fewer than the example alone compares. */
const STEPS_AT_LEAST = 1_000;

let compared = 0;

interface Told {
  readonly match: Match<Game, WaitingZoneOption>;
  readonly steps: readonly Step[];
}

const told = (begin: (onStep: (step: Step) => void) => Told['match']): Told => {
  const steps: Step[] = [];
  return { match: begin((step) => steps.push(step)), steps };
};

const seen = ({ match, steps }: Told, since: number) => {
  const { game, stack } = match.position();
  const { decision } = match.pending() ?? {};
  return { stack, decision, digest: digest({ game, stack }), steps: steps.slice(since) };
};

describe('The runtimes agree on the waiting-zone game', () => {
  afterAll(() => {
    expect(compared).toBeGreaterThan(STEPS_AT_LEAST);
  });

  test.prop([tapesOfAnyEdition], { ...runs(30, 10), examples: [[farTapeOfAMatch]] })(
    'on game, processes, decision, digest and every step after every answer',
    (tape) => {
      const toldOn = (runtime: RuntimeName) =>
        told((onStep) => startMatch(waitingZone, gameOfTape(tape), { runtime, onStep }));
      const [lean, interpreted, actors] = [toldOn('lean'), toldOn('interpreted'), toldOn('actors')];
      for (const byte of tape.bytes.slice(0, 80)) {
        const since = lean.steps.length;
        const open = lean.match.pending();
        if (open === undefined) break;
        for (const { match } of [lean, interpreted, actors]) {
          match.answer(open.decision.player, keyFor(open, byte));
        }
        expect(seen(lean, since)).toEqual(seen(actors, since));
        expect(seen(interpreted, since)).toEqual(seen(actors, since));
        compared += lean.steps.length - since;
      }
    },
  );

  test.prop([tapesOfAnyEdition], runs(10))(
    'also where one goes on from the position of the other',
    (tape) => {
      const start = startMatch(waitingZone, gameOfTape(tape), { runtime: 'lean' });
      const [before, after] = [tape.bytes.slice(0, 60), tape.bytes.slice(60, 90)];
      for (const byte of before) {
        const open = start.pending();
        if (open === undefined) return;
        start.answer(open.decision.player, keyFor(open, byte));
      }
      const position = structuredClone(start.position());
      const actors = resumeMatch(waitingZone, position, { runtime: 'actors' });
      for (const byte of after) {
        const open = start.pending();
        expect(actors.pending()?.decision).toEqual(open?.decision);
        if (open === undefined) return;
        for (const match of [start, actors]) match.answer(open.decision.player, keyFor(open, byte));
        expect(digest(actors.position())).toBe(digest(start.position()));
      }
    },
  );
});
