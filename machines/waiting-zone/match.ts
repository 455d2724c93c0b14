import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { decideFirstPlayer, drawHands, shuffleDecks } from '../../src/rulesets/waiting-zone/rules/new-game.ts';
import { passTurn } from '../../src/rulesets/waiting-zone/rules/turn.ts';
import { turn } from './turn.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

/** A match of the house profile: preparation, then turns until somebody has won. */
export const match: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { turn },
  actions: {
    acceptOutput,
    shuffleDecks: assign({ game: ({ context }) => shuffleDecks(context.game) }),
    drawHands: assign({ game: ({ context }) => drawHands(context.game) }),
    decideFirstPlayer: assign({ game: ({ context }) => decideFirstPlayer(context.game) }),
    passTurn: assign({ game: ({ context }) => passTurn(context.game) }),
  },
}).createMachine({
  id: 'match',
  context: fromInput((input: StateContext) => input),
  output: ({ context: { game } }) => ({ game }),
  initial: 'shuffling',
  states: {
    shuffling: { meta: { clauses: ['house.1'] }, entry: 'shuffleDecks', always: 'firstHands' },
    firstHands: { meta: { clauses: ['house.1'] }, entry: 'drawHands', always: 'firstPlayer' },
    firstPlayer: { meta: { clauses: ['house.1'] }, entry: 'decideFirstPlayer', always: 'turn' },
    turn: {
      meta: { clauses: ['house.2'] },
      invoke: {
        id: 'turn',
        src: 'turn',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'nextTurn', actions: 'acceptOutput' },
      },
    },
    nextTurn: { meta: { clauses: ['house.2'] }, entry: 'passTurn', always: 'turn' },
  },
});
