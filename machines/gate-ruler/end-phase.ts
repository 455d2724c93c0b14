import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import {
  beginPhase,
  endTurn,
  hasNewTurnEnd,
  reachTurnEnd,
} from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import { gate } from './gate.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** The end phase (6-5). */
export const endPhase: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { gate },
  guards: {
    hasNewTurnEnd: ({ context }) => hasNewTurnEnd(context.game),
  },
  actions: {
    acceptOutput,
    beginPhase: assign({ game: ({ context }) => beginPhase(context.game, 'end', '6-5') }),
    reachTurnEnd: assign({ game: ({ context }) => reachTurnEnd(context.game) }),
    endTurn: assign({ game: ({ context }) => endTurn(context.game) }),
  },
}).createMachine({
  id: 'endPhase',
  context: fromInput((input) => input),
  output: ({ context: { game } }) => ({ game }),
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
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'repetition', actions: 'acceptOutput' },
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
  },
});
