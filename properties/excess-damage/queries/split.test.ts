import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { playerOf } from '../../../src/rulesets/excess-damage/queries/board.ts';
import { split, splitParts } from '../../../src/rulesets/excess-damage/queries/packets.ts';
import type { Packet } from '../../../src/rulesets/excess-damage/state/packet.ts';
import { runs } from '../../../test/support/effort.ts';
import {
  boardOf,
  effects,
  type PermanentSetup,
  packetsAmong,
  permanentCalled,
  RECIPIENTS,
  sourceCalled,
} from '../support/arbitraries.ts';

const RUNS = runs(500);
const two = fc.tuple(permanentCalled('first'), permanentCalled('second'));
const packets = packetsAmong(RECIPIENTS);

/** One redirected packet on the first permanent. */
const single = fc.record({
  source: sourceCalled('source'),
  recipient: fc.constant('first'),
  n: fc.integer({ min: 1, max: 8 }),
  excessTo: fc.constant('p2'),
});

const spillOf = (permanent: PermanentSetup, packet: Packet): number =>
  splitParts([packet], boardOf([permanent]))[0]?.spill ?? 0;

const withTouch = ({ source, ...packet }: Packet, deathtouch: boolean): Packet => ({
  ...packet,
  source: { ...source, traits: deathtouch ? ['deathtouch'] : [] },
});

describe('the split', () => {
  test.prop([two, packets], RUNS)(
    '120.4a gives every point to one of two, and keeps as much as it may before it gives any away',
    (permanents, event) => {
      const before = boardOf(permanents);
      const parts = splitParts(event, before);
      parts.forEach(({ packet, kept, spill, lost }, index) => {
        expect(kept + spill + lost).toBe(packet.n);
        expect(Math.min(kept, spill, lost)).toBeGreaterThanOrEqual(0);
        if (spill === 0) return;
        const more = event.map((other, place) => (place === index ? { ...other, n: other.n + 1 } : other));
        expect(splitParts(more, before)[index]?.kept).toBe(kept);
      });
      const total = (some: readonly Packet[]): number => some.reduce((sum, { n }) => sum + n, 0);
      expect(total(split(event, before))).toBe(total(event));
    },
  );

  test.prop([two, packets, effects], RUNS)(
    '120.4a/unmodified is the same beside any effects on amounts',
    (permanents, event, some) => {
      expect(split(event, boardOf(permanents, { effects: some }))).toEqual(split(event, boardOf(permanents)));
    },
  );

  test.prop(
    [permanentCalled('first'), single, fc.constantFrom('marked', 'toughness', 'loyalty', 'defense')],
    RUNS,
  )(
    '120.4a gives no less away with one more point, marked damage or deathtouch, and no more with a larger number',
    (permanent, packet, number) => {
      const spill = spillOf(permanent, packet);
      expect(spillOf(permanent, { ...packet, n: packet.n + 1 })).toBeGreaterThanOrEqual(spill);
      const larger = spillOf({ ...permanent, [number]: (permanent[number] ?? 0) + 1 }, packet);
      if (number === 'marked') expect(larger).toBeGreaterThanOrEqual(spill);
      else expect(larger).toBeLessThanOrEqual(spill);
      const touched = spillOf(permanent, withTouch(packet, true));
      const plain = spillOf(permanent, withTouch(packet, false));
      expect(touched).toBeGreaterThanOrEqual(plain);
      if (!permanent.types?.includes('creature')) expect(touched).toBe(plain);
    },
  );

  test.prop([permanentCalled('first'), single], RUNS)(
    '120.4a/several gives away the most that any one card type does',
    (permanent, packet) => {
      const types = permanent.types ?? [];
      const ofEach = types.map((type) => spillOf({ ...permanent, types: [type] }, packet));
      expect(spillOf(permanent, packet)).toBe(Math.max(...ofEach));
    },
  );

  test.prop([two, packets, permanentCalled('second')], RUNS)(
    '120.4a looks neither at what is indestructible nor at a permanent that nothing hits',
    ([first, second], event, other) => {
      const before = split(event, boardOf([first, second]));
      const turned = { ...first, indestructible: !first.indestructible };
      expect(split(event, boardOf([turned, second]))).toEqual(before);
      const onFirst = event.filter(({ recipient }) => recipient === 'first');
      expect(split(onFirst, boardOf([first, other]))).toEqual(split(onFirst, boardOf([first, second])));
    },
  );

  test.prop([two, packets], RUNS)('120.4a/players never divides damage to a player', (permanents, event) => {
    const toPlayers = event.filter(({ recipient }) => playerOf(recipient) !== undefined);
    const after = split(toPlayers, boardOf(permanents));
    expect(after.map(({ recipient, n }) => [recipient, n])).toEqual(
      toPlayers.map(({ recipient, n }) => [recipient, n]),
    );
  });
});
