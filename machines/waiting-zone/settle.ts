import { assertEvent, assign, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import {
  isTimingOrderOpen,
  isTimingWaiting,
  nextTiming,
} from '../../src/rulesets/waiting-zone/rules/resolution-order.ts';
import { counterWindow } from './counter-window.ts';
import { effect } from './effect.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface Settle extends StateContext {
  /** The timing ability that resolves next. */
  readonly item: number;
}

/** Resolving the timing abilities that wait, each with the checks it brings about, until none is left. */
export const settle: RuleMachine = setup({
  types: {} as RuleMachineTypes<Settle, StateContext>,
  actors: { counterWindow, effect },
  guards: {
    isTimingOrderOpen: ({ context }) => isTimingOrderOpen(context.game),
    isTimingWaiting: ({ context }) => isTimingWaiting(context.game),
  },
  actions: {
    acceptOutput,
    choose: assign(({ context, event }) => {
      assertEvent(event, 'resolve');
      return { game: clearEvents(context.game), item: event.item };
    }),
    takeNext: assign({ item: ({ context }) => nextTiming(context.game) }),
  },
}).createMachine({
  id: 'settle',
  context: fromInput(({ game }: StateContext) => ({ game, item: -1 })),
  output: ({ context: { game } }) => ({ game }),
  initial: 'order',
  states: {
    order: {
      always: [
        { guard: 'isTimingOrderOpen', target: 'ordering' },
        { guard: 'isTimingWaiting', target: 'next' },
        { target: 'settled' },
      ],
    },
    ordering: {
      tags: 'decision',
      meta: { clauses: ['priority.2', 'together.1', 'reading.3', 'reading.28'], decision: 'timingOrder' },
      on: { resolve: { target: 'resolution', actions: 'choose' } },
    },
    next: {
      description: 'One timing ability of the player whose turn it is to resolve waits.',
      meta: { clauses: ['priority.2', 'reading.3'] },
      entry: 'takeNext',
      always: 'resolution',
    },
    resolution: {
      meta: { clauses: ['play.12', 'play.15', 'play.16', 'play.17'] },
      invoke: {
        id: 'effect',
        src: 'effect',
        input: ({ context: { game, item } }) => ({ game, item }),
        onDone: { target: 'checks', actions: 'acceptOutput' },
      },
    },
    checks: {
      meta: { clauses: ['check.1'] },
      invoke: {
        id: 'counterWindow',
        src: 'counterWindow',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'order', actions: 'acceptOutput' },
      },
    },
    settled: { type: 'final' },
  },
});
