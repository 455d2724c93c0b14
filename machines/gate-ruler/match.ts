import { assign, setup } from 'xstate';
import { acceptOutput, fromInput } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import {
  decideFirstPlayer,
  drawStartingHands,
  layOutResources,
  layOutRulers,
  mayMulligan,
  mulligan,
  mulliganPlayer,
  shuffleDecks,
} from '../../src/rulesets/gate-ruler/rules/ch05-preparation/preparation.ts';
import { passTurn } from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import { turn } from './turn.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface Match extends StateContext {
  /** How many players were asked for a mulligan. */
  readonly asked: number;
}

/** A match: preparation (ch.5), then turns; the rule effects end it when somebody has won or nobody remains (1-4). */
export const match: RuleMachine = setup({
  types: {} as RuleMachineTypes<Match, StateContext>,
  actors: { turn },
  guards: {
    mayMulligan: ({ context }) => mayMulligan(context),
  },
  actions: {
    acceptOutput,
    shuffleDecks: assign({ game: ({ context }) => shuffleDecks(context.game) }),
    layOutRulers: assign({ game: ({ context }) => layOutRulers(context.game) }),
    layOutResources: assign({ game: ({ context }) => layOutResources(context.game) }),
    drawStartingHands: assign({ game: ({ context }) => drawStartingHands(context.game) }),
    decideFirstPlayer: assign({ game: ({ context }) => decideFirstPlayer(context.game) }),
    clearEvents: assign({ game: ({ context }) => clearEvents(context.game) }),
    exchangeHand: assign({ game: ({ context }) => mulligan(context.game, mulliganPlayer(context)) }),
    askNext: assign({ asked: ({ context }) => context.asked + 1 }),
    passTurn: assign({ game: ({ context }) => passTurn(context.game) }),
  },
}).createMachine({
  id: 'match',
  context: fromInput(({ game }: StateContext) => ({ game, asked: 0 })),
  output: ({ context: { game } }) => ({ game }),
  meta: { clauses: ['1-2a'] },
  initial: 'shuffling',
  states: {
    shuffling: {
      meta: { clauses: ['5-2a'] },
      entry: 'shuffleDecks',
      always: 'rulers',
    },
    rulers: {
      meta: { clauses: ['3-6f-1', '5-2b', '5-5'] },
      entry: 'layOutRulers',
      always: 'rulerSetup',
    },
    rulerSetup: {
      description: 'What each ruler sets up.',
      initial: 'resources',
      states: {
        resources: {
          meta: { clauses: ['5-3a'] },
          entry: 'layOutResources',
          always: 'startingHands',
        },
        startingHands: {
          meta: { clauses: ['5-3b'] },
          entry: 'drawStartingHands',
          type: 'final',
        },
      },
      onDone: 'firstPlayer',
    },
    firstPlayer: {
      meta: { clauses: ['5-4'] },
      entry: 'decideFirstPlayer',
      always: 'mulligan',
    },
    mulligan: {
      description: 'Who may still exchange the starting hand; nobody, unless it is agreed upon.',
      always: [
        { guard: 'mayMulligan', target: 'mulliganChoice', meta: { clauses: ['1-5d'] } },
        { target: 'turn', meta: { clauses: ['5-6', '5-7'] } },
      ],
    },
    mulliganChoice: {
      tags: 'decision',
      meta: { clauses: ['5-6'], decision: 'mulligan' },
      on: {
        exchangeHand: { target: 'mulligan', actions: ['clearEvents', 'exchangeHand', 'askNext'] },
        keepHand: { target: 'mulligan', actions: ['clearEvents', 'askNext'] },
      },
    },
    turn: {
      meta: { clauses: ['6-1'] },
      invoke: {
        id: 'turn',
        src: 'turn',
        input: ({ context: { game } }) => ({ game }),
        onDone: { target: 'nextTurn', actions: 'acceptOutput' },
      },
    },
    nextTurn: {
      meta: { clauses: ['6-5e'] },
      entry: 'passTurn',
      always: 'turn',
    },
  },
});
