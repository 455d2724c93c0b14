import { describe, expect, it } from 'vitest';
import type { Player } from '../../src/kernel/decision.ts';
import { GatechartError } from '../../src/kernel/error.ts';
import { startMatch } from '../../src/runtime/start.ts';
import type { WaitingZoneFact } from '../../src/waiting-zone/fact.ts';
import type { Game } from '../../src/waiting-zone/game.ts';
import { newGame } from '../../src/waiting-zone/new-game.ts';
import { ANY_UNIT, counter, ENEMY_UNIT, spell, unit } from './support/fixtures.ts';
import { waitingZone } from './support/ruleset.ts';
import { describeScenarios, play } from './support/scenario.ts';

const SETUP = {
  edition: waitingZone.defaultEdition,
  decks: ['ember-raid', 'tide-vigil'],
  seed: 7,
  index: 0,
} as const;

/** A new match in which every check and phase is passed until that turn, with what was told. */
const passedUntil = (turn: number, seed = 7) => {
  const facts: WaitingZoneFact[] = [];
  const match = startMatch(waitingZone, newGame({ ...SETUP, seed }), {
    runtime: 'lean',
    onStep: (step) => facts.push(...(step.facts as readonly WaitingZoneFact[])),
  });
  for (let open = match.pending(); open !== undefined; open = match.pending()) {
    if (match.game().turn.number >= turn) break;
    const { player, options } = open.decision;
    const idle = options.find(({ form }) => form === 'endPhase' || form === 'pass') ?? options[0];
    match.answer(player, idle?.key ?? '');
  }
  return { match, facts };
};

const handSize = (game: Game, player: Player): number => game.sides[player].zones.hand.length;

describe('a match of the house profile', () => {
  it('house.1: both draw five of thirty shuffled cards, and chance decides who begins', () => {
    const { facts } = passedUntil(1);
    const shuffled = facts.flatMap((fact) => (fact.what === 'shuffled' ? [fact.order.length] : []));
    const drawn = facts.flatMap((fact) =>
      fact.what === 'moved' && fact.clause === 'house.1' ? [fact.card] : [],
    );
    expect(shuffled).toEqual([30, 30]);
    expect(drawn).toHaveLength(10);
    const first = (seed: number) => passedUntil(1, seed).match.game().turn.player;
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

  it('refuses a deck that does not exist', () => {
    expect(() => newGame({ ...SETUP, decks: ['ember-raid', 'no-deck'] })).toThrowError(GatechartError);
  });

  it('refuses an edition that does not exist', () => {
    expect(() => newGame({ ...SETUP, edition: 'reading.99' })).toThrowError(/second-edition/);
  });
});

const lightning = spell('lightning', [
  { do: 'damage', to: 'you', amount: 20 },
  { do: 'damage', to: 'opponent', amount: 20 },
]);

describeScenarios('the house rules at the table', [
  {
    clause: 'house.5',
    title: 'cards and cost abilities are available in the battle phase too',
    picture: { phase: 'battle', T: { hand: ['a'], field: ['u'] } },
    answers: [],
    expect: { offers: ['play a', 'use F1'] },
  },
  {
    clause: 'house.6',
    title: 'a sixth card does not enter the field',
    picture: { phase: 'main', T: { hand: ['a'], field: ['b', 'b', 'b', 'b', 'u'] } },
    answers: ['use F5'],
    expect: { withholds: ['play a'] },
  },
  {
    clause: 'house.7',
    title: 'a player may be attacked though units stand before them',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { field: ['d'] } },
    answers: ['attack F1', 'choose enemy player'],
    expect: { N: { life: 17 } },
  },
  {
    clause: 'house.8',
    title: 'a counter is paid with what is left of the energy and discarded',
    picture: {
      phase: 'main',
      T: { hand: ['a'] },
      N: { hand: ['dear'], energy: 3 },
      cards: [counter('dear', ['entry'], ANY_UNIT, (what) => [{ do: 'destroy', what }], { cost: 2 })],
    },
    answers: ['play a', 'counter dear'],
    expect: { N: { energy: 1, hand: [], discard: ['dear'] } },
  },
  {
    clause: 'house.8',
    title: 'a counter that cannot be paid for is not offered',
    picture: {
      phase: 'main',
      T: { hand: ['a'] },
      N: { hand: ['dear'], energy: 1 },
      cards: [counter('dear', ['entry'], ANY_UNIT, (what) => [{ do: 'destroy', what }], { cost: 2 })],
    },
    answers: ['play a'],
    expect: { asked: ['T eventStart', 'T eventStart'], T: { field: ['a'] } },
  },
  {
    clause: 'house.9',
    title: 'at the end the turn player discards down to seven cards',
    picture: {
      phase: 'battle',
      T: { hand: ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b'] },
      N: { hand: ['a'] },
    },
    answers: ['end phase', 'discard b', 'discard a'],
    expect: {
      asked: ['T eventStart', 'T handLimit', 'T handLimit', 'N eventStart'],
      T: { hand: ['a', 'a', 'a', 'b', 'b', 'b'], discard: ['b', 'a'] },
    },
  },
  {
    clause: 'house.10',
    title: 'a player without life has lost once the event is over',
    picture: { phase: 'battle', T: { field: ['a'] }, N: { life: 3 } },
    answers: ['attack F1'],
    expect: { winner: 'T', told: ['event.3', 'house.10'] },
  },
  {
    clause: 'house.10',
    title: 'a player who gains life before the event is over has not lost',
    picture: {
      phase: 'main',
      T: { hand: ['storm'] },
      N: { field: ['d-out'], life: 2 },
      cards: [
        spell('storm', [
          { do: 'damage', to: 'opponent', amount: 2 },
          { do: 'destroy', what: 'enemyUnits' },
        ]),
      ],
    },
    answers: ['play storm'],
    expect: { N: { life: 10 }, untold: ['house.10'] },
  },
  {
    clause: 'house.12',
    title: 'the match is a draw if both lose at once',
    picture: { phase: 'main', T: { hand: ['lightning'] }, cards: [lightning] },
    answers: ['play lightning'],
    expect: { winner: 'nobody', told: ['house.12'] },
  },
  {
    clause: 'house.14',
    title: 'a target that has become another card is spared',
    picture: {
      phase: 'main',
      T: { hand: ['zap'] },
      N: { field: ['d', 'a'], hand: ['save'] },
      cards: [
        spell('zap', [
          { do: 'choose', as: 'it', from: ENEMY_UNIT },
          { do: 'destroy', what: 'chosen:it' },
          { do: 'gainLife', amount: 1 },
        ]),
        counter('save', ['play'], ANY_UNIT, (what) => [{ do: 'returnToHand', what }]),
      ],
    },
    answers: ['play zap', 'choose enemy F1', 'counter save', 'choose F1'],
    expect: { N: { field: ['a'], hand: ['d'], discard: ['save'] }, T: { life: 21 } },
  },
  {
    clause: 'house.17',
    title: 'targets of IN are chosen as it resolves',
    picture: {
      phase: 'main',
      T: { hand: ['sniper'] },
      N: { field: ['d', 'a'], hand: ['cantrip'] },
      cards: [
        unit('sniper', 1, 1, {
          in: {
            instructions: [
              { do: 'choose', as: 'it', from: ENEMY_UNIT },
              { do: 'damage', to: 'chosen:it', amount: 1 },
            ],
          },
        }),
      ],
    },
    answers: ['play sniper', 'choose enemy F2'],
    expect: {
      asked: ['T eventStart', 'N counter', 'N counter', 'T effectChoice', 'N counter', 'T eventStart'],
      dealt: ['effect 1 to a'],
    },
  },
]);

describe('a lost match', () => {
  it('house.10: asks nobody anything any more', () => {
    const { match } = play({
      picture: { phase: 'battle', T: { field: ['a'] }, N: { life: 3 } },
      answers: ['attack F1'],
    });
    expect(match.pending()).toBeUndefined();
    expect(match.answer(0, 'end phase')?.code).toBe('MATCH_OVER');
  });
});
