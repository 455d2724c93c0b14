import { assign, setup } from 'xstate';
import { type Activated, counterWindow } from './counter-window.ts';
import { settle } from './settle.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** A check in the course of an event: the window, and then what may have to resolve before the event goes on. */
export const counterCheck: RuleProcess<Holding, Activated> = setup({
  types: {} as RuleTypes<Activated, Holding, Activated>,
  actors: { counterWindow, settle },
  guards: {
    isTimingFirst: (_, { game }: Holding) => game.readings.timingDuringEvent === 'beforeGoingOn',
  },
  actions: {
    take: assign((_, { game }: Holding) => ({ game })),
    count: assign((_, { activated }: Activated) => ({ activated })),
  },
}).createMachine({
  id: 'counterCheck',
  context: ({ input }) => ({ game: input.game, activated: 0 }),
  output: ({ context }) => context,
  meta: { clauses: ['check.1'] },
  initial: 'window',
  states: {
    window: {
      invoke: {
        id: 'counterWindow',
        src: 'counterWindow',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'isTimingFirst', params: ({ event }) => event.output },
            target: 'timing',
            actions: [
              { type: 'take', params: ({ event }) => event.output },
              { type: 'count', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'checked',
            actions: [
              { type: 'take', params: ({ event }) => event.output },
              { type: 'count', params: ({ event }) => event.output },
            ],
          },
        ],
      },
    },
    timing: {
      description: 'Timing abilities that wait already resolve before the event goes on.',
      meta: { clauses: ['reading.29'] },
      invoke: {
        id: 'settle',
        src: 'settle',
        input: ({ context }) => ({ game: context.game }),
        onDone: { target: 'checked', actions: { type: 'take', params: ({ event }) => event.output } },
      },
    },
    checked: { meta: { clauses: ['reading.29'] }, type: 'final' },
  },
});
