import { describe, expect, test } from 'vitest';
import { refOf } from '../../../../../src/rulesets/gate-ruler/queries/cards.ts';
import { itemInPlay } from '../../../../../src/rulesets/gate-ruler/queries/gate.ts';
import { cardsIn } from '../../../../../src/rulesets/gate-ruler/queries/zones.ts';
import {
  carryOutStep,
  clearPicks,
} from '../../../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/dispatch.ts';
import type { Step } from '../../../../../src/rulesets/gate-ruler/rules/ch14-abilities/instructions/rule.ts';
import type { ScenarioPosition } from '../../../../../src/rulesets/gate-ruler/scenario/schema.ts';
import type { Instruction } from '../../../../../src/rulesets/gate-ruler/state/card.ts';
import type { Game } from '../../../../../src/rulesets/gate-ruler/state/game.ts';
import type { PlayedItem } from '../../../../../src/rulesets/gate-ruler/state/gate-item.ts';
import type { Instance } from '../../../../../src/rulesets/gate-ruler/state/instance.ts';
import { draw, eventOnGate } from '../../../support/plays.ts';

const IT = 'chosen:it';

const carryOut = (
  step: Step,
  described: Partial<ScenarioPosition> = {},
  chosen: Record<string, string | string[]> = {},
  more: Partial<PlayedItem> = {},
) => {
  const { game, item } = eventOnGate(described, chosen, more);
  return { before: game, ...carryOutStep(game, item, step) };
};

const lastOf = (game: Game) => game.facts.slice().at(-1);

describe('What comes of an instruction', () => {
  test('15-7 nothing at once of what a process carries out', () => {
    for (const step of [
      { do: 'drive', count: 1 },
      { do: 'distribute', to: IT, total: 1 },
    ] as const) {
      const { before, game, isComplete } = carryOut(step);
      expect([game === before, isComplete]).toEqual([true, undefined]);
    }
  });

  test('14-10a of a condition the steps of its side, none where there are none', () => {
    const branch: Step = { do: 'if', condition: { turn: 'enemy' }, steps: [draw(1)] };
    expect(carryOut(branch).next).toEqual([]);
    expect(carryOut({ ...branch, otherwise: [draw(2)] }).next).toEqual([draw(2)]);
    expect(carryOut(branch, { turn: 'p2' }).next).toEqual([draw(1)]);
  });

  test('14-10a of what may be done the steps and what is tied to them, or nothing', () => {
    const may: Step = { do: 'may', steps: [draw(1)] };
    const done = carryOut(may, {}, {}, { consent: true });
    expect(done.next).toEqual([draw(1), { do: 'ifDone', steps: [] }]);
    const declined = carryOut(may, {}, {}, { consent: false });
    expect([declined.next, lastOf(declined.game)?.what]).toEqual([undefined, 'declined']);
  });

  test('14-6c of a choice with no candidate an empty one, which is not complete unless it may be empty', () => {
    const choose: Step = { do: 'choose', as: 'it', from: { side: 'enemy', type: ['unit'] } };
    const none = carryOut(choose);
    expect([itemInPlay(none.game).choices, none.isComplete]).toEqual([{ it: [] }, false]);
    expect(carryOut({ ...choose, atLeast: 0 }).isComplete).toBe(true);
  });

  test('1-5b of choosing a counter nothing, which is complete if one is chosen', () => {
    const step: Step = { do: 'chooseCounter', as: 'it' };
    const isComplete = (items?: PlayedItem['items']) => carryOut(step, {}, {}, items && { items }).isComplete;
    expect([isComplete(), isComplete({ other: 3 }), isComplete({ it: 3 })]).toEqual([false, false, true]);
  });

  test('16-14 of material that all of it goes under the deck, and then what follows if it is there', () => {
    const step: Step = { do: 'material', as: 'all', from: { side: 'ally' }, ifDone: [draw(1)] };
    const then = { do: 'ifDone', of: 'material', steps: [draw(1)] };
    const none = carryOut(step);
    expect([none.isComplete, none.next]).toEqual([false, [then]]);
    const described: Partial<ScenarioPosition> = { p1: { A1: '1/2/3' } };
    const picking = cardsIn(eventOnGate(described).game, 0, 'attack1').map((card) => ({
      card,
      object: card,
    }));
    const { next, game } = carryOut(step, described, {}, { picking });
    expect(next).toEqual([{ do: 'move', cards: 'chosen:all', to: 'deck', bottom: true }, then]);
    expect(itemInPlay(game).material).toEqual({ level: 0, atk: 1, hp: 2, stk: 3 });
  });

  test('14-1b-2 of a change the amounts as they are read now, told with the words that made it', () => {
    const count = { count: { side: 'ally', zone: ['graveyard'] } } as const;
    const described: Partial<ScenarioPosition> = { p1: { A1: '2/2/2', graveyard: ['1/1/1', '1/1/1'] } };
    const applied = (step: Extract<Instruction, { do: 'apply' }>) => {
      const { game } = carryOut(step, described, { it: 'p1 A1' });
      return [game.lasting[0]?.effect, lastOf(game)?.decidedBy];
    };
    const forTurn = { do: 'apply', for: 'turn' } as const;
    const more = { change: 'atk', by: count, on: IT } as const;
    expect(applied({ ...forTurn, effect: more })[0]).toEqual({ change: 'atk', by: 2, on: IT });
    expect(applied({ ...forTurn, effect: { set: 'atk', to: count, on: IT } })[0]).toEqual({
      set: 'atk',
      to: 2,
      on: IT,
    });
    expect(applied({ ...forTurn, effect: more })[1]).toContain('15-2a');
    expect(applied({ ...forTurn, effect: more })[1]).not.toContain('3-2d-1');
    expect(applied({ ...forTurn, effect: more, follows: true })[1]).toContain('3-2d-1');
    expect(applied({ ...forTurn, effect: { keyword: 'intercept', on: IT } })[1]).toContain('15-22');
  });

  test('13-3a-1 of a delayed ability that it reduces damage still to come, if it does', () => {
    const delay = (on: 'damagePut' | 'dealt', effect: readonly Instruction[]) =>
      lastOf(carryOut({ do: 'delay', when: { on }, effect, for: 'turn' }).game)?.decidedBy;
    const reduce: Instruction = { do: 'reduce', damage: { which: 'that' }, to: 0 };
    expect(delay('damagePut', [reduce])).toEqual(['13-3a-1', '14-9f-1']);
    expect(delay('damagePut', [reduce, draw(1)])).toEqual(['13-3a-1', '14-9f-1']);
    expect(delay('damagePut', [draw(1)])).toEqual(['14-9f-1']);
    expect(delay('dealt', [reduce])).toEqual(['14-9f-1']);
  });

  test('8-4d-1 of aiming elsewhere nothing without an attack or another line', () => {
    const step: Step = { do: 'redirect' };
    const attacked: Partial<ScenarioPosition> = {
      p1: { A1: '3/3/3' },
      start: 'attacking',
      attack: 'A1 -> center',
    };
    const line = { line: 'attack1' } as const;
    for (const { before, game, isComplete } of [
      carryOut(step),
      carryOut(step, {}, {}, line),
      carryOut(step, attacked),
    ]) {
      expect([game.attack, game.facts.slice(), isComplete]).toEqual([
        before.attack,
        before.facts.slice(),
        false,
      ]);
    }
    expect(carryOut(step, attacked, {}, line).game.attack?.line).toBe('attack1');
  });

  test('3-14c of putting under nothing where there is no card to put them under', () => {
    const step: Step = { do: 'putUnder', cards: IT, host: 'chosen:host' };
    const { before, game, isComplete } = carryOut(step, { p1: { A1: '1/1/1' } }, { it: 'p1 A1' });
    expect([game === before, isComplete]).toEqual([true, false]);
  });

  test('15-8 of a discard the picked cards, or the whole hand where it is no bigger', () => {
    const described: Partial<ScenarioPosition> = { p1: { hand: ['1/1/1', '2/2/2', '3/3/3'] } };
    const step: Step = { do: 'discard', player: 'own', count: 2 };
    const { game } = eventOnGate(described);
    const picking = cardsIn(game, 0, 'hand')
      .slice(1)
      .map((card) => refOf(game, card));
    const picked = carryOut(step, described, {}, { picking });
    expect([cardsIn(picked.game, 0, 'hand').length, picked.isComplete]).toEqual([1, true]);
    expect(cardsIn(picked.game, 0, 'graveyard')).toEqual(
      expect.arrayContaining(picking.map(({ card }) => card)),
    );
    const short = carryOut({ ...step, count: 4 }, described);
    expect([cardsIn(short.game, 0, 'hand'), short.isComplete]).toEqual([[], false]);
  });
});

describe('What becomes of a counter', () => {
  const step: Step = { do: 'become', item: 'it', effect: [draw(5)] };
  const become = (counter: string, number?: number) => {
    const { game, item } = eventOnGate({ gate: [{ counter, by: 'p2' }] });
    const target = game.gate[0] as PlayedItem;
    const asking = { ...item, ...(number !== undefined && { items: { it: number } }) };
    return { target, before: game, ...carryOutStep(game, asking, step) };
  };
  const numberOf = (counter: string): number => become(counter).target.number;

  test('u2103/stridam.2 an ability becomes another in its place', () => {
    const { target, game } = become('sponge', numberOf('sponge'));
    expect(game.gate[0]).toMatchObject({
      ...target,
      effect: { instructions: [draw(5)] },
      counter: true,
      became: true,
    });
    expect(lastOf(game)).toMatchObject({
      clause: '15-21a',
      decidedBy: ['u2103/stridam.1', 'u2103/stridam.2'],
      what: 'became',
    });
  });

  test('u2103/stridam.3 a card goes back to the counter zone and becomes an ability', () => {
    const { target, game } = become('ambush', numberOf('ambush'));
    expect(game.gate[0]).toMatchObject({
      kind: 'ability',
      number: target.number,
      counter: true,
      became: true,
    });
    expect(cardsIn(game, 1, 'counter')).toHaveLength(1);
    expect(lastOf(game)?.decidedBy).toEqual(['u2103/stridam.1', 'u2103/stridam.3']);
  });

  test('15-21a nothing becomes of it where none was chosen, or it has left the gate', () => {
    for (const number of [undefined, 999]) {
      const { before, game, isComplete } = become('sponge', number);
      expect([game === before, isComplete]).toEqual([true, false]);
    }
    const { game, item } = eventOnGate({ gate: [{ counter: 'sponge', by: 'p2' }] });
    const first = { ...game, gate: [{ ...(game.gate[0] as PlayedItem), number: 1 }, item] };
    expect(carryOutStep(first, item, step)).toEqual({ game: first, isComplete: false });
  });
});

describe('A move', () => {
  const toHand: Step = { do: 'move', cards: IT, to: 'hand' };

  test('3-2c-2 leaves the others in their order where the card comes out of a deck', () => {
    const movedBy = (described: Partial<ScenarioPosition>, place: string) =>
      lastOf(carryOut(toHand, described, { it: place }).game)?.decidedBy ?? [];
    expect(movedBy({ p1: { deck: ['2/2/2'] } }, 'p1 deck/1')).toContain('3-2c-2');
    expect(movedBy({ p1: { graveyard: '2/2/2' } }, 'p1 graveyard')).not.toContain('3-2c-2');
  });

  test('1-5b is not complete without the zone it goes to, and then moves nothing', () => {
    const step: Step = { do: 'move', cards: IT, to: 'zone:there' };
    const { before, game, isComplete } = carryOut(step, { p1: { A1: '1/1/1' } }, { it: 'p1 A1' });
    expect([cardsIn(game, 0, 'attack1'), isComplete]).toEqual([cardsIn(before, 0, 'attack1'), false]);
  });

  test('1-5b is complete once every card is where it was to go', () => {
    const cards: ScenarioPosition['cards'] = { sealed: { like: '2/2/2', comesOutOnlyBy: 'Genesis Summon' } };
    const zones = { there: { player: 0, zone: 'attack1' } } as const;
    const moved = (card: string) =>
      carryOut(
        { do: 'move', cards: IT, to: 'zone:there' },
        { cards, p1: { graveyard: card } },
        { it: 'p1 graveyard' },
        { zones },
      );
    expect([moved('2/2/2').isComplete, moved('sealed').isComplete]).toEqual([true, false]);
    expect(cardsIn(moved('sealed').game, 0, 'attack1')).toEqual([]);
  });
});

test('15-13 what was distributed is kept until the step that deals it, what was picked is not', () => {
  const { game, item } = eventOnGate({ p1: { A1: '1/1/1' } }, {}, { parts: [1, 2] });
  const picking = [refOf(game, cardsIn(game, 0, 'attack1')[0] as Instance)];
  const picked = { ...game, gate: [{ ...item, picking }] };
  const after = (step: Step) => itemInPlay(clearPicks(picked, item.number, step));
  expect([after(draw(1)).parts, after(draw(1)).picking]).toEqual([[1, 2], undefined]);
  const dealt = after({ do: 'distribute', to: IT, total: 3 });
  expect([dealt.parts, dealt.picking]).toEqual([undefined, undefined]);
  expect(dealt).toMatchObject({ kind: 'card', number: item.number });
});
