import { assign, setup } from 'xstate';
import { given, take, theGame } from '../../src/core/charts.ts';
import { isTimingFirst } from '../../src/rulesets/waiting-zone/rules/counter-check.ts';
import { type Activated, counterWindow } from './counter-window.ts';
import { settle } from './settle.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** A check in the course of an event: the window, and then what may have to resolve before the event goes on. */
export const counterCheck: RuleProcess<Holding, Activated> = setup({
  types: {} as RuleTypes<Activated, Holding, Activated>,
  actors: { counterWindow, settle },
  guards: {
    isTimingFirst: given(isTimingFirst),
  },
  actions: {
    take,
    count: assign({ activated: (_, { activated }: Activated) => activated }),
  },
}).createMachine({
  id: 'counterCheck',
  context: ({ input }) => ({ game: input.game, activated: 0 }),
  output: ({ context }) => context,
  initial: 'window',
  states: {
    window: {
      meta: { clauses: ['check.1'] },
      invoke: {
        id: 'counterWindow',
        src: 'counterWindow',
        input: theGame,
        onDone: [
          {
            guard: 'isTimingFirst',
            target: 'timing',
            actions: ['take', { type: 'count', params: ({ event }) => event.output }],
          },
          {
            target: 'checked',
            actions: ['take', { type: 'count', params: ({ event }) => event.output }],
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
        input: theGame,
        onDone: { target: 'checked', actions: 'take' },
      },
    },
    checked: { type: 'final' },
  },
});
