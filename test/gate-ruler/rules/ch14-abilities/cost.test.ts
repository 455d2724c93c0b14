import { expect, test } from 'vitest';
import { cardsIn } from '../../../../src/rulesets/gate-ruler/queries/zones.ts';
import {
  type CostPart,
  canPay,
  costOf,
  paymentOptions,
  payPart,
} from '../../../../src/rulesets/gate-ruler/rules/ch14-abilities/cost.ts';
import type { ScenarioPosition } from '../../../../src/rulesets/gate-ruler/scenario/schema.ts';
import type { Game } from '../../../../src/rulesets/gate-ruler/state/game.ts';
import type { Instance, Zone } from '../../../../src/rulesets/gate-ruler/state/instance.ts';
import { gameOf } from '../../support/described.ts';
import { only, PASS } from '../../support/plays.ts';

const cards: ScenarioPosition['cards'] = {
  trick: { type: 'event', timing: 'instant', effect: [{ do: 'draw', player: 'own', count: 1 }] },
  sage: {
    like: '2/2/2',
    abilities: [
      {
        kind: 'activated',
        timing: 'standard',
        cost: [{ pay: 1 }, { exhaust: 'this' }, { pay: 1 }],
        effect: [{ do: 'draw', player: 'own', count: 1 }],
      },
    ],
  },
};

const first = (game: Game, zone: Zone): Instance => cardsIn(game, 0, zone)[0] as Instance;

const canUse = (p1: ScenarioPosition['p1']): boolean => {
  const game = gameOf({ cards, p1: { A1: 'sage', ...p1 } });
  return canPay(game, { how: 'activated', player: 0, card: first(game, 'attack1'), ability: 0 });
};

test('14-3c what is owed in two parts of a cost takes enough cards for both', () => {
  expect(canUse({ resources: ['resource'] })).toBe(false);
  expect(canUse({ resources: ['resource', { card: 'resource', exhausted: true }] })).toBe(false);
  expect(canUse({ resources: ['resource', 'resource'] })).toBe(true);
  expect(canUse({ A1: { card: 'sage', exhausted: true }, resources: ['resource', 'resource'] })).toBe(false);
});

/** The player pays for an event that lies on the gate, on the turn of the other. */
const paying = gameOf({
  cards,
  turn: 'p2',
  p1: { ruler: 'wizard', A1: 'sage', resources: ['resource'], deck: ['1/1/1', '2/2/2'] },
  gate: [{ card: 'trick', by: 'p1' }],
});

const paid = (part: CostPart, card: Instance): Game =>
  payPart(paying, [part, { part: 'pay' }], { key: 'pay', type: 'choose.card', card }).game;

test('14-3c a payment is told with what has it paid, and with what lets another card than a resource pay', () => {
  const toldOf = (part: CostPart, zone: Zone) => {
    const { what, clause, decidedBy } = paid(part, first(paying, zone)).facts.slice().at(-1) ?? {};
    return [what, clause, decidedBy];
  };
  expect(toldOf({ part: 'pay' }, 'resource')).toEqual(['exhausted', '14-3c', ['3-3a-2', '3-16b', '7-6b']]);
  const byRuler = ['3-3a-2', '3-7b', '7-6b', 'u2103/resource-ability.5'];
  expect(toldOf({ part: 'pay' }, 'ruler')).toEqual(['exhausted', '14-3c', byRuler]);
  expect(toldOf({ part: 'exhaust' }, 'attack1')).toEqual(['exhausted', '14-3c', ['3-3a-2', '3-8b']]);
});

test('14-3c a card pays by going where the cost says, in a deck to the bottom', () => {
  const card = first(paying, 'attack1');
  const goes = (to: 'graveyard' | 'deckBottom' | 'removed') => paid({ part: 'move', from: 'this', to }, card);
  expect(cardsIn(goes('deckBottom'), 0, 'deck').at(-1)).toBe(card);
  expect(cardsIn(goes('graveyard'), 0, 'graveyard')).toContain(card);
  expect(cardsIn(goes('removed'), 0, 'removed')).toContain(card);
});

test('14-3c what is owed still comes after what was paid', () => {
  const option = { key: 'pay', type: 'choose.card', card: first(paying, 'resource') } as const;
  const { owed } = payPart(paying, [{ part: 'pay' }, { part: 'exhaust' }], option);
  expect(owed).toEqual([{ part: 'exhaust' }]);
});

test('14-3c only a card pays; what is paid for an ability names no clause of a card', () => {
  expect(payPart(paying, [{ part: 'pay' }], PASS)).toEqual({ game: paying, owed: [] });
  const using = gameOf({
    cards,
    p1: { A1: 'sage', resources: ['resource'] },
    gate: [{ ability: 1, of: 'p1 A1' }],
  });
  const option = { key: 'pay', type: 'choose.card', card: first(using, 'resource') } as const;
  const { facts } = payPart(using, [{ part: 'pay' }], option).game;
  expect(facts.slice().at(-1)?.decidedBy).toEqual(['3-3a-2', '3-16b']);
});

test('14-3c a destruction is paid by putting it on the gate', () => {
  const { facts } = paid({ part: 'destroy', from: { side: 'ally' } }, first(paying, 'attack1'));
  expect(facts.slice().at(-1)).toMatchObject({ clause: '14-3c', what: 'put', item: { kind: 'destroy' } });
});

const WARRIOR = { side: 'ally', zone: ['graveyard'], attribute: ['Warrior'] } as const;
const MAGE = { side: 'ally', zone: ['graveyard'], attribute: ['Mage'] } as const;
const ALLY = { side: 'ally', type: ['unit'] } as const;

const priest: ScenarioPosition['cards'] = {
  warrior: { like: '1/1/1', attributes: ['Warrior'] },
  mage: { like: '1/1/1', attributes: ['Mage'] },
  priest: {
    like: '2/2/2',
    abilities: [
      {
        kind: 'activated',
        timing: 'standard',
        cost: [
          { move: WARRIOR, count: 1, to: 'removed' },
          { move: MAGE, count: 1, to: 'removed' },
        ],
        effect: [{ do: 'draw', player: 'own', count: 1 }],
      },
    ],
  },
};

test('14-3c cards of two kinds pay each for their own part of a cost', () => {
  const pays = (...graveyard: string[]) => {
    const game = gameOf({ cards: priest, p1: { A1: 'priest', graveyard } });
    const request = { how: 'activated', player: 0, card: only(game, 'attack1'), ability: 0 } as const;
    return { owed: costOf(game, request), isPayable: canPay(game, request) };
  };
  expect(pays('warrior', 'mage')).toEqual({
    owed: [
      { part: 'move', from: WARRIOR, to: 'removed' },
      { part: 'move', from: MAGE, to: 'removed' },
    ],
    isPayable: true,
  });
  expect(pays('warrior', 'warrior').isPayable).toBe(false);
});

test('12-4b-4 a card about to be destroyed cannot be destroyed to pay, but can go elsewhere', () => {
  const game = gameOf({ p1: { A1: '1/1/1', D1: '2/2/2' }, gate: [{ destroy: 'p1 A1' }] });
  const request = { how: 'card', player: 0, card: only(game, 'defense1') } as const;
  const keys = (part: CostPart) => paymentOptions(game, request, [part]).map(({ key }) => key);
  expect(keys({ part: 'destroy', from: ALLY })).toEqual(['destroy D1']);
  expect(keys({ part: 'move', from: ALLY, to: 'graveyard' })).toEqual(['pay with A1', 'pay with D1']);
});
