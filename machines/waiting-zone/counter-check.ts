import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { isTimingFirst } from '../../src/rulesets/waiting-zone/rules/counter-check.ts';
import { type Activated, counterWindow } from './counter-window.ts';
import { settle } from './settle.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

/** A check in the course of an event: the window, and then what may have to resolve before the event goes on. */
export const counterCheck: RuleMachine<StateContext, Activated> = setup({
  types: {} as RuleMachineTypes<Activated, StateContext, Activated>,
  actors: { counterWindow, settle },
  guards: {
    isTimingFirst: ({ context }) => isTimingFirst(context.game),
  },
  actions: {
    acceptOutput,
    count: assign({ activated: (_, { activated }: Activated) => activated }),
  },
}).createMachine({
  id: 'counterCheck',
  context: fromInput(({ game }: StateContext) => ({ game, activated: 0 })),
  output: ({ context }) => context,
  initial: 'window',
  states: {
    window: {
      meta: { clauses: ['check.1'] },
      invoke: {
        id: 'counterWindow',
        src: 'counterWindow',
        input: ({ context: { game } }) => ({ game }),
        onDone: {
          target: 'made',
          actions: ['acceptOutput', { type: 'count', params: ({ event }) => event.output }],
        },
      },
    },
    made: { always: [{ guard: 'isTimingFirst', target: 'timing' }, { target: 'checked' }] },
    timing: {
      description: 'Timing abilities that wait already resolve before the event goes on.',
      meta: { clauses: ['reading.29'] },
      invoke: {
        id: 'settle',
        src: 'settle',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'checked', actions: 'acceptOutput' },
      },
    },
    checked: { type: 'final' },
  },
});
