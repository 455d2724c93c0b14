import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { PLAYERS, type Player } from '../../../../src/core/decision.ts';
import type { GateRulerEvent, Whereabouts } from '../../../../src/rulesets/gate-ruler/state/event.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import type { Instance, Zone } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { runs } from '../../../../test/support/effort.ts';
import { isWithdrawal } from '../../support/story.ts';
import { begin, playTape, setups, tapes } from '../../support/tape.ts';

const LONGEST = 200;

const isAt = (where: Whereabouts, player: Player, zone: Zone): boolean =>
  where !== 'gate' && where.player === player && where.zone === zone;

type Order = readonly Instance[];

/** The orders a deck may have after a fact: a card comes to the top or the bottom (3-4c). */
const orderAfter = (player: Player, order: Order, fact: GateRulerEvent): readonly Order[] => {
  if (fact.what === 'shuffled' && fact.player === player) return [fact.order];
  if (fact.what !== 'moved') return [order];
  const left = isAt(fact.from, player, 'deck') ? order.filter((card) => card !== fact.card) : order;
  return isAt(fact.to, player, 'deck')
    ? [
        [fact.card, ...left],
        [...left, fact.card],
      ]
    : [left];
};

const isSameSet = (a: Order, b: Order): boolean => [...a].sort().join() === [...b].sort().join();

/** The orders that the facts allow; a shuffle keeps the cards. */
const ordersAfter = (player: Player, before: Order, facts: readonly GateRulerEvent[]): readonly Order[] => {
  let orders: readonly Order[] = [before];
  for (const fact of facts) {
    const next = orders.flatMap((order) => orderAfter(player, order, fact));
    if (fact.what === 'shuffled' && fact.player === player) {
      expect(orders.some((order) => isSameSet(order, fact.order))).toBe(true);
    }
    orders = [...new Map(next.map((order) => [order.join(), order])).values()];
  }
  return orders;
};

/** An order as the facts tell it: of several cards that came to the deck not which of them is which (3-2d-2). */
const told = (player: Player, order: Order, facts: readonly GateRulerEvent[]): string => {
  const came = new Set(
    facts.flatMap((fact) => (fact.what === 'moved' && isAt(fact.to, player, 'deck') ? [fact.card] : [])),
  );
  return order.map((card) => (came.size > 1 && came.has(card) ? 'put' : card)).join();
};

const zonesAfter = (before: Game, facts: readonly GateRulerEvent[]): ReadonlyMap<Instance, string> => {
  const places = new Map<Instance, string>();
  for (const player of PLAYERS) {
    for (const [zone, cards = []] of Object.entries(before.sides[player].zones)) {
      for (const card of cards) places.set(card, `${player} ${zone}`);
    }
  }
  for (const fact of facts) {
    if (fact.what !== 'moved') continue;
    if (fact.to === 'gate') places.delete(fact.card);
    else places.set(fact.card, `${fact.to.player} ${fact.to.zone}`);
  }
  return places;
};

/** Plays the tape and shows each rest with the one before, but for those in which a play was taken back. */
const restByRest = (
  setup: Parameters<typeof begin>[0],
  tape: readonly number[],
  look: (before: Game, after: Game, facts: readonly GateRulerEvent[]) => void,
): void => {
  let before: Game | undefined;
  playTape(begin(setup, { runtime: 'lean' }), tape, (at) => {
    const after = at.game();
    if (before !== undefined && !isWithdrawal(after.facts.slice())) look(before, after, after.facts.slice());
    before = after;
  });
};

describe('What happens is told', () => {
  test.prop([setups, tapes(LONGEST)], runs(20))(
    '3-2c: the order of a deck changes only by moves to and from it and by shuffles',
    (setup, tape) => {
      restByRest(setup, tape, (before, after, facts) => {
        for (const player of PLAYERS) {
          const orders = ordersAfter(player, before.sides[player].zones.deck ?? [], facts);
          const deck = after.sides[player].zones.deck ?? [];
          expect(orders.map((order) => told(player, order, facts))).toContain(told(player, deck, facts));
          expect(orders.some((order) => isSameSet(order, deck))).toBe(true);
        }
      });
    },
  );

  test.prop([setups, tapes(LONGEST)], runs(20))(
    '9-1b: the order of the gate changes only by what is put on it and what leaves it',
    (setup, tape) => {
      restByRest(setup, tape, (before, after, facts) => {
        let gate = before.gate.map(({ number }) => number);
        for (const fact of facts) {
          if (fact.what === 'put') gate = [...gate, fact.item.number];
          if (fact.what === 'resolved') gate = gate.filter((number) => number !== fact.item.number);
        }
        expect(after.gate.map(({ number }) => number)).toEqual(gate);
      });
    },
  );

  test.prop([setups, tapes(LONGEST)], runs(20))(
    '3-2a: a card is in another zone only after a move that says so',
    (setup, tape) => {
      restByRest(setup, tape, (before, after, facts) => {
        expect([...zonesAfter(before, facts)].sort()).toEqual([...zonesAfter(after, [])].sort());
      });
    },
  );
});
