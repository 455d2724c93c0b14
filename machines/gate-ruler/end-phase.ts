import { assign, setup } from 'xstate';
import { does, held, isOver, take, theGame } from '../../src/core/charts.ts';
import {
  beginPhase,
  endTurn,
  hasNewTurnEnd,
  reachTurnEnd,
} from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn-2.ts';
import { gate } from './gate.ts';
import type { RuleProcess, RuleTypes } from './types.ts';

/** The end phase (6-5). */
export const endPhase: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { gate },
  guards: {
    isOver,
    hasNewTurnEnd: held(hasNewTurnEnd),
  },
  actions: {
    take,
    beginPhase: assign({ game: ({ context }) => beginPhase(context.game, 'end', '6-5') }),
    reachTurnEnd: does(reachTurnEnd),
    endTurn: does(endTurn),
  },
}).createMachine({
  id: 'endPhase',
  context: ({ input }) => input,
  output: theGame,
  meta: { clauses: ['6-5'] },
  entry: 'beginPhase',
  initial: 'turnEnd',
  states: {
    turnEnd: {
      meta: { clauses: ['6-5a', '6-5b'] },
      entry: 'reachTurnEnd',
      invoke: {
        id: 'gate',
        src: 'gate',
        input: theGame,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'take' },
          { target: 'repetition', actions: 'take' },
        ],
      },
    },
    repetition: {
      always: [{ guard: 'hasNewTurnEnd', target: 'turnEnd', meta: { clauses: ['6-5c'] } }, { target: 'ended' }],
    },
    ended: {
      meta: { clauses: ['6-5d'] },
      entry: 'endTurn',
      type: 'final',
    },
    over: { type: 'final' },
  },
});
