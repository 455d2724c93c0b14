import { fc } from '@fast-check/vitest';
import { boardSnapshot, playerRef } from '../../../src/rulesets/excess-damage/queries/board.ts';
import type { EventSetup } from '../../../src/rulesets/excess-damage/rules/event-setup.ts';
import { newEvent } from '../../../src/rulesets/excess-damage/rules/new-game.ts';
import type { CardType } from '../../../src/rulesets/excess-damage/state/card.ts';
import type { BoardSnapshot } from '../../../src/rulesets/excess-damage/state/game.ts';
import type { Packet, Source } from '../../../src/rulesets/excess-damage/state/packet.ts';

type List<T> = T extends readonly (infer Entry)[] ? Entry : never;
export type PermanentSetup = List<NonNullable<EventSetup['permanents']>>;
export type EffectSetup = List<NonNullable<EventSetup['effects']>>;

const seat = fc.constantFrom('p1' as const, 'p2' as const);

const TYPES: readonly CardType[] = ['creature', 'planeswalker', 'battle'];

/** At least one card type, in the order of the rules. */
export const types = fc
  .subarray([...TYPES], { minLength: 1 })
  .map((some) => TYPES.filter((type) => some.includes(type)));

/** Any permanent, of numbers that matter. */
export const permanentCalled = (id: string): fc.Arbitrary<PermanentSetup> =>
  fc.record({
    id: fc.constant(id),
    controller: seat,
    types,
    power: fc.integer({ min: -1, max: 6 }),
    toughness: fc.integer({ min: 0, max: 6 }),
    marked: fc.nat(6),
    loyalty: fc.nat(6),
    defense: fc.nat(6),
    minusCounters: fc.nat(2),
    indestructible: fc.boolean(),
  });

const scope = fc.record({
  sources: fc.constantFrom('any', 'yours', 'opponents'),
  recipients: fc.constantFrom('any', 'yours', 'opponents'),
});

/** Any effect on amounts or results. */
export const effectCalled = (id: string): fc.Arbitrary<EffectSetup> => {
  const owned = { id: fc.constant(id), controller: seat };
  const by = fc.integer({ min: 1, max: 3 });
  return fc.oneof(
    fc.record({ ...owned, scope, by, kind: fc.constantFrom('increase', 'multiply', 'reduce') }),
    fc.record({ ...owned, scope, left: fc.integer({ min: 1, max: 5 }), kind: fc.constant('shield') }),
    fc.record({ ...owned, scope, kind: fc.constant('preventAll') }),
    fc.record({
      ...owned,
      scope: fc.oneof(
        scope,
        scope.map((of) => ({ ...of, types: ['creature'] as const })),
      ),
      kind: fc.constant('countersInstead'),
    }),
    fc.record({
      ...owned,
      kind: fc.constant('results'),
      of: fc.constantFrom('marked', 'minusCounters', 'lifeLost', 'lifeGained'),
      times: fc.nat(2),
    }),
  );
};

export const effects = fc
  .nat(3)
  .chain((count) =>
    fc.tuple(...Array.from({ length: count }, (_, index) => effectCalled(`effect ${index}`))),
  );

export const sourceCalled = (id: string): fc.Arbitrary<Source> =>
  fc.record({
    id: fc.constant(id),
    controller: fc.constantFrom(0 as const, 1 as const),
    colors: fc.subarray(['red', 'green']),
    traits: fc.subarray(['deathtouch', 'wither', 'infect', 'lifelink']),
    kinds: fc.subarray(['spell', 'giant']),
  });

/** The board before an event on these permanents. */
export const boardOf = (
  permanents: readonly PermanentSetup[],
  more: { readonly effects?: readonly EffectSetup[] } = {},
): BoardSnapshot => boardSnapshot(newEvent({ permanents, events: [], ...more }).board);

/** Packets, some of them redirected, among these recipients. */
export const packetsAmong = (recipients: readonly string[]): fc.Arbitrary<readonly Packet[]> =>
  fc
    .array(
      fc.record({
        source: sourceCalled('source'),
        recipient: fc.constantFrom(...recipients),
        n: fc.integer({ min: 1, max: 8 }),
        excessTo: fc.option(fc.constantFrom(...recipients), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((packets) =>
      packets.map(({ excessTo, ...packet }, index) => ({
        ...packet,
        source: { ...packet.source, id: `source ${index}` },
        ...(excessTo !== undefined && excessTo !== packet.recipient && { excessTo }),
      })),
    );

export const RECIPIENTS = ['first', 'second', 'p1', 'p2'] as const;

/** An event on two permanents and two players, as a setup; `more` stands beside the two permanents. */
export const eventWith = (more: readonly PermanentSetup[] = []): fc.Arbitrary<EventSetup> =>
  fc
    .record({
      permanents: fc.tuple(permanentCalled('first'), permanentCalled('second')),
      effects,
      rounds: fc.array(fc.record({ combat: fc.boolean(), packets: packetsAmong(RECIPIENTS) }), {
        minLength: 1,
        maxLength: 2,
      }),
    })
    .map(({ permanents, effects: some, rounds }) => {
      const named = rounds.map(({ combat, packets }, round) => ({
        combat,
        packets: packets.map((packet) => ({
          ...packet,
          source: { ...packet.source, id: `${packet.source.id} of ${round}` },
        })),
      }));
      return {
        life: [40, 40],
        permanents: [...permanents, ...more],
        effects: some,
        sources: named.flatMap(({ packets }) =>
          packets.map(({ source }) => ({ ...source, controller: playerRef(source.controller) })),
        ),
        events: named.map(({ combat, packets }) => ({
          combat,
          packets: packets.map(({ source, recipient, n, excessTo }) => ({
            source: source.id,
            to: recipient,
            n,
            ...(excessTo !== undefined && { excessTo }),
          })),
        })),
      };
    });

/** Choices among whatever is offered: each number picks an option by its remainder. */
export const tape = fc.array(fc.nat(255), { maxLength: 12 });
