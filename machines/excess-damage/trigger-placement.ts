import { assign, setup } from 'xstate';
import { does, held, theGame } from '../../src/core/charts.ts';
import { heard } from '../../src/core/fact.ts';
import {
  chooseTrigger,
  hasWaiting,
  isTriggerOrderOpen,
  needsTarget,
  placeTrigger,
} from '../../src/rulesets/excess-damage/rules/triggers.ts';
import type { OptionOf } from '../../src/rulesets/excess-damage/state/option.ts';
import type { RuleProcess, RuleTypes } from './types.ts';

/** Triggers that wait are put on the stack (603.3b), those of the player whose turn it is first. */
export const triggerPlacement: RuleProcess = setup({
  types: {} as RuleTypes,
  guards: {
    hasNothingWaiting: ({ context }) => !hasWaiting(context.game),
    isOrderOpen: held(isTriggerOrderOpen),
    needsTarget: held(needsTarget),
  },
  actions: {
    chooseTrigger: assign({
      game: ({ context, event }) => chooseTrigger(heard(context.game), event.option as OptionOf<'trigger'>),
    }),
    place: does(placeTrigger),
    placeAimed: assign({
      game: ({ context, event }) => placeTrigger(heard(context.game), (event.option as OptionOf<'target'>).target),
    }),
  },
}).createMachine({
  id: 'triggerPlacement',
  context: ({ input }) => input,
  output: theGame,
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
      meta: { clauses: ['603.3b'], asks: 'triggerOrder' },
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
      meta: { clauses: ['603.3b', '603.3d'], asks: 'target' },
      on: { answer: { target: 'waiting', actions: 'placeAimed' } },
    },
    placed: { type: 'final' },
  },
});
