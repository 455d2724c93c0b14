import { assign, setup } from 'xstate';
import type { Player } from '../../src/core/decision.ts';
import { acceptOutput, applyRule, isOver, passState } from '../../src/core/rule-machine.ts';
import { clearEvents } from '../../src/rulesets/gate-ruler/events/emit.ts';
import {
  decideFirstPlayer,
  drawStartingHands,
  layOutResources,
  layOutRulers,
  mulligan,
  mulliganPlayer,
  shuffleDecks,
} from '../../src/rulesets/gate-ruler/rules/ch05-preparation/preparation.ts';
import { passTurn } from '../../src/rulesets/gate-ruler/rules/ch06-turn/turn.ts';
import type { OptionOf } from '../../src/rulesets/gate-ruler/state/option.ts';
import { turn } from './turn.ts';
import type { RuleMachine, RuleMachineTypes, StateContext } from './types.ts';

interface Match extends StateContext {
  /** How many players were asked for a mulligan. */
  readonly asked: number;
}

/** A match: preparation (ch.5), then turns until somebody has won or nobody remains (1-4). */
export const match: RuleMachine = setup({
  types: {} as RuleMachineTypes<Match, StateContext>,
  actors: { turn },
  guards: {
    isOver,
    mayMulligan: ({ context }) => mulliganPlayer(context) !== undefined,
    isConsent: ({ event }) => (event.option as OptionOf<'consent'>).consent,
  },
  actions: {
    acceptOutput,
    shuffleDecks: applyRule(shuffleDecks),
    layOutRulers: applyRule(layOutRulers),
    layOutResources: applyRule(layOutResources),
    drawStartingHands: applyRule(drawStartingHands),
    decideFirstPlayer: applyRule(decideFirstPlayer),
    clearEvents: applyRule(clearEvents),
    exchangeHand: assign({
      game: ({ context }) => mulligan(clearEvents(context.game), mulliganPlayer(context) as Player),
    }),
    askNext: assign({ asked: ({ context }) => context.asked + 1 }),
    passTurn: applyRule(passTurn),
  },
}).createMachine({
  id: 'match',
  context: ({ input }) => ({ game: input.game, asked: 0 }),
  output: passState,
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
          always: '#match.firstPlayer',
        },
      },
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
        answer: [
          { guard: 'isConsent', target: 'mulligan', actions: ['exchangeHand', 'askNext'] },
          { target: 'mulligan', actions: ['clearEvents', 'askNext'] },
        ],
      },
    },
    turn: {
      meta: { clauses: ['6-1'] },
      invoke: {
        id: 'turn',
        src: 'turn',
        input: passState,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'acceptOutput', meta: { clauses: ['1-4b'] } },
          { target: 'nextTurn', actions: 'acceptOutput' },
        ],
      },
    },
    nextTurn: {
      meta: { clauses: ['6-5e'] },
      entry: 'passTurn',
      always: 'turn',
    },
    over: { type: 'final' },
  },
});
