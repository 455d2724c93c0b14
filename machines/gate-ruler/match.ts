import { assign, setup } from 'xstate';
import { decideFirstPlayer, setUpRulers, shuffleDecks } from '../../src/gate-ruler/preparation.ts';
import { passTurn } from '../../src/gate-ruler/turn.ts';
import { turn } from './turn.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

/** A match: preparation (ch.5), then turns until somebody has won or nobody remains (1-4). */
export const match: RuleProcess = setup({
  types: {} as RuleTypes,
  actors: { turn },
  guards: {
    isOver: (_, { game }: Holding) => game.result !== undefined,
  },
  actions: {
    take: assign((_, { game }: Holding) => ({ game })),
    shuffleDecks: assign(({ context }) => ({ game: shuffleDecks(context.game) })),
    setUpRulers: assign(({ context }) => ({ game: setUpRulers(context.game) })),
    decideFirstPlayer: assign(({ context }) => ({ game: decideFirstPlayer(context.game) })),
    passTurn: assign(({ context }) => ({ game: passTurn(context.game) })),
  },
}).createMachine({
  id: 'match',
  context: ({ input }) => input,
  output: ({ context }) => ({ game: context.game }),
  meta: { clauses: ['1-2a'] },
  initial: 'shuffling',
  states: {
    shuffling: {
      meta: { clauses: ['5-2'] },
      entry: 'shuffleDecks',
      always: 'rulerSetup',
    },
    rulerSetup: {
      meta: { clauses: ['5-3'] },
      entry: 'setUpRulers',
      always: 'firstPlayer',
    },
    firstPlayer: {
      meta: { clauses: ['5-4'] },
      entry: 'decideFirstPlayer',
      always: 'turn',
    },
    turn: {
      meta: { clauses: ['6-1'] },
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
    nextTurn: {
      meta: { clauses: ['6-5e'] },
      entry: 'passTurn',
      always: 'turn',
    },
    over: { type: 'final', meta: { clauses: ['1-4b'] } },
  },
});
