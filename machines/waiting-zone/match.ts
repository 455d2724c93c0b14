import { setup } from 'xstate';
import { applyRule, isOver, acceptOutput, passState } from '../../src/core/charts.ts';
import { decideFirstPlayer, drawHands, shuffleDecks } from '../../src/rulesets/waiting-zone/rules/preparation.ts';
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
    take: acceptOutput,
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
            actions: 'take',
          },
          { target: 'nextTurn', actions: 'take' },
        ],
      },
    },
    nextTurn: { meta: { clauses: ['house.2'] }, entry: 'passTurn', always: 'turn' },
    over: { type: 'final' },
  },
});
