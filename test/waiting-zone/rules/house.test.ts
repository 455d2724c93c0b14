import { describe, expect, it } from 'vitest';
import type { Player } from '../../../src/core/decision.ts';
import { GatechartError } from '../../../src/core/errors.ts';
import { eventStarts } from '../../../src/rulesets/waiting-zone/rules/event-start.ts';
import { newGame } from '../../../src/rulesets/waiting-zone/rules/new-game.ts';
import {
  orderOptions,
  priorityOf,
  timingOrder,
} from '../../../src/rulesets/waiting-zone/rules/resolution-order.ts';
import { discardOptions } from '../../../src/rulesets/waiting-zone/rules/turn.ts';
import { waitingZone } from '../../../src/rulesets/waiting-zone/ruleset.ts';
import type { WaitingZoneEvent } from '../../../src/rulesets/waiting-zone/state/event.ts';
import type { Game } from '../../../src/rulesets/waiting-zone/state/game.ts';
import { editionInterpretations } from '../../../src/rulesets/waiting-zone/state/interpretations.ts';
import { startMatch } from '../../../src/runtime/start.ts';
import { spell } from '../support/fixtures.ts';
import { play } from '../support/scenario.ts';
import type { Picture } from '../support/table.ts';

const SETUP = {
  edition: waitingZone.defaultEdition,
  decks: ['ember-raid', 'tide-vigil'],
  seed: 7,
  index: 0,
} as const;

/** A spell that draws a card. */
const LOOK = spell('look', [{ do: 'draw', count: 1 }]);

/** A new match in which every check and phase is passed until that turn, with what was told. */
const passedUntil = (turn: number, seed = 7) => {
  const facts: WaitingZoneEvent[] = [];
  const match = startMatch(waitingZone, newGame({ ...SETUP, seed }), {
    runtime: 'lean',
    onStep: (step) => facts.push(...(step.facts as readonly WaitingZoneEvent[])),
  });
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    if (match.game().turn.number >= turn) break;
    const { player, options } = open.decision;
    const idle = options.find(({ type }) => type === 'endPhase' || type === 'pass') ?? options[0];
    match.answer(player, idle?.key ?? '');
  }
  return { match, facts };
};

const handSize = (game: Game, player: Player): number => game.sides[player].zones.hand.length;

describe('a match of the house profile', () => {
  it('house.1: both draw five of thirty shuffled cards, and chance decides who begins', () => {
    const { facts } = passedUntil(1);
    const orders = facts.flatMap((fact) => (fact.what === 'shuffled' ? [fact.order] : []));
    const drawn = facts.flatMap((fact) =>
      fact.what === 'moved' && fact.clause === 'house.1' ? [fact.card] : [],
    );
    expect(orders.map((order) => order.length)).toEqual([30, 30]);
    expect(drawn).toEqual(orders.flatMap((order) => order.slice(0, 5)));
    const first = (seed: number) =>
      passedUntil(1, seed).facts.flatMap((fact) => (fact.what === 'turnBegan' ? [fact.player] : []))[0];
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(first))).toEqual(new Set([0, 1]));
  });

  it('house.2: the phases follow each other, and then the turn passes', () => {
    const { facts } = passedUntil(3);
    const phases = facts.flatMap((fact) => (fact.what === 'phaseBegan' ? [fact.phase] : []));
    expect(phases.slice(0, 8)).toEqual(['start', 'main', 'battle', 'end', 'start', 'main', 'battle', 'end']);
    const players = facts.flatMap((fact) => (fact.what === 'turnBegan' ? [fact.player] : []));
    expect(players[1]).toBe(1 - (players[0] ?? 0));
  });

  it('house.3: energy grows by one each own turn up to eight and is whole again', () => {
    const { facts } = passedUntil(21);
    const [first] = facts.flatMap((fact) => (fact.what === 'turnBegan' ? [fact.player] : []));
    const energy = facts.flatMap((fact) =>
      fact.what === 'energyGained' && fact.player === first ? [fact.energy] : [],
    );
    expect(energy).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8]);
  });

  it('house.3: whoever goes second has one energy more on the first own turn alone', () => {
    const { facts } = passedUntil(7);
    const [, second] = facts.flatMap((fact) => (fact.what === 'turnBegan' ? [fact.player] : []));
    const energy = facts.flatMap((fact) =>
      fact.what === 'energyGained' && fact.player === second ? [fact.energy] : [],
    );
    expect(energy).toEqual([2, 2, 3]);
  });

  it('house.4: the turn player draws, but not on the first turn of the match', () => {
    const { facts, match } = passedUntil(2);
    const drawn = facts.filter(({ what, clause }) => what === 'moved' && clause === 'house.4');
    const game = match.game();
    expect(drawn).toHaveLength(game.turn.number - 1);
    expect(handSize(game, 0) + handSize(game, 1)).toBe(10 + drawn.length);
  });

  it('house.11: whoever had to draw from an empty deck has lost', () => {
    const { match } = passedUntil(1000);
    const { result } = match.game();
    expect(result?.clause).toBe('house.11');
    expect(result?.reasons.filter((reason) => reason === null)).toHaveLength(1);
  });

  it('house.13: a player who concedes has lost at once', () => {
    const { match } = passedUntil(2);
    match.concede(1);
    expect(match.pending()).toBeUndefined();
    expect(match.game().result).toEqual({ winner: 0, clause: 'house.13', reasons: [null, 'house.13'] });
  });

  it('house.1: everybody knows that decks were shuffled and who begins, and nobody the order', () => {
    const { facts } = passedUntil(1);
    const shuffled = facts.filter(({ what }) => what === 'shuffled');
    expect(shuffled.map(({ clause, knownTo }) => [clause, knownTo])).toEqual([
      ['house.1', []],
      ['house.1', []],
    ]);
    expect(facts.filter(({ what }) => what === 'firstPlayer')).toEqual([
      expect.objectContaining({ clause: 'house.1', player: expect.any(Number) }),
    ]);
  });

  it('house.1: every card is an object of its own before the preparation, and no turn has begun', () => {
    const game = newGame(SETUP);
    expect(game.object).toEqual(Array.from({ length: 60 }, (_, card) => card));
    expect(game.turn).toEqual({ number: 0, player: 0, phase: 'preparation' });
    expect(Object.keys(game.cards)).toEqual([...new Set(game.definitionOf)].toSorted());
  });

  it('refuses a deck that does not exist, and says which do', () => {
    expect(() => newGame({ ...SETUP, decks: ['ember-raid', 'no-deck'] })).toThrowError(
      new GatechartError(
        'UNKNOWN_DECK',
        'no-deck',
        'there is no deck no-deck; known: ember-raid, tide-vigil',
      ),
    );
  });

  it('refuses an edition that does not exist, and says which do', () => {
    const known = Object.keys(editionInterpretations).join(', ');
    expect(() => newGame({ ...SETUP, edition: 'reading.99' })).toThrowError(
      new GatechartError('UNKNOWN_EDITION', 'reading.99', `there is no edition reading.99; known: ${known}`),
    );
  });
});

describe('what a player may answer', () => {
  it('house.9: as the hand limit is kept, cards to discard', () => {
    const hand = ['a', 'b', 'd', 'a', 'b', 'd', 'a', 'b'];
    const { match } = play({ picture: { phase: 'battle', T: { hand } }, answers: [] });
    expect(discardOptions(match.game()).map(({ key, type }) => [key, type])).toEqual([
      ['discard a', 'discard'],
      ['discard b', 'discard'],
      ['discard d', 'discard'],
      ['discard filler', 'discard'],
    ]);
  });

  it('check.1: at a check, counters to activate and passing', () => {
    const { match } = play({
      picture: { phase: 'main', T: { hand: ['a'] }, N: { hand: ['cantrip', 'neg', 'shield'] } },
      answers: ['play a'],
      until: 'play',
    });
    expect(match.pending()?.decision.options.map(({ key, type }) => [key, type])).toEqual([
      ['counter cantrip', 'counter'],
      ['counter neg', 'counter'],
      ['pass', 'pass'],
    ]);
  });
});

describe('what waits', () => {
  it('priority.1: the non-turn player has priority while a counter waits, the turn player before', () => {
    const picture: Picture = { phase: 'main', T: { hand: ['a'] }, N: { hand: ['cantrip', 'neg'] } };
    const before = play({ picture, answers: ['play a'], until: 'play' }).match.game();
    const after = play({ picture, answers: ['play a', 'counter cantrip'], until: 'play' }).match.game();
    expect([priorityOf(before), priorityOf(after)]).toEqual([0, 1]);
  });

  it('together.1: is put in order by naming what resolves', () => {
    const { match } = play({
      picture: { phase: 'main', T: { hand: ['a-in-out'] }, N: { hand: ['kill', 'null-out'] } },
      answers: ['play a-in-out', 'counter kill'],
      until: 'departure',
    });
    const game = match.game();
    expect(orderOptions(game, timingOrder(game)).map(({ key, type }) => [key, type])).toEqual([
      ['resolve IN of a-in-out', 'resolve'],
      ['resolve OUT of a-in-out', 'resolve'],
    ]);
  });

  it('event.3: keeps every event from being begun', () => {
    const { match } = play({
      picture: { phase: 'battle', T: { hand: ['a'], field: ['a', 'u'] }, N: { hand: ['slay'] } },
      answers: ['attack F1'],
      until: 'attack',
    });
    expect(eventStarts(match.game()).map(({ key }) => key)).toEqual(['end phase']);
  });

  it('event.1: a play is announced to its player alone, whose hand the card is in; an attack to both', () => {
    const { facts } = play({
      picture: { phase: 'battle', T: { hand: ['a'], field: ['a', 'u'] } },
      answers: ['play a', 'use F2', 'attack F1'],
    });
    const begun = facts.flatMap((fact) => (fact.what === 'eventBegan' ? [fact] : []));
    expect(begun.map(({ event, knownTo }) => [event.kind, knownTo])).toEqual([
      ['play', [0]],
      ['ability', undefined],
      ['attack', undefined],
    ]);
  });
});

describe('who is told of a card that moves', () => {
  it('zone.2: its player alone as it goes from deck to hand, both as it comes or goes where both see it', () => {
    const { facts } = play({
      picture: { phase: 'main', T: { hand: ['a', 'look'] }, N: { hand: ['bounce'] }, cards: [LOOK] },
      answers: ['play a', 'counter bounce', 'play look'],
    });
    const moves = facts.flatMap((fact) => (fact.what === 'moved' ? [fact] : []));
    expect(moves.map(({ clause, knownTo }) => [clause, knownTo])).toEqual([
      ['play.6', undefined],
      ['play.9', undefined],
      ['zone.3', undefined],
      ['check.10', undefined],
      ['house.8', undefined],
      ['play.6', undefined],
      ['house.14', [0]],
      ['reading.8', undefined],
    ]);
  });
});

describe('a lost match', () => {
  it('house.12: a draw has reasons for both players and no winner', () => {
    const flood = spell('flood', [
      { do: 'damage', to: 'you', amount: 20 },
      { do: 'damage', to: 'opponent', amount: 20 },
    ]);
    const { match, facts } = play({
      picture: { phase: 'main', T: { hand: ['flood'] }, cards: [flood] },
      answers: ['play flood'],
    });
    expect(match.game().result).toStrictEqual({ clause: 'house.12', reasons: ['house.10', 'house.10'] });
    expect(facts.filter(({ what }) => what === 'over').map((fact) => Object.hasOwn(fact, 'winner'))).toEqual([
      false,
    ]);
  });

  it('house.10: asks nobody anything any more', () => {
    const { match } = play({
      picture: { phase: 'battle', T: { field: ['a'] }, N: { life: 3 } },
      answers: ['attack F1'],
    });
    expect(match.pending()).toBeUndefined();
    expect(match.answer(0, 'end phase')?.code).toBe('MATCH_OVER');
  });
});
