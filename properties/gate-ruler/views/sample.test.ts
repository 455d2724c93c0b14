import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { digest } from '../../../src/core/data/digest.ts';
import { rngStream } from '../../../src/core/random.ts';
import { gateRuler } from '../../../src/registered.ts';
import type { Game } from '../../../src/rulesets/gate-ruler/state/game.ts';
import { determinize } from '../../../src/rulesets/gate-ruler/views/determinization.ts';
import { questionOf } from '../../../src/runtime/match-runner.ts';
import { resumeMatch } from '../../../src/runtime/start.ts';
import { runs } from '../../../test/support/effort.ts';
import { lookalike } from '../support/lookalike.ts';
import { begin, type GateRulerMatch, keyFor, setups, tapes } from '../support/tape.ts';

/** Plays the tape as far as it goes; nothing if the match is over by then. */
const playedTo = (match: GateRulerMatch, tape: readonly number[]) => {
  for (const byte of tape) {
    const open = match.pending();
    if (open === undefined) return undefined;
    match.answer(open.decision.player, keyFor(open.decision, byte));
  }
  const open = match.pending();
  return open === undefined ? undefined : { match, open };
};

const stream = (seed: number) => rngStream(seed, 0, 'sample');

const cardsByOwner = ({ definitionOf, owner }: Game) =>
  [0, 1].map((player) => definitionOf.filter((_, card) => owner[card] === player).sort());

describe('An imagined world', () => {
  test.prop([setups, tapes(200), fc.nat()], runs(60))(
    'looks the same to the player who imagines it, asks the same, and keeps every invariant',
    (setup, tape, seed) => {
      const at = playedTo(begin(setup, { runtime: 'lean' }), tape);
      if (at === undefined) return;
      const { match, open } = at;
      const { player } = open.decision;
      const world = resumeMatch(gateRuler, determinize(match.position(), player)(stream(seed)), {
        runtime: 'lean',
      });
      const asked = world.pending();
      if (asked === undefined) throw new Error('the imagined match is over');
      expect(gateRuler.view(world.game(), player)).toEqual(gateRuler.view(match.game(), player));
      expect(questionOf(world, asked).decision).toEqual(questionOf(match, open).decision);
      expect(gateRuler.checkInvariants(world.game())).toEqual([]);
      expect(cardsByOwner(world.game())).toEqual(cardsByOwner(match.game()));
      for (const option of asked.decision.options) {
        const on = resumeMatch(gateRuler, world.position(), { runtime: 'lean' });
        expect(on.answer(player, option.key)).toBeUndefined();
      }
    },
  );

  test.prop([setups, tapes(200), fc.nat(), fc.nat()], runs(100))(
    'is the same whatever the hidden cards really are',
    (setup, tape, seed, other) => {
      const at = playedTo(begin(setup, { runtime: 'lean' }), tape);
      if (at === undefined) return;
      const { match, open } = at;
      const { player } = open.decision;
      const position = match.position();
      const alike = lookalike(position, player, other);
      expect(gateRuler.view(alike.game, player)).toEqual(gateRuler.view(position.game, player));
      expect(digest(determinize(alike, player)(stream(seed)))).toBe(
        digest(determinize(position, player)(stream(seed))),
      );
    },
  );

  test.prop([setups, tapes(60), fc.nat(1000)], runs(20))(
    'differs from seed to seed in what is hidden',
    (setup, tape, seed) => {
      const at = playedTo(begin(setup, { runtime: 'lean' }), tape);
      if (at === undefined) return;
      const { player } = at.open.decision;
      const worlds = [0, 1, 2, 3].map((more) =>
        digest(determinize(at.match.position(), player)(stream(seed + more)).game.definitionOf),
      );
      expect(new Set(worlds).size).toBeGreaterThan(1);
    },
  );
});
