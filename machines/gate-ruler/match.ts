import { assign, setup } from 'xstate';
import type { Player } from '../../src/kernel/decision.ts';
import { heard } from '../../src/kernel/fact.ts';
import { mulligan, playerAsked } from '../../src/rulesets/gate-ruler/rules/ch05-preparation/mulligan.ts';
import {
  decideFirstPlayer,
  setUpRulers,
  shuffleDecks,
} from '../../src/rulesets/gate-ruler/rules/ch05-preparation/preparation.ts';
import { passTurn } from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import type { OptionOf } from '../../src/rulesets/gate-ruler/values/option.ts';
import { turn } from './turn.ts';
import type { Holding, RuleProcess, RuleTypes } from './types.ts';

interface Match extends Holding {
  /** How many players were asked for a mulligan. */
  readonly asked: number;
}

/** A match: preparation (ch.5), then turns until somebody has won or nobody remains (1-4). */
export const match: RuleProcess = setup({
  types: {} as RuleTypes<Match, Holding>,
  actors: { turn },
  guards: {
    isOver: (_, { game }: Holding) => game.result !== undefined,
    mayMulligan: ({ context }) => playerAsked(context) !== undefined,
    isConsent: ({ event }) => (event.option as OptionOf<'consent'>).consent,
  },
  actions: {
    take: assign((_, { game }: Holding) => ({ game })),
    shuffleDecks: assign(({ context }) => ({ game: shuffleDecks(context.game) })),
    setUpRulers: assign(({ context }) => ({ game: setUpRulers(context.game) })),
    decideFirstPlayer: assign(({ context }) => ({ game: decideFirstPlayer(context.game) })),
    hear: assign(({ context }) => ({ game: heard(context.game) })),
    exchangeHand: assign(({ context }) => ({
      game: mulligan(heard(context.game), playerAsked(context) as Player),
    })),
    askNext: assign(({ context }) => ({ asked: context.asked + 1 })),
    passTurn: assign(({ context }) => ({ game: passTurn(context.game) })),
  },
}).createMachine({
  id: 'match',
  context: ({ input }) => ({ game: input.game, asked: 0 }),
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
      always: 'mulligan',
    },
    mulligan: {
      description: 'Who may still exchange the starting hand; nobody, unless it is agreed upon.',
      meta: { clauses: ['5-6'] },
      always: [{ guard: 'mayMulligan', target: 'mulliganChoice' }, { target: 'turn' }],
    },
    mulliganChoice: {
      tags: 'decision',
      meta: { clauses: ['5-6'], asks: 'mulligan' },
      on: {
        answer: [
          { guard: 'isConsent', target: 'mulligan', actions: ['exchangeHand', 'askNext'] },
          { target: 'mulligan', actions: ['hear', 'askNext'] },
        ],
      },
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
