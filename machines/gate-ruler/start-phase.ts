import { assign, setup } from 'xstate';
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
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** The start phase (6-2). */
export const startPhase: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { gate },
  guards: {
    isOver: (_, { game }: Holding) => game.result !== undefined,
    isFirstTurn: ({ context }) => isFirstTurn(context.game),
  },
  actions: {
    take: assign((_, { game }: Holding) => ({ game })),
    beginPhase: assign(({ context }) => ({
      game: expireUntilTurn(beginPhase(context.game, 'start', '6-2')),
    })),
    setSummonCaps: assign(({ context }) => ({ game: setSummonCaps(context.game) })),
    startGame: assign(({ context }) => ({ game: reachMoment(context.game, 'gameStart', '6-2b') })),
    readyOwnCards: assign(({ context }) => ({ game: readyOwnCards(context.game) })),
    reachStart: assign(({ context }) => ({ game: reachMoment(context.game, 'startPhase', '6-2d') })),
    takeStartAction: assign(({ context }) => ({ game: takeStartAction(context.game) })),
  },
}).createMachine({
  id: 'startPhase',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
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
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'readying', actions: { type: 'take', params: ({ event }) => event.output } },
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
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'startAction', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
      },
    },
    startAction: {
      meta: { clauses: ['6-2f', '6-2g'] },
      entry: 'takeStartAction',
      invoke: {
        id: 'gate',
        src: 'gate',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'ended', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
      },
    },
    ended: { type: 'final' },
    over: { type: 'final', meta: { clauses: ['1-4b'] } },
  },
});
