import { acceptOutput, applyRule, assign, isOver, outputGuard, passState, setup, stateGuard } from 'gatechart/ruleset';
import { actsNow, isFirstRound } from './game.mjs';
import { ante, deal, endByFolding, perform, showCard, showdown } from './rules.mjs';

/** @import { Process, ProcessTypes } from 'gatechart/ruleset' */
/** @import { ClauseId } from './clauses.mjs' */
/** @import { Act, Game, LeducOption } from './game.mjs' */
/** @typedef {{ readonly game: Game }} Holding */

const types = /** @type {ProcessTypes<Holding, Holding, Holding, LeducOption, ClauseId>} */ ({});

/** The players act in turn until one calls or folds, or both have checked. @type {Process<Holding, Holding>} */
const bettingRound = setup({
  types,
  guards: {
    isAct: ({ event }, /** @type {Act} */ act) => event.option.key === act,
    hasOtherChecked: stateGuard((/** @type {Game} */ game) => actsNow(game).length > 0),
  },
  actions: {
    perform: assign(({ context, event }) => ({ game: perform(context.game, event.option.key) })),
    endByFolding: applyRule(endByFolding),
  },
}).createMachine({
  id: 'bettingRound',
  context: ({ input }) => input,
  output: passState,
  initial: 'unopened',
  states: {
    unopened: {
      tags: 'decision',
      meta: { clauses: ['round.1', 'round.2'], decision: 'opening' },
      on: {
        answer: [
          { guard: { type: 'isAct', params: 'bet' }, target: 'facingBet', actions: 'perform' },
          { guard: 'hasOtherChecked', target: 'closed', actions: 'perform', meta: { clauses: ['round.6'] } },
          { target: 'unopened', actions: 'perform' },
        ],
      },
    },
    facingBet: {
      tags: 'decision',
      meta: { clauses: ['round.3', 'round.4', 'round.5'], decision: 'response' },
      on: {
        answer: [
          { guard: { type: 'isAct', params: 'raise' }, target: 'facingBet', actions: 'perform' },
          { guard: { type: 'isAct', params: 'fold' }, target: 'folded', actions: 'perform' },
          { target: 'closed', actions: 'perform', meta: { clauses: ['round.6'] } },
        ],
      },
    },
    folded: { meta: { clauses: ['round.7'] }, entry: 'endByFolding', always: 'closed' },
    closed: { type: 'final' },
  },
});

/** A match is one hand. @type {Process<Holding, Holding>} */
export const hand = setup({
  types,
  actors: { bettingRound },
  guards: { isOver, isFirstRound: outputGuard(isFirstRound) },
  actions: {
    acceptOutput,
    ante: applyRule(ante),
    deal: applyRule(deal),
    showCard: applyRule(showCard),
    showdown: applyRule(showdown),
  },
}).createMachine({
  id: 'hand',
  context: ({ input }) => input,
  output: passState,
  initial: 'antes',
  states: {
    antes: { meta: { clauses: ['deal.1'] }, entry: 'ante', always: 'dealing' },
    dealing: { meta: { clauses: ['deal.2'] }, entry: 'deal', always: 'betting' },
    betting: {
      invoke: {
        id: 'bettingRound',
        src: 'bettingRound',
        input: passState,
        onDone: [
          { guard: 'isOver', target: 'over', actions: 'acceptOutput' },
          { guard: 'isFirstRound', target: 'community', actions: 'acceptOutput' },
          { target: 'showdown', actions: 'acceptOutput' },
        ],
      },
    },
    community: { meta: { clauses: ['board.1'] }, entry: 'showCard', always: 'betting' },
    showdown: { entry: 'showdown', always: 'over' },
    over: { type: 'final' },
  },
});
