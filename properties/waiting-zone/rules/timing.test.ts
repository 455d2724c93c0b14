import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { settle } from '../../../machines/waiting-zone/settle.ts';
import { digest } from '../../../src/core/data/digest.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import { refOf } from '../../../src/rulesets/waiting-zone/queries/cards.ts';
import { moveCard, putWaiting } from '../../../src/rulesets/waiting-zone/rules/movement.ts';
import { waitingZone } from '../../../src/rulesets/waiting-zone/ruleset.ts';
import type { Effect, Instruction } from '../../../src/rulesets/waiting-zone/state/card.ts';
import type { Game } from '../../../src/rulesets/waiting-zone/state/game.ts';
import type { Zone } from '../../../src/rulesets/waiting-zone/state/instance.ts';
import type { WaitingZoneOption } from '../../../src/rulesets/waiting-zone/state/option.ts';
import { startMatch } from '../../../src/runtime/start.ts';
import { unit } from '../../../test/waiting-zone/support/fixtures.ts';
import { gameOf } from '../../../test/waiting-zone/support/table.ts';

/** Nothing but the resolution of what waits. */
const settling: Ruleset<Game, WaitingZoneOption> = {
  ...waitingZone,
  editions: { [waitingZone.defaultEdition]: settle },
};

const amount = fc.integer({ min: 1, max: 3 });

/** Instructions that commute with each other and do not look at the unit they come from. */
const instruction: fc.Arbitrary<Instruction> = fc.oneof(
  amount.map((count): Instruction => ({ do: 'gainLife', amount: count })),
  amount.map((count): Instruction => ({ do: 'gainEnergy', amount: count })),
  amount.map((count): Instruction => ({ do: 'damage', to: 'opponent', amount: count })),
  amount.map((count): Instruction => ({ do: 'damage', to: 'you', amount: count })),
);

const effects: fc.Arbitrary<Effect> = fc.record({
  instructions: fc.array(instruction, { minLength: 1, maxLength: 3 }),
});

interface Waiting {
  readonly timing: 'in' | 'out';
  readonly owner: 0 | 1;
  readonly effect: Effect;
}

const waiting: fc.Arbitrary<Waiting> = fc.record({
  timing: fc.constantFrom('in', 'out'),
  owner: fc.constantFrom(0, 1),
  effect: effects,
});

const cards = [unit('source', 1, 1)];

const tableWith = (abilities: readonly Waiting[]): Game => {
  const field = abilities.map(() => 'source');
  const picture = gameOf({ phase: 'main', T: { field }, N: { field }, cards }, {});
  const began: Game = {
    ...picture,
    event: { kind: 'play', ...refOf(picture, picture.sides[0].zones.field[0] ?? 0) },
  };
  return abilities.reduce((game, { timing, owner, effect }, index) => {
    const source = refOf(game, game.sides[owner].zones.field[index] as number);
    const number = game.nextNumber;
    return putWaiting(
      game,
      { kind: 'timing', owner, timing, source, effect, choices: {}, number },
      'at-once.1',
    );
  }, began);
};

const settled = (game: Game, tape: readonly number[]): Game => {
  const match = startMatch(settling, game, { runtime: 'lean' });
  for (let turn = 0; ; turn += 1) {
    const open = match.pending();
    if (open === undefined) return match.game();
    const { options, player } = open.decision;
    match.answer(player, options[(tape[turn] ?? 0) % options.length]?.key ?? '');
  }
};

const scores = ({ sides }: Game) =>
  sides.map(({ life, energy, zones }) => ({ life, energy, hand: zones.hand }));

describe('timing abilities', () => {
  test.prop([waiting, fc.constantFrom<Zone>('hand', 'discard', 'removed', 'deck')])(
    'play.16: IN and OUT resolve alike wherever their card is by then',
    (ability, zone) => {
      const there = tableWith([ability]);
      const card = there.sides[ability.owner].zones.field[0] as number;
      const gone = moveCard(there, card, { player: ability.owner, zone }, 'house.14');
      const [before, after] = [settled(there, []), settled(gone, [])];
      const moved = after.sides.map(({ life, energy }) => ({ life, energy }));
      expect(moved).toEqual(before.sides.map(({ life, energy }) => ({ life, energy })));
      expect(after.waiting).toEqual([]);
    },
  );

  test.prop([fc.array(waiting, { minLength: 2, maxLength: 5 }), fc.array(fc.nat(9)), fc.array(fc.nat(9))])(
    'together.1: abilities that commute come to the same in every order',
    (abilities, one, other) => {
      const game = tableWith(abilities);
      const [first, second] = [settled(game, one), settled(game, other)];
      expect(scores(first)).toEqual(scores(second));
      expect(digest({ ...first, facts: [], nextNumber: 0 })).toBe(
        digest({ ...second, facts: [], nextNumber: 0 }),
      );
    },
  );

  test.prop([fc.array(waiting, { minLength: 1, maxLength: 5 }), fc.array(fc.nat(9))])(
    'reading.3: abilities of the turn player resolve before those of the other',
    (abilities, tape) => {
      const order: number[] = [];
      const match = startMatch(settling, tableWith(abilities), {
        runtime: 'lean',
        onStep: ({ facts }) => {
          for (const fact of facts)
            if (fact.what === 'resolved' && 'item' in fact)
              order.push((fact.item as { owner: number }).owner);
        },
      });
      for (let turn = 0; ; turn += 1) {
        const open = match.pending();
        if (open === undefined) break;
        const { options, player } = open.decision;
        match.answer(player, options[(tape[turn] ?? 0) % options.length]?.key ?? '');
      }
      expect(order).toEqual(order.toSorted());
      expect(order).toHaveLength(abilities.length);
    },
  );
});
