import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { beginPhase, clearDriveZone, reachMoment } from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import { gate } from './gate.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** The main phase (6-3): one gate processing in which the turn player acts while the gate is empty. */
export const mainPhase: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { gate },
  actions: {
    acceptOutput,
    beginPhase: assign({ game: ({ context }) => beginPhase(context.game, 'main', '6-3') }),
    reachMain: assign({ game: ({ context }) => reachMoment(context.game, 'mainPhase', '6-3a') }),
    clearDriveZone: assign({ game: ({ context }) => clearDriveZone(context.game) }),
  },
}).createMachine({
  id: 'mainPhase',
  context: fromInput((input) => input),
  output: ({ context: { game } }) => ({ game }),
  meta: { clauses: ['6-3'] },
  entry: 'beginPhase',
  initial: 'actions',
  states: {
    actions: {
      meta: { clauses: ['6-3a', '6-3b'] },
      entry: 'reachMain',
      invoke: {
        id: 'gate',
        src: 'gate',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'ended', actions: 'acceptOutput' },
      },
    },
    ended: {
      meta: { clauses: ['6-3c', '10-2b'] },
      entry: 'clearDriveZone',
      type: 'final',
    },
  },
});
