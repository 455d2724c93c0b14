import { assertEvent, assign, setup } from 'xstate';
import { fromInput } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import {
  doControllersDiffer,
  lower,
  namingOptions,
  type ReductionState,
  reducibleDamages,
  splitOptions,
  subtract,
} from '../../src/rulesets/gate-ruler/rules/ch13-damage/reduction.ts';
import type { RuleMachine, RuleMachineTypes, StepResult } from './types.ts';

type ReductionInput = Omit<ReductionState, 'takenOff' | 'named'>;

interface Reduction extends ReductionState, StepResult {}

/** Reducing damage that waits on the gate (13-3). */
export const reduction: RuleMachine<ReductionInput, StepResult> = setup({
  types: {} as RuleMachineTypes<Reduction, ReductionInput, StepResult>,
  guards: {
    isNoDamageMeant: ({ context }) => reducibleDamages(context).length === 0,
    isDamageOpen: ({ context }) => namingOptions(context).length > 0,
    isSubtracted: ({ context }) => 'by' in context.reduce,
    isNothingToSplit: ({ context }) => splitOptions(context).length === 0,
    isOnlyReceiver: ({ context }) => splitOptions(context).length === 1,
    doControllersDiffer: ({ context }) => doControllersDiffer(context),
  },
  actions: {
    name: assign({
      game: ({ context: { game } }) => clearEvents(game),
      named: ({ event }) => {
        assertEvent(event, 'choose.number');
        return event.number;
      },
    }),
    nameOnly: assign({ named: ({ context }) => reducibleDamages(context)[0]?.number }),
    takeOff: assign({
      game: ({ context: { game } }) => clearEvents(game),
      takenOff: ({ context: { takenOff }, event }) => {
        assertEvent(event, 'choose.card');
        return [...takenOff, event.card];
      },
    }),
    takeOffOnly: assign({
      takenOff: ({ context }) => [...context.takenOff, ...splitOptions(context).map(({ card }) => card)],
    }),
    subtract: assign(({ context }) => subtract(context)),
    lower: assign(({ context }) => lower(context)),
  },
}).createMachine({
  id: 'reduction',
  context: fromInput((input) => ({ ...input, takenOff: [], isComplete: false })),
  output: ({ context: { game, isComplete } }) => ({ game, isComplete }),
  initial: 'damage',
  states: {
    damage: {
      description: 'The damage meant: that one, the topmost on the gate that fits, or any that fits.',
      always: [
        { guard: 'isNoDamageMeant', target: 'nothing' },
        { guard: 'isDamageOpen', target: 'naming' },
        { target: 'named', actions: 'nameOnly', meta: { clauses: ['13-3c'] } },
      ],
    },
    naming: {
      description: 'Who reduces names one of those that fit.',
      tags: 'decision',
      meta: { clauses: ['13-3c'], decision: 'reducedDamage' },
      on: { 'choose.number': { target: 'named', actions: 'name' } },
    },
    named: {
      always: [{ guard: 'isSubtracted', target: 'split' }, { target: 'lowered' }],
    },
    split: {
      description: 'The reduction is split among several receivers, point by point.',
      always: [
        { guard: 'isNothingToSplit', target: 'subtracted' },
        { guard: 'isOnlyReceiver', target: 'split', reenter: true, actions: 'takeOffOnly' },
        { guard: 'doControllersDiffer', target: 'opponentSplits' },
        { target: 'controllerSplits' },
      ],
    },
    controllerSplits: {
      description: 'The receivers have one controller, who splits.',
      tags: 'decision',
      meta: { clauses: ['13-3d-2'], decision: 'reductionSplit' },
      on: { 'choose.card': { target: 'split', actions: 'takeOff' } },
    },
    opponentSplits: {
      description: "The receivers' controllers differ: the opponent of the source's player splits.",
      tags: 'decision',
      meta: { clauses: ['13-3d-2a'], decision: 'reductionSplit' },
      on: { 'choose.card': { target: 'split', actions: 'takeOff' } },
    },
    subtracted: {
      meta: { clauses: ['13-3a', '13-3b', '13-3d'] },
      entry: 'subtract',
      type: 'final',
    },
    lowered: {
      description: 'Every amount becomes that number.',
      meta: { clauses: ['13-3a', '13-3b', '13-3d-1'] },
      entry: 'lower',
      type: 'final',
    },
    nothing: { type: 'final' },
  },
});
