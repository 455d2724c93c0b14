import { assertEvent, assign, not, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { fromInput } from '../../src/core/rule-machine.ts';
import {
  beginEndPhase,
  discardForced,
  discardToLimit,
  endTurn,
  isDiscardForced,
  isHandOverfull,
} from '../../src/rulesets/waiting-zone/rules/turn.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

/** The end of a turn: the hand limit, and damage if it does not stay. */
export const endPhase: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  guards: {
    isHandOverfull: ({ context }) => isHandOverfull(context.game),
    isDiscardForced: ({ context }) => isDiscardForced(context.game),
  },
  actions: {
    beginPhase: assign({ game: ({ context }) => beginEndPhase(context.game) }),
    discard: assign({
      game: ({ context, event }) => {
        assertEvent(event, 'discard');
        return discardToLimit(clearEvents(context.game), event);
      },
    }),
    discardForced: assign({ game: ({ context }) => discardForced(context.game) }),
    endTurn: assign({ game: ({ context }) => endTurn(context.game) }),
  },
}).createMachine({
  id: 'endPhase',
  context: fromInput((input: StateContext) => input),
  output: ({ context: { game } }) => ({ game }),
  initial: 'start',
  states: {
    start: {
      meta: { clauses: ['house.2'] },
      entry: 'beginPhase',
      always: 'handLimit',
    },
    handLimit: {
      always: [
        { guard: not('isHandOverfull'), target: 'ended' },
        { guard: 'isDiscardForced', target: 'forced' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      tags: 'decision',
      meta: { clauses: ['house.9'], decision: 'handLimit' },
      on: { discard: { target: 'handLimit', actions: 'discard' } },
    },
    forced: {
      description: 'All cards in the hand mean the same.',
      meta: { clauses: ['house.9'] },
      entry: 'discardForced',
      always: 'handLimit',
    },
    ended: { meta: { clauses: ['reading.26'] }, entry: 'endTurn', type: 'final' },
  },
});
