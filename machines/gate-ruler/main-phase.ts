import { assign, setup } from 'xstate';
import { acceptOutput, applyRule, isOver, passState } from '../../src/core/rule-machine.ts';
import { beginPhase, clearDriveZone, reachMoment } from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import { gate } from './gate.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** The main phase (6-3): one gate processing in which the turn player acts while the gate is empty. */
export const mainPhase: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { gate },
  guards: {
    isOver,
  },
  actions: {
    acceptOutput,
    beginPhase: assign({ game: ({ context }) => beginPhase(context.game, 'main', '6-3') }),
    reachMain: assign({ game: ({ context }) => reachMoment(context.game, 'mainPhase', '6-3a') }),
    clearDriveZone: applyRule(clearDriveZone),
  },
}).createMachine({
  id: 'mainPhase',
  context: ({ input }) => input,
  output: passState,
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
        input: passState,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'acceptOutput' },
          { target: 'ended', actions: 'acceptOutput' },
        ],
      },
    },
    ended: {
      meta: { clauses: ['6-3c', '10-2b'] },
      entry: 'clearDriveZone',
      type: 'final',
    },
    over: { type: 'final' },
  },
});
