import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { excess } from '../../../src/rulesets/excess-damage/queries/excess.ts';
import { split } from '../../../src/rulesets/excess-damage/queries/packets.ts';
import type { Packet, Source } from '../../../src/rulesets/excess-damage/state/packet.ts';
import { runs } from '../../../test/support/effort.ts';
import {
  boardOf,
  type PermanentSetup,
  packetsAmong,
  permanentCalled,
  RECIPIENTS,
  sourceCalled,
} from '../support/arbitraries.ts';

const RUNS = runs(500);
const packets = packetsAmong(['first']);

const excessOf = (permanent: PermanentSetup, dealt: readonly Packet[]): number =>
  excess('first', dealt, boardOf([permanent]));

const blow = (source: Source, n: number): Packet => ({ source, recipient: 'first', n });

const touching = (packet: Packet, deathtouch: boolean): Packet => ({
  ...packet,
  source: { ...packet.source, traits: deathtouch ? ['deathtouch'] : [] },
});

describe('the check', () => {
  test.prop(
    [permanentCalled('first'), packets, fc.constantFrom('marked', 'toughness', 'loyalty', 'defense')],
    RUNS,
  )(
    '120.10 finds no less with one more point, marked damage or deathtouch, and no more with a larger number',
    (permanent, dealt, number) => {
      const found = excessOf(permanent, dealt);
      const more = dealt.map((packet, index) => (index === 0 ? { ...packet, n: packet.n + 1 } : packet));
      expect(excessOf(permanent, more)).toBeGreaterThanOrEqual(found);
      const larger = excessOf({ ...permanent, [number]: (permanent[number] ?? 0) + 1 }, dealt);
      if (number === 'marked') expect(larger).toBeGreaterThanOrEqual(found);
      else expect(larger).toBeLessThanOrEqual(found);
      const plain = excessOf(
        permanent,
        dealt.map((packet) => touching(packet, false)),
      );
      const touched = excessOf(
        permanent,
        dealt.map((packet) => touching(packet, true)),
      );
      expect(touched).toBeGreaterThanOrEqual(plain);
      if (!permanent.types?.includes('creature')) expect(touched).toBe(plain);
    },
  );

  test.prop([permanentCalled('first'), packets], RUNS)(
    '120.10/several finds the most that any one card type gives',
    (permanent, dealt) => {
      const ofEach = (permanent.types ?? []).map((type) => excessOf({ ...permanent, types: [type] }, dealt));
      expect(excessOf(permanent, dealt)).toBe(Math.max(...ofEach));
    },
  );

  test.prop([permanentCalled('first'), packets, fc.array(fc.nat(), { minLength: 4, maxLength: 4 })], RUNS)(
    '120.10/together finds the same in any order of the packets, and if one source deals its points apart',
    (permanent, dealt, keys) => {
      const found = excessOf(permanent, dealt);
      const shuffled = dealt
        .map((packet, index) => ({ packet, key: keys[index] ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ packet }) => packet);
      expect(excessOf(permanent, shuffled)).toBe(found);
      const apart = dealt.flatMap((packet) => Array.from({ length: packet.n }, () => ({ ...packet, n: 1 })));
      expect(excessOf(permanent, apart)).toBe(found);
    },
  );

  test.prop([permanentCalled('first'), sourceCalled('source')], RUNS)(
    '120.10 finds nothing up to one threshold, every point beyond it, and never more than was dealt',
    (permanent, source) => {
      const found = Array.from({ length: 14 }, (_, n) => excessOf(permanent, [blow(source, n)]));
      const threshold = found.lastIndexOf(0);
      expect(found).toEqual(found.map((_, n) => Math.max(0, n - threshold)));
      expect(found.every((excessive, n) => excessive <= n)).toBe(true);
      expect(found[13]).toBeGreaterThan(0);
    },
  );

  test.prop([permanentCalled('first'), sourceCalled('source'), fc.integer({ min: 1, max: 9 })], RUNS)(
    '120.10 finds nothing on a permanent that kept its part of a redirected packet',
    (permanent, source, n) => {
      const before = boardOf([permanent]);
      const packet: Packet = { ...blow(source, n), excessTo: 'p2' };
      expect(excess('first', split([packet], before), before)).toBe(0);
    },
  );

  test.prop([permanentCalled('first'), packetsAmong(RECIPIENTS)], RUNS)(
    '120.10/players finds nothing on players, and nothing where nothing was dealt',
    (permanent, dealt) => {
      const before = boardOf([permanent, { id: 'second', controller: 'p1', types: ['battle'], defense: 1 }]);
      expect(excess('p1', dealt, before)).toBe(0);
      expect(excess('p2', dealt, before)).toBe(0);
      const none = dealt.map((packet) => (packet.recipient === 'first' ? { ...packet, n: 0 } : packet));
      expect(excess('first', none, before)).toBe(0);
    },
  );

  test.prop([permanentCalled('first'), packets, fc.integer({ min: 0, max: 6 })], RUNS)(
    '120.6/power changes nothing for a creature as strong as it is tough',
    (permanent, dealt, stat) => {
      const even = { ...permanent, controller: 'p2' as const, power: stat, toughness: stat };
      const plain = boardOf([even]);
      const ruled = boardOf([even], {
        effects: [{ id: 'strength', kind: 'lethalByPower', controller: 'p2' }],
      });
      expect(excess('first', dealt, ruled)).toBe(excess('first', dealt, plain));
      const redirected = dealt.map((packet) => ({ ...packet, excessTo: 'p2' as const }));
      expect(split(redirected, ruled)).toEqual(split(redirected, plain));
    },
  );
});
