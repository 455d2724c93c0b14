import { setup } from 'xstate';
import { applyRule, isOver, acceptOutput, passState } from '../../src/core/charts.ts';
import { beginTurn } from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn-2.ts';
import { attackPhase } from './attack-phase.ts';
import { endPhase } from './end-phase.ts';
import { mainPhase } from './main-phase.ts';
import { startPhase } from './start-phase.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** One turn (ch.6): start, main, attack and end phase. */
export const turn: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { startPhase, mainPhase, attackPhase, endPhase },
  guards: {
    isOver,
  },
  actions: {
    take: acceptOutput,
    beginTurn: applyRule(beginTurn),
  },
}).createMachine({
  id: 'turn',
  context: ({ input }) => input,
  output: passState,
  meta: { clauses: ['6-1'] },
  entry: 'beginTurn',
  initial: 'startPhase',
  states: {
    startPhase: {
      meta: { clauses: ['6-2'] },
      invoke: {
        id: 'startPhase',
        src: 'startPhase',
        input: passState,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'take' },
          { target: 'mainPhase', actions: 'take' },
        ],
      },
    },
    mainPhase: {
      meta: { clauses: ['6-3'] },
      invoke: {
        id: 'mainPhase',
        src: 'mainPhase',
        input: passState,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'take' },
          { target: 'attackPhase', actions: 'take' },
        ],
      },
    },
    attackPhase: {
      meta: { clauses: ['6-4'] },
      invoke: {
        id: 'attackPhase',
        src: 'attackPhase',
        input: passState,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'take' },
          { target: 'endPhase', actions: 'take' },
        ],
      },
    },
    endPhase: {
      meta: { clauses: ['6-5'] },
      invoke: {
        id: 'endPhase',
        src: 'endPhase',
        input: passState,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'take' },
          { target: 'ended', actions: 'take' },
        ],
      },
    },
    ended: { type: 'final' },
    over: { type: 'final' },
  },
});
