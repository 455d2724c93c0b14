import { setup } from 'xstate';
import { acceptOutput, applyRule, isOver, passState } from '../../src/core/rule-machine.ts';
import { decideFirstPlayer, drawHands, shuffleDecks } from '../../src/rulesets/waiting-zone/rules/new-game.ts';
import { passTurn } from '../../src/rulesets/waiting-zone/rules/turn.ts';
import { turn } from './turn.ts';
import type { RuleMachine, RuleMachineTypes } from './types.ts';

/** A match of the house profile: preparation, then turns until somebody has won. */
export const match: RuleMachine = setup({
  types: {} as RuleMachineTypes,
  actors: { turn },
  guards: {
    isOver,
  },
  actions: {
    acceptOutput,
    shuffleDecks: applyRule(shuffleDecks),
    drawHands: applyRule(drawHands),
    decideFirstPlayer: applyRule(decideFirstPlayer),
    passTurn: applyRule(passTurn),
  },
}).createMachine({
  id: 'match',
  context: ({ input }) => input,
  output: passState,
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
        input: passState,
        onDone: [
          {
            guard: 'isOver',
            target: 'over',
            actions: 'acceptOutput',
          },
          { target: 'nextTurn', actions: 'acceptOutput' },
        ],
      },
    },
    nextTurn: { meta: { clauses: ['house.2'] }, entry: 'passTurn', always: 'turn' },
    over: { type: 'final' },
  },
});
