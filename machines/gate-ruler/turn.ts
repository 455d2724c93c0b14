import { setup } from 'xstate';
import { does, isOver, take, theGame } from '../../src/core/charts.ts';
import { beginTurn } from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn-2.ts';
import { attackPhase } from './attack-phase.ts';
import { endPhase } from './end-phase.ts';
import { mainPhase } from './main-phase.ts';
import { startPhase } from './start-phase.ts';
import type { RuleProcess, RuleTypes } from './types.ts';

/** One turn (ch.6): start, main, attack and end phase. */
export const turn: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { startPhase, mainPhase, attackPhase, endPhase },
  guards: {
    isOver,
  },
  actions: {
    take,
    beginTurn: does(beginTurn),
  },
}).createMachine({
  id: 'turn',
  context: ({ input }) => input,
  output: theGame,
  meta: { clauses: ['6-1'] },
  entry: 'beginTurn',
  initial: 'startPhase',
  states: {
    startPhase: {
      meta: { clauses: ['6-2'] },
      invoke: {
        id: 'startPhase',
        src: 'startPhase',
        input: theGame,
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
        input: theGame,
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
        input: theGame,
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
        input: theGame,
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
