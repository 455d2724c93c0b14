import { assign, setup } from 'xstate';
import {
  beginPhase,
  endTurn,
  hasNewTurnEnd,
  reachMoment,
} from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import { gate } from './gate.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** The end phase (6-5). */
export const endPhase: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { gate },
  guards: {
    isOver: (_, { game }: Holding) => game.result !== undefined,
    hasNewTurnEnd: ({ context }) => hasNewTurnEnd(context.game),
  },
  actions: {
    take: assign((_, { game }: Holding) => ({ game })),
    beginPhase: assign(({ context }) => ({ game: beginPhase(context.game, 'end', '6-5') })),
    reachTurnEnd: assign(({ context }) => ({ game: reachMoment(context.game, 'turnEnd', '6-5a') })),
    endTurn: assign(({ context }) => ({ game: endTurn(context.game) })),
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
          { target: 'repetition', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
      },
    },
    repetition: {
      meta: { clauses: ['6-5c'] },
      always: [{ guard: 'hasNewTurnEnd', target: 'turnEnd' }, { target: 'ended' }],
    },
    ended: {
      meta: { clauses: ['6-5d', '6-5d-1'] },
      entry: 'endTurn',
      type: 'final',
    },
    over: { type: 'final', meta: { clauses: ['1-4b'] } },
  },
});
