import { assign, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { applyRule, passState, stateGuard } from '../../src/core/rule-machine.ts';
import {
  chooseTrigger,
  hasWaitingTriggers,
  isTriggerOrderOpen,
  needsTarget,
  placeTrigger,
} from '../../src/rulesets/excess-damage/rules/triggers.ts';
import type { OptionOf } from '../../src/rulesets/excess-damage/state/option.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** Triggers that wait are put on the stack (603.3b), those of the player whose turn it is first. */
export const triggerPlacement: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  guards: {
    hasNothingWaiting: ({ context }) => !hasWaitingTriggers(context.game),
    isOrderOpen: stateGuard(isTriggerOrderOpen),
    needsTarget: stateGuard(needsTarget),
  },
  actions: {
    chooseTrigger: assign({
      game: ({ context, event }) => chooseTrigger(clearEvents(context.game), event.option as OptionOf<'trigger'>),
    }),
    place: applyRule(placeTrigger),
    placeAimed: assign({
      game: ({ context, event }) =>
        placeTrigger(clearEvents(context.game), (event.option as OptionOf<'target'>).target),
    }),
  },
}).createMachine({
  id: 'triggerPlacement',
  context: ({ input }) => input,
  output: passState,
  initial: 'waiting',
  states: {
    waiting: {
      always: [
        { guard: 'hasNothingWaiting', target: 'placed' },
        { guard: 'isOrderOpen', target: 'ordering' },
        { target: 'trigger' },
      ],
    },
    ordering: {
      tags: 'decision',
      meta: { clauses: ['603.3b'], decision: 'triggerOrder' },
      on: { answer: { target: 'trigger', actions: 'chooseTrigger' } },
    },
    trigger: {
      always: [
        { guard: 'needsTarget', target: 'target' },
        { target: 'waiting', actions: 'place', meta: { clauses: ['603.3b'] } },
      ],
    },
    target: {
      tags: 'decision',
      meta: { clauses: ['603.3b', '603.3d'], decision: 'target' },
      on: { answer: { target: 'waiting', actions: 'placeAimed' } },
    },
    placed: { type: 'final' },
  },
});
