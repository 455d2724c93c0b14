import { assign, fromInput, setup } from 'gatechart/ruleset';
import * as rules from './rules.mjs';

/**
 * @import { Process, ProcessTypes } from 'gatechart/ruleset'
 * @import { ClauseId } from './clauses.mjs'
 * @import { Card, Game, GameOption } from './game.mjs'
 *
 * @typedef {{ readonly game: Game }} Holding
 */

/** The whole match: turns with one attack each, and a window in which it may be stopped. Who can only pass is asked too. @type {Process<Holding, Holding>} */
export const match = setup({
  types: /** @type {ProcessTypes<Holding, Holding, Holding, GameOption, ClauseId>} */ ({}),
  guards: {
    hasLost: ({ context }) => context.game.result !== undefined,
    isSomebodyOut: ({ context }) => rules.isSomebodyOut(context.game),
  },
  actions: {
    shuffleDecks: assign({ game: ({ context }) => rules.shuffleDecks(context.game) }),
    drawHands: assign({ game: ({ context }) => rules.drawHands(context.game) }),
    drawForTurn: assign({ game: ({ context }) => rules.drawForTurn(context.game) }),
    passAttack: assign({ game: ({ context }) => rules.passAttack(context.game) }),
    playAttack: assign({ game: ({ context }, /** @type {Card} */ card) => rules.playAttack(context.game, card) }),
    stopAttack: assign({ game: ({ context }) => rules.stopAttack(context.game) }),
    letThrough: assign({ game: ({ context }) => rules.letThrough(context.game) }),
    hit: assign({ game: ({ context }) => rules.hit(context.game) }),
    loseByDamage: assign({ game: ({ context }) => rules.loseByDamage(context.game) }),
    passTurn: assign({ game: ({ context }) => rules.passTurn(context.game) }),
  },
}).createMachine({
  id: 'match',
  context: fromInput((/** @type {Holding} */ input) => input),
  output: ({ context: { game } }) => ({ game }),
  initial: 'shuffling',
  states: {
    shuffling: { meta: { clauses: ['start.1'] }, entry: 'shuffleDecks', always: 'firstHands' },
    firstHands: { meta: { clauses: ['start.1', 'start.2'] }, entry: 'drawHands', always: 'draw' },
    draw: {
      meta: { clauses: ['turn.1'] },
      entry: 'drawForTurn',
      always: [{ guard: 'hasLost', target: 'over', meta: { clauses: ['end.2'] } }, { target: 'main' }],
    },
    main: {
      tags: 'decision',
      meta: { clauses: ['turn.2'], decision: 'attack' },
      on: {
        attack: { target: 'response', actions: { type: 'playAttack', params: ({ event }) => event.card } },
        pass: { target: 'nextTurn', actions: 'passAttack' },
      },
    },
    response: {
      tags: 'decision',
      meta: { clauses: ['window.1'], decision: 'response' },
      on: {
        stop: { target: 'stopped', actions: 'stopAttack' },
        pass: { target: 'damage', actions: 'letThrough' },
      },
    },
    stopped: { meta: { clauses: ['window.2'] }, always: 'nextTurn' },
    damage: {
      meta: { clauses: ['window.3'] },
      entry: 'hit',
      always: [{ guard: 'isSomebodyOut', target: 'lost' }, { target: 'nextTurn' }],
    },
    nextTurn: { meta: { clauses: ['turn.1'] }, entry: 'passTurn', always: 'draw' },
    lost: { meta: { clauses: ['end.1'] }, entry: 'loseByDamage', always: 'over' },
    over: { tags: 'over' },
  },
});
