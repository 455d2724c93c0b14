import { assign, not, setup } from 'xstate';
import { clearEvents } from '../../src/core/game-state.ts';
import { applyRule, passState, stateGuard } from '../../src/core/rule-machine.ts';
import {
  beginEndPhase,
  discardForced,
  discardToLimit,
  endTurn,
  isDiscardForced,
  isHandOverfull,
} from '../../src/rulesets/waiting-zone/rules/turn.ts';
import type { OptionOf } from '../../src/rulesets/waiting-zone/state/option.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** The end of a turn: the hand limit, and damage if it does not stay. */
export const endPhase: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  guards: {
    isHandOverfull: stateGuard(isHandOverfull),
    isDiscardForced: stateGuard(isDiscardForced),
  },
  actions: {
    beginPhase: applyRule(beginEndPhase),
    discard: assign({
      game: ({ context, event }) => discardToLimit(clearEvents(context.game), event.option as OptionOf<'discard'>),
    }),
    discardForced: applyRule(discardForced),
    endTurn: applyRule(endTurn),
  },
}).createMachine({
  id: 'endPhase',
  context: ({ input }) => input,
  output: passState,
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
      on: { answer: { target: 'handLimit', actions: 'discard' } },
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
