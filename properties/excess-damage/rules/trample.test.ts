import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { newEvent } from '../../../src/rulesets/excess-damage/rules/new-game.ts';
import { excessDamage } from '../../../src/rulesets/excess-damage/ruleset.ts';
import type { Game } from '../../../src/rulesets/excess-damage/state/game.ts';
import type { ExcessDamageOption } from '../../../src/rulesets/excess-damage/state/option.ts';
import type { Match } from '../../../src/runtime/match.ts';
import { forkMatch, startMatch } from '../../../src/runtime/start.ts';
import { runs } from '../../../test/support/effort.ts';

interface Attacker {
  readonly power: number;
  readonly trample: boolean;
  readonly deathtouch: boolean;
  /** Which of the two blockers block it, in their order. */
  readonly blockers: readonly ('left' | 'right')[];
}

interface Blocker {
  readonly toughness: number;
  readonly marked: number;
}

const attacker: fc.Arbitrary<Attacker> = fc.record({
  power: fc.integer({ min: 0, max: 3 }),
  trample: fc.boolean(),
  deathtouch: fc.boolean(),
  blockers: fc.shuffledSubarray(['left', 'right'] as const),
});

const blocker: fc.Arbitrary<Blocker> = fc.record({
  toughness: fc.integer({ min: 1, max: 3 }),
  marked: fc.nat(1),
});

type Amounts = Readonly<Record<string, number>>;

const waysOf = (points: number, [first, ...others]: readonly string[]): readonly Amounts[] => {
  if (first === undefined) return points === 0 ? [{}] : [];
  return Array.from({ length: points + 1 }, (_, n) => n).flatMap((n) =>
    waysOf(points - n, others).map((rest) => ({ [first]: n, ...rest })),
  );
};

const recipientsOf = ({ blockers, trample }: Attacker): readonly string[] =>
  blockers.length === 0 || trample ? [...blockers, 'p2'] : blockers;

/** The blockers that an attacker passes by: those before one that it assigns to, if the order is kept. */
const passed = (one: Attacker, way: Amounts, isOrdered: boolean): readonly string[] => {
  if ((way.p2 ?? 0) > 0) return one.blockers;
  const last = one.blockers.findLastIndex((id) => (way[id] ?? 0) > 0);
  return isOrdered ? one.blockers.slice(0, Math.max(0, last)) : [];
};

/** 510.1c, 702.19b, judged on a whole assignment. */
const isLegal = (
  attackers: readonly Attacker[],
  blockers: Readonly<Record<string, Blocker>>,
  ways: readonly Amounts[],
  isOrdered: boolean,
): boolean =>
  attackers.every((one, index) =>
    passed(one, ways[index] as Amounts, isOrdered).every((id) => {
      const { toughness, marked } = blockers[id] as Blocker;
      const total = ways.reduce((sum, way) => sum + (way[id] ?? 0), marked);
      const touched = attackers.some((other, at) => other.deathtouch && (ways[at]?.[id] ?? 0) > 0);
      return touched || total >= toughness;
    }),
  );

const textOf = (ways: readonly Amounts[]): string =>
  ways
    .flatMap((way, index) => Object.entries(way).flatMap(([id, n]) => (n > 0 ? [`${index} ${id} ${n}`] : [])))
    .toSorted()
    .join(', ');

/** Every assignment that can be reached by answering. */
const reached = (match: Match<Game, ExcessDamageOption>): readonly string[] => {
  const open = match.pending();
  if (open?.decision.kind !== 'assignment') {
    const assigned = match
      .game()
      .facts.slice()
      .flatMap((fact) =>
        fact.what === 'assigned' ? [`${fact.attacker.at(-1)} ${fact.recipient} ${fact.n}`] : [],
      );
    return [assigned.toSorted().join(', ')];
  }
  return open.decision.options.flatMap(({ key }) => {
    const fork = forkMatch(match);
    fork.answer(open.decision.player, key);
    return reached(fork);
  });
};

describe('the assignment of combat damage', () => {
  const cast = [fc.array(attacker, { minLength: 1, maxLength: 3 }), blocker, blocker] as const;
  test.prop([fc.constantFrom('2023-11-17', '2024-11-08'), ...cast], runs(150))(
    '510.1e can be answered to every legal assignment and to no other',
    (edition, attackers, left, right) => {
      const game = newEvent({
        edition,
        life: [99, 99],
        permanents: [
          ...attackers.map(({ power, trample, deathtouch }, index) => ({
            id: `attacker ${index}`,
            controller: 'p1' as const,
            types: ['creature'] as const,
            power,
            toughness: 9,
            traits: [
              ...(trample ? ['trample' as const] : []),
              ...(deathtouch ? ['deathtouch' as const] : []),
            ],
          })),
          { id: 'left', controller: 'p2', types: ['creature'], ...left },
          { id: 'right', controller: 'p2', types: ['creature'], ...right },
        ],
        events: [
          {
            attackers: attackers.map(({ blockers }, index) => ({
              attacker: `attacker ${index}`,
              blockers,
              attacked: 'p2',
            })),
          },
        ],
      });
      const all = attackers.reduce<readonly (readonly Amounts[])[]>(
        (found, one) =>
          found.flatMap((ways) => waysOf(one.power, recipientsOf(one)).map((way) => [...ways, way])),
        [[]],
      );
      const isOrdered = edition === '2023-11-17';
      const legal = all.filter((ways) => isLegal(attackers, { left, right }, ways, isOrdered)).map(textOf);
      const answered = reached(startMatch(excessDamage, game, { runtime: 'lean' }));
      expect(new Set(answered)).toEqual(new Set(legal));
    },
  );
});
