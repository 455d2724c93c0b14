import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { beginTurn, drawForTurn, endBattle, gainEnergy } from '../../src/rulesets/waiting-zone/rules/turn.ts';
import { endPhase } from './end-phase.ts';
import { phase } from './phase.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

/** One turn of the house profile: start, main phase, battle phase, end. */
export const turn: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { phase, endPhase },
  actions: {
    acceptOutput,
    beginTurn: assign({ game: ({ context }) => beginTurn(context.game) }),
    gainEnergy: assign({ game: ({ context }) => gainEnergy(context.game) }),
    draw: assign({ game: ({ context }) => drawForTurn(context.game) }),
    endBattle: assign({ game: ({ context }) => endBattle(context.game) }),
  },
}).createMachine({
  id: 'turn',
  context: fromInput((input: StateContext) => input),
  output: ({ context: { game } }) => ({ game }),
  initial: 'start',
  states: {
    start: {
      meta: { clauses: ['house.2'] },
      entry: 'beginTurn',
      always: 'energy',
    },
    energy: {
      meta: { clauses: ['house.3'] },
      entry: 'gainEnergy',
      always: 'draw',
    },
    draw: {
      meta: { clauses: ['house.4'] },
      entry: 'draw',
      always: 'mainPhase',
    },
    mainPhase: {
      meta: { clauses: ['house.2', 'house.5'] },
      invoke: {
        id: 'mainPhase',
        src: 'phase',
        input: ({ context }) => ({ game: context.game, phase: 'main' }),
        onDone: { target: 'battlePhase', actions: 'acceptOutput' },
      },
    },
    battlePhase: {
      meta: { clauses: ['attack.1', 'house.5'] },
      invoke: {
        id: 'battlePhase',
        src: 'phase',
        input: ({ context }) => ({ game: context.game, phase: 'battle' }),
        onDone: {
          target: 'endPhase',
          actions: ['acceptOutput', 'endBattle'],
          meta: { clauses: ['reading.24'] },
        },
      },
    },
    endPhase: {
      meta: { clauses: ['house.2'] },
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
