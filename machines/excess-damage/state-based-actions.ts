import { assign, setup } from 'xstate';
import { fromInput } from '../../src/core/rule-machine.ts';
import {
  emitSpared,
  finishCheck,
  isAnyActionDue,
  isDecided,
  performActions,
} from '../../src/rulesets/excess-damage/rules/state-based-actions.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

/** State-based actions (704), checked again until nothing is due. */
export const stateBasedActions: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  guards: {
    isDecided: ({ context }) => isDecided(context.game),
    isAnyActionDue: ({ context }) => isAnyActionDue(context.game),
  },
  actions: {
    emitSpared: assign({ game: ({ context }) => emitSpared(context.game) }),
    perform: assign({ game: ({ context }) => performActions(context.game) }),
    finish: assign({ game: ({ context }) => finishCheck(context.game) }),
  },
}).createMachine({
  id: 'stateBasedActions',
  context: fromInput((input: StateContext) => input),
  output: ({ context: { game } }) => ({ game }),
  initial: 'spared',
  states: {
    spared: {
      description: 'Who would be destroyed but for being indestructible.',
      meta: { clauses: ['702.12b'] },
      entry: 'emitSpared',
      always: 'check',
    },
    check: {
      always: [
        { guard: 'isDecided', target: 'over' },
        { guard: 'isAnyActionDue', target: 'performed' },
        { target: 'quiet' },
      ],
    },
    performed: {
      meta: {
        clauses: ['704.3', '704.5a', '704.5c', '704.5f', '704.5g', '704.5h', '704.5i', '704.5v', '104.2a'],
      },
      entry: 'perform',
      always: 'check',
    },
    quiet: { type: 'final', meta: { clauses: ['704.3', 'K-10'] }, entry: 'finish' },
    over: { tags: 'over' },
  },
});
