import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { reachMoment } from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import { gate } from './gate.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** The event for the end of the attack phase (8-8a), and what players do about it. */
export const attackPhaseEnd: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { gate },
  actions: {
    acceptOutput,
    reachEnd: assign({ game: ({ context }) => reachMoment(context.game, 'attackPhaseEnd', '8-8a') }),
  },
}).createMachine({
  id: 'attackPhaseEnd',
  context: fromInput((input) => input),
  output: ({ context: { game } }) => ({ game }),
  initial: 'begun',
  states: {
    begun: {
      always: { target: 'gate', actions: 'reachEnd', meta: { clauses: ['8-8a'] } },
    },
    gate: {
      invoke: {
        id: 'gate',
        src: 'gate',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'ended', actions: 'acceptOutput' },
      },
    },
    ended: { type: 'final' },
  },
});
