import { setup } from 'xstate';
import { applyRule, passState, stateGuard } from '../../src/core/rule-machine.ts';
import {
  emitSpared,
  finishCheck,
  isAnyActionDue,
  isDecided,
  performActions,
} from '../../src/rulesets/excess-damage/rules/state-based-actions.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** State-based actions (704), checked again until nothing is due. */
export const stateBasedActions: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  guards: {
    isDecided: stateGuard(isDecided),
    isAnyActionDue: stateGuard(isAnyActionDue),
  },
  actions: {
    tellSpared: applyRule(emitSpared),
    perform: applyRule(performActions),
    finish: applyRule(finishCheck),
  },
}).createMachine({
  id: 'stateBasedActions',
  context: ({ input }) => input,
  output: passState,
  initial: 'spared',
  states: {
    spared: {
      description: 'Who would be destroyed but for being indestructible.',
      meta: { clauses: ['702.12b'] },
      entry: 'tellSpared',
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
    over: { type: 'final' },
  },
});
