import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { beginTurn } from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import { attackPhase } from './attack-phase.ts';
import { endPhase } from './end-phase.ts';
import { mainPhase } from './main-phase.ts';
import { startPhase } from './start-phase.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** One turn (ch.6): start, main, attack and end phase. */
export const turn: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { startPhase, mainPhase, attackPhase, endPhase },
  actions: {
    acceptOutput,
    beginTurn: assign({ game: ({ context }) => beginTurn(context.game) }),
  },
}).createMachine({
  id: 'turn',
  context: fromInput((input) => input),
  output: ({ context: { game } }) => ({ game }),
  meta: { clauses: ['6-1'] },
  entry: 'beginTurn',
  initial: 'startPhase',
  states: {
    startPhase: {
      meta: { clauses: ['6-2'] },
      invoke: {
        id: 'startPhase',
        src: 'startPhase',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'mainPhase', actions: 'acceptOutput' },
      },
    },
    mainPhase: {
      meta: { clauses: ['6-3'] },
      invoke: {
        id: 'mainPhase',
        src: 'mainPhase',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'attackPhase', actions: 'acceptOutput' },
      },
    },
    attackPhase: {
      meta: { clauses: ['6-4'] },
      invoke: {
        id: 'attackPhase',
        src: 'attackPhase',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'endPhase', actions: 'acceptOutput' },
      },
    },
    endPhase: {
      meta: { clauses: ['6-5'] },
      invoke: {
        id: 'endPhase',
        src: 'endPhase',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'ended', actions: 'acceptOutput' },
      },
    },
    ended: { type: 'final' },
  },
});
