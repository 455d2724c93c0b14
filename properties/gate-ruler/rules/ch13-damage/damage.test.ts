import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { PLAYERS } from '../../../../src/core/decision.ts';
import { rulerOf, stateOf } from '../../../../src/rulesets/gate-ruler/queries/cards.ts';
import { isInPlay } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import type { GateRulerEvent } from '../../../../src/rulesets/gate-ruler/state/event.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import type { Instance } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { runs } from '../../../../test/support/effort.ts';
import { isWithdrawal } from '../../support/story.ts';
import { begin, playTape, setups, tapes } from '../../support/tape.ts';

const LONGEST = 200;

/** Carried damage by card: that of units, and the points of rulers. */
type Carried = Map<Instance, number>;

const isRuler = (game: Game, card: Instance): boolean =>
  PLAYERS.some((player) => rulerOf(game, player) === card);

const carriedIn = (game: Game): Carried =>
  new Map(
    game.definitionOf.map((_, card) => {
      const { damage, rulerDamage } = stateOf(game, card);
      return [card, isRuler(game, card) ? rulerDamage.length : damage];
    }),
  );

/** What the facts leave of carried damage: a card that leaves play or comes into it carries none. */
const after = (game: Game, carried: Carried, facts: readonly GateRulerEvent[]): Carried => {
  const now = new Map(carried);
  for (const fact of facts) {
    if (fact.what === 'dealt') now.set(fact.receiver, (now.get(fact.receiver) ?? 0) + fact.amount);
    if (fact.what === 'healed' && !isRuler(game, fact.card)) {
      now.set(fact.card, (now.get(fact.card) ?? 0) - fact.amount);
    }
    if (fact.what === 'damageReset') now.set(fact.card, 0);
    if (fact.what === 'rulerDamage') {
      const ruler = rulerOf(game, fact.player);
      expect(now.get(ruler)).toBe(fact.points);
      now.set(ruler, 0);
    }
    if (fact.what === 'moved') {
      const stays =
        fact.from !== 'gate' && isInPlay(fact.from.zone) && fact.to !== 'gate' && isInPlay(fact.to.zone);
      if (!stays) now.set(fact.card, 0);
    }
  }
  return now;
};

describe('Carried damage', () => {
  test.prop([setups, tapes(LONGEST)], runs(25))(
    '13-4a, 13-7a: changes only by damage, healing, resets and leaving play',
    (setup, tape) => {
      let carried: Carried | undefined;
      playTape(begin(setup, { runtime: 'lean' }), tape, (at) => {
        const game = at.game();
        if (carried !== undefined && !isWithdrawal(game.facts.slice())) {
          expect(carriedIn(game)).toEqual(after(game, carried, game.facts.slice()));
        }
        carried = carriedIn(game);
      });
    },
  );

  test.prop([setups, tapes(LONGEST)], runs(25))(
    '13-7b: is never below 0, and never more than the damages it came from',
    (setup, tape) => {
      playTape(begin(setup, { runtime: 'lean' }), tape, (at) => {
        for (const { damage, damageLog } of Object.values(at.game().states).filter(
          (state) => state !== undefined,
        )) {
          expect(damage).toBeGreaterThanOrEqual(0);
          expect(damage).toBeLessThanOrEqual(damageLog.reduce((sum, { amount }) => sum + amount, 0));
        }
      });
    },
  );
});
