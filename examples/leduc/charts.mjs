import { acceptOutput, assign, fromInput, setup } from 'gatechart/ruleset';
import { actsNow, isFirstRound } from './game.mjs';
import { ante, deal, endByFolding, perform, showCard, showdown } from './rules.mjs';

/** @import { Process, ProcessTypes } from 'gatechart/ruleset' */
/** @import { ClauseId } from './clauses.mjs' */
/** @import { Game, LeducOption } from './game.mjs' */
/** @typedef {{ readonly game: Game }} Holding */

const types = /** @type {ProcessTypes<Holding, Holding, Holding, LeducOption, ClauseId>} */ ({});

/** The players act in turn until one calls or folds, or both have checked. @type {Process<Holding, Holding>} */
const bettingRound = setup({
  types,
  guards: {
    hasOtherChecked: ({ context }) => actsNow(context.game).length > 0,
  },
  actions: {
    perform: assign({ game: ({ context, event }) => perform(context.game, event.type) }),
    endByFolding: assign({ game: ({ context }) => endByFolding(context.game) }),
  },
}).createMachine({
  id: 'bettingRound',
  context: fromInput((/** @type {Holding} */ input) => input),
  output: ({ context: { game } }) => ({ game }),
  initial: 'unopened',
  states: {
    unopened: {
      tags: 'decision',
      meta: { clauses: ['round.1', 'round.2'], decision: 'opening' },
      on: {
        bet: { target: 'facingBet', actions: 'perform' },
        check: [
          { guard: 'hasOtherChecked', target: 'closed', actions: 'perform', meta: { clauses: ['round.6'] } },
          { target: 'unopened', actions: 'perform' },
        ],
      },
    },
    facingBet: {
      tags: 'decision',
      meta: { clauses: ['round.3', 'round.4', 'round.5'], decision: 'response' },
      on: {
        raise: { target: 'facingBet', actions: 'perform' },
        fold: { target: 'folded', actions: 'perform' },
        call: { target: 'closed', actions: 'perform', meta: { clauses: ['round.6'] } },
      },
    },
    folded: { meta: { clauses: ['round.7'] }, entry: 'endByFolding', always: 'over' },
    over: { tags: 'over' },
    closed: { type: 'final' },
  },
});

/** A match is one hand. @type {Process<Holding, Holding>} */
export const hand = setup({
  types,
  actors: { bettingRound },
  guards: { isFirstRound: (_, /** @type {Holding} */ { game }) => isFirstRound(game) },
  actions: {
    acceptOutput,
    ante: assign({ game: ({ context }) => ante(context.game) }),
    deal: assign({ game: ({ context }) => deal(context.game) }),
    showCard: assign({ game: ({ context }) => showCard(context.game) }),
    showdown: assign({ game: ({ context }) => showdown(context.game) }),
  },
}).createMachine({
  id: 'hand',
  context: fromInput((/** @type {Holding} */ input) => input),
  output: ({ context: { game } }) => ({ game }),
  initial: 'antes',
  states: {
    antes: { meta: { clauses: ['deal.1'] }, entry: 'ante', always: 'dealing' },
    dealing: { meta: { clauses: ['deal.2'] }, entry: 'deal', always: 'betting' },
    betting: {
      invoke: {
        id: 'bettingRound',
        src: 'bettingRound',
        input: ({ context: { game } }) => ({ game }),
        onDone: [
          {
            guard: { type: 'isFirstRound', params: ({ event }) => event.output },
            target: 'community',
            actions: 'acceptOutput',
          },
          { target: 'showdown', actions: 'acceptOutput' },
        ],
      },
    },
    community: { meta: { clauses: ['board.1'] }, entry: 'showCard', always: 'betting' },
    showdown: { entry: 'showdown', always: 'over' },
    over: { type: 'final' },
  },
});
