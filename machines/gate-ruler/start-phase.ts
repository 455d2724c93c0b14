import { assign, setup } from 'xstate';
import { does, held, isOver, take, theGame } from '../../src/kernel/charts.ts';
import { isFirstTurn } from '../../src/rulesets/gate-ruler/reading/turn.ts';
import { expireUntilTurn } from '../../src/rulesets/gate-ruler/rules/ch06-turn/expiry.ts';
import {
  beginPhase,
  reachMoment,
  readyOwnCards,
  setSummonCaps,
  takeStartAction,
} from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import { gate } from './gate.ts';
import type { RuleProcess, RuleTypes } from './types.ts';

/** The start phase (6-2). */
export const startPhase: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { gate },
  guards: {
    isOver,
    isFirstTurn: held(isFirstTurn),
  },
  actions: {
    take,
    beginPhase: assign(({ context }) => ({
      game: expireUntilTurn(beginPhase(context.game, 'start', '6-2')),
    })),
    setSummonCaps: does(setSummonCaps),
    startGame: assign(({ context }) => ({ game: reachMoment(context.game, 'gameStart', '6-2b') })),
    readyOwnCards: does(readyOwnCards),
    reachStart: assign(({ context }) => ({ game: reachMoment(context.game, 'startPhase', '6-2d') })),
    takeStartAction: does(takeStartAction),
  },
}).createMachine({
  id: 'startPhase',
  context: ({ input }) => input,
  output: theGame,
  meta: { clauses: ['6-2'] },
  entry: 'beginPhase',
  initial: 'summonCaps',
  states: {
    summonCaps: {
      meta: { clauses: ['6-2a'] },
      entry: 'setSummonCaps',
      always: [{ guard: 'isFirstTurn', target: 'gameStart' }, { target: 'readying' }],
    },
    gameStart: {
      meta: { clauses: ['6-2b'] },
      entry: 'startGame',
      invoke: {
        id: 'gate',
        src: 'gate',
        input: theGame,
        onDone: [
          {
            guard: 'isOver',
            target: 'over',
            actions: 'take',
          },
          { target: 'readying', actions: 'take' },
        ],
      },
    },
    readying: {
      meta: { clauses: ['6-2c'] },
      entry: 'readyOwnCards',
      always: 'beginning',
    },
    beginning: {
      meta: { clauses: ['6-2d', '6-2e'] },
      entry: 'reachStart',
      invoke: {
        id: 'gate',
        src: 'gate',
        input: theGame,
        onDone: [
          {
            guard: 'isOver',
            target: 'over',
            actions: 'take',
          },
          { target: 'startAction', actions: 'take' },
        ],
      },
    },
    startAction: {
      meta: { clauses: ['6-2f', '6-2g'] },
      entry: 'takeStartAction',
      invoke: {
        id: 'gate',
        src: 'gate',
        input: theGame,
        onDone: [
          {
            guard: 'isOver',
            target: 'over',
            actions: 'take',
          },
          { target: 'ended', actions: 'take' },
        ],
      },
    },
    ended: { type: 'final' },
    over: { type: 'final', meta: { clauses: ['1-4b'] } },
  },
});
