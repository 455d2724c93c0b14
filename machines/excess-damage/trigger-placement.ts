import { assertEvent, assign, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { fromInput } from '../../src/core/rule-machine.ts';
import {
  chooseTrigger,
  hasWaitingTriggers,
  isTriggerOrderOpen,
  needsTarget,
  placeTrigger,
} from '../../src/rulesets/excess-damage/rules/triggers.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

/** Triggers that wait are put on the stack (603.3b), those of the player whose turn it is first. */
export const triggerPlacement: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  guards: {
    hasNothingWaiting: ({ context }) => !hasWaitingTriggers(context.game),
    isOrderOpen: ({ context }) => isTriggerOrderOpen(context.game),
    needsTarget: ({ context }) => needsTarget(context.game),
  },
  actions: {
    chooseTrigger: assign({
      game: ({ context, event }) => {
        assertEvent(event, 'put');
        return chooseTrigger(clearEvents(context.game), event);
      },
    }),
    place: assign({ game: ({ context }) => placeTrigger(context.game) }),
    placeAimed: assign({
      game: ({ context, event }) => {
        assertEvent(event, 'choose.target');
        return placeTrigger(clearEvents(context.game), event.target);
      },
    }),
  },
}).createMachine({
  id: 'triggerPlacement',
  context: fromInput((input: StateContext) => input),
  output: ({ context: { game } }) => ({ game }),
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
      on: { put: { target: 'trigger', actions: 'chooseTrigger' } },
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
      on: { 'choose.target': { target: 'waiting', actions: 'placeAimed' } },
    },
    placed: { type: 'final' },
  },
});
