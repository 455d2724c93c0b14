import { assign, setup } from 'xstate';
import { decideFirstPlayer, drawHands, shuffleDecks } from '../../src/rulesets/waiting-zone/rules/turn/preparation.ts';
import { passTurn } from '../../src/rulesets/waiting-zone/rules/turn/turn.ts';
import { turn } from './turn.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** A match of the house profile: preparation, then turns until somebody has won. */
export const match: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { turn },
  guards: {
    isOver: (_, { game }: Holding) => game.result !== undefined,
  },
  actions: {
    take: assign((_, { game }: Holding) => ({ game })),
    shuffleDecks: assign(({ context }) => ({ game: shuffleDecks(context.game) })),
    drawHands: assign(({ context }) => ({ game: drawHands(context.game) })),
    decideFirstPlayer: assign(({ context }) => ({ game: decideFirstPlayer(context.game) })),
    passTurn: assign(({ context }) => ({ game: passTurn(context.game) })),
  },
}).createMachine({
  id: 'match',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
  meta: { clauses: ['house.1'] },
  initial: 'shuffling',
  states: {
    shuffling: { entry: 'shuffleDecks', always: 'firstHands' },
    firstHands: { entry: 'drawHands', always: 'firstPlayer' },
    firstPlayer: { entry: 'decideFirstPlayer', always: 'turn' },
    turn: {
      meta: { clauses: ['house.2'] },
      invoke: {
        id: 'turn',
        src: 'turn',
        input: ({ context }) => ({ game: context.game }),
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'over',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'nextTurn', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
      },
    },
    nextTurn: { meta: { clauses: ['house.2'] }, entry: 'passTurn', always: 'turn' },
    over: { meta: { clauses: ['house.10', 'house.11', 'house.12'] }, type: 'final' },
  },
});
