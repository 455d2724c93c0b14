import { assign, setup } from 'xstate';
import {
  beginPhase,
  clearDriveZone,
  reachMoment,
} from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import { gate } from './gate.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** The main phase (6-3): one gate processing in which the turn player acts while the gate is empty. */
export const mainPhase: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { gate },
  guards: {
    isOver: (_, { game }: Holding) => game.result !== undefined,
  },
  actions: {
    take: assign((_, { game }: Holding) => ({ game })),
    beginPhase: assign(({ context }) => ({ game: beginPhase(context.game, 'main', '6-3') })),
    reachMain: assign(({ context }) => ({ game: reachMoment(context.game, 'mainPhase', '6-3a') })),
    clearDriveZone: assign(({ context }) => ({ game: clearDriveZone(context.game) })),
  },
}).createMachine({
  id: 'mainPhase',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
  meta: { clauses: ['6-3'] },
  entry: 'beginPhase',
  initial: 'actions',
  states: {
    actions: {
      meta: { clauses: ['6-3a', '6-3b'] },
      entry: 'reachMain',
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
      meta: { clauses: ['6-3c'] },
      entry: 'clearDriveZone',
      type: 'final',
    },
    over: { type: 'final', meta: { clauses: ['1-4b'] } },
  },
});
