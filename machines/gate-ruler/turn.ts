import { assign, setup } from 'xstate';
import { beginTurn } from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import { attackPhase } from './attack-phase.ts';
import { endPhase } from './end-phase.ts';
import { mainPhase } from './main-phase.ts';
import { startPhase } from './start-phase.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** One turn (ch.6): start, main, attack and end phase. */
export const turn: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { startPhase, mainPhase, attackPhase, endPhase },
  guards: {
    isOver: (_, { game }: Holding) => game.result !== undefined,
  },
  actions: {
    take: assign((_, { game }: Holding) => ({ game })),
    beginTurn: assign(({ context }) => ({ game: beginTurn(context.game) })),
  },
}).createMachine({
  id: 'turn',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
  meta: { clauses: ['6-1'] },
  entry: 'beginTurn',
  initial: 'startPhase',
  states: {
    startPhase: {
      meta: { clauses: ['6-2'] },
      invoke: {
        id: 'startPhase',
        src: 'startPhase',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'mainPhase', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
      },
    },
    mainPhase: {
      meta: { clauses: ['6-3'] },
      invoke: {
        id: 'mainPhase',
        src: 'mainPhase',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'attackPhase', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
      },
    },
    attackPhase: {
      meta: { clauses: ['6-4'] },
      invoke: {
        id: 'attackPhase',
        src: 'attackPhase',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'endPhase', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
      },
    },
    endPhase: {
      meta: { clauses: ['6-5'] },
      invoke: {
        id: 'endPhase',
        src: 'endPhase',
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
