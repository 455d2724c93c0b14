import { assign, setup } from 'xstate';
import { does, held, theGame } from '../../src/kernel/charts.ts';
import { heard } from '../../src/kernel/fact.ts';
import {
  beginPhase,
  discardOptions,
  discardToLimit,
  endTurn,
  isHandOverfull,
} from '../../src/rulesets/waiting-zone/rules/turn/turn.ts';
import type { OptionOf } from '../../src/rulesets/waiting-zone/values/option.ts';
import type { RuleProcess, RuleTypes } from './types.ts';

/** The end of a turn: the hand limit, and damage if it does not stay. */
export const endPhase: RuleProcess = setup({
  types: {} as RuleTypes,
  guards: {
    isHandOverfull: held(isHandOverfull),
    isOnlyOne: ({ context }) => discardOptions(context.game).length === 1,
  },
  actions: {
    beginPhase: assign(({ context }) => ({ game: beginPhase(context.game, 'end', 'house.2') })),
    discard: assign(({ context, event }) => ({
      game: discardToLimit(heard(context.game), event.option as OptionOf<'discard'>),
    })),
    discardForced: assign(({ context }) => ({
      game: discardToLimit(context.game, discardOptions(context.game)[0] as OptionOf<'discard'>),
    })),
    endTurn: does(endTurn),
  },
}).createMachine({
  id: 'endPhase',
  context: ({ input }) => input,
  output: theGame,
  meta: { clauses: ['house.2'] },
  entry: 'beginPhase',
  initial: 'handLimit',
  states: {
    handLimit: {
      meta: { clauses: ['house.9'] },
      initial: 'hand',
      states: {
        hand: {
          always: [{ guard: 'isHandOverfull', target: 'excess' }, { target: '#endPhase.ended' }],
        },
        excess: { always: [{ guard: 'isOnlyOne', target: 'forced' }, { target: 'choosing' }] },
        forced: {
          description: 'All cards in the hand mean the same.',
          entry: 'discardForced',
          always: 'hand',
        },
        choosing: {
          tags: 'decision',
          meta: { clauses: ['house.9'], asks: 'handLimit' },
          on: { answer: { target: 'hand', actions: 'discard' } },
        },
      },
    },
    ended: { meta: { clauses: ['reading.26'] }, entry: 'endTurn', type: 'final' },
  },
});
