import { assign, setup } from 'xstate';
import { beginPhase, reachMoment, resetUnitDamage } from '../../src/gate-ruler/turn.ts';
import { gate } from './gate.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** The end phase (6-5). */
export const endPhase: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { gate },
  guards: {
    isOver: (_, { game }: Holding) => game.result !== undefined,
  },
  actions: {
    take: assign((_, { game }: Holding) => ({ game })),
    beginPhase: assign(({ context }) => ({ game: beginPhase(context.game, 'end', '6-5') })),
    reachTurnEnd: assign(({ context }) => ({ game: reachMoment(context.game, 'turnEnd', '6-5a') })),
    resetUnitDamage: assign(({ context }) => ({ game: resetUnitDamage(context.game) })),
  },
}).createMachine({
  id: 'endPhase',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
  meta: { clauses: ['6-5'] },
  entry: 'beginPhase',
  initial: 'turnEnd',
  states: {
    turnEnd: {
      meta: { clauses: ['6-5a', '6-5b'] },
      entry: 'reachTurnEnd',
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
    ended: {
      meta: { clauses: ['6-5d', '6-5d-1'] },
      entry: 'resetUnitDamage',
      type: 'final',
    },
    over: { type: 'final', meta: { clauses: ['1-4b'] } },
  },
});
