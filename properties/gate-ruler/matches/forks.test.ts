import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { gateRuler } from '../../../src/registered.ts';
import { positionDigest } from '../../../src/replay/position-digest.ts';
import { headerFor } from '../../../src/replay/recorded-match.ts';
import { readSaved, savedText } from '../../../src/replay/saved-match.ts';
import { forkMatch, resumeMatch } from '../../../src/runtime/start.ts';
import { runs } from '../../../test/support/effort.ts';
import { begin, type GateRulerMatch, keyFor, playTape, type Setup, setups, tapes } from '../support/tape.ts';

const LEAN = { runtime: 'lean' } as const;

const seen = (match: GateRulerMatch) =>
  JSON.stringify({ position: match.position(), decision: match.pending()?.decision });

const digestsOf = (match: GateRulerMatch, tape: readonly number[]): readonly string[] => {
  const digests: string[] = [];
  playTape(match, tape, (at) => digests.push(positionDigest(at.position())));
  return digests;
};

describe('A fork', () => {
  test.prop([setups, tapes(60), tapes(40), tapes(40)], runs(20))(
    'is independent: what happens in one changes nothing in the other',
    (setup, before, here, there) => {
      const match = begin(setup, LEAN);
      playTape(match, before, () => {});
      const fork = forkMatch(match);
      const stood = seen(match);
      expect(seen(fork)).toBe(stood);
      const told = digestsOf(fork, there);
      expect(seen(match)).toBe(stood);
      const alone = begin(setup, LEAN);
      playTape(alone, before, () => {});
      expect(digestsOf(match, here)).toEqual(digestsOf(forkMatch(alone), here));
      expect(digestsOf(alone, there)).toEqual(told);
    },
  );
});

/** The match as a file of it would bring it back. */
const loaded = (setup: Setup, match: GateRulerMatch): GateRulerMatch => {
  const header = headerFor(gateRuler, { ...setup, index: 0 }, ['human', 'human'], match.game());
  const { position } = readSaved('saved', savedText({ header, lines: [], position: match.position() }));
  return resumeMatch(gateRuler, position as ReturnType<GateRulerMatch['position']>, LEAN);
};

describe('Saving and loading', () => {
  test.prop([setups, tapes(150)], runs(8))('at every stop changes nothing', (setup, tape) => {
    const match = begin(setup, LEAN);
    let other = loaded(setup, match);
    for (const byte of tape) {
      const open = match.pending();
      expect(other.pending()?.decision).toEqual(open?.decision);
      expect(positionDigest(other.position())).toBe(positionDigest(match.position()));
      if (open === undefined) return;
      const key = keyFor(open.decision, byte);
      match.answer(open.decision.player, key);
      other.answer(open.decision.player, key);
      other = loaded(setup, other);
    }
  });
});
