import { setup } from 'xstate';
import { does, isOver, take, theGame } from '../../src/core/charts.ts';
import { decideFirstPlayer, drawHands, shuffleDecks } from '../../src/rulesets/waiting-zone/rules/preparation.ts';
import { passTurn } from '../../src/rulesets/waiting-zone/rules/turn.ts';
import { turn } from './turn.ts';
import type { RuleProcess, RuleTypes } from './types.ts';

/** A match of the house profile: preparation, then turns until somebody has won. */
export const match: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { turn },
  guards: {
    isOver,
  },
  actions: {
    take,
    shuffleDecks: does(shuffleDecks),
    drawHands: does(drawHands),
    decideFirstPlayer: does(decideFirstPlayer),
    passTurn: does(passTurn),
  },
}).createMachine({
  id: 'match',
  context: ({ input }) => input,
  output: theGame,
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
        input: theGame,
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
