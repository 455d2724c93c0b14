import { applyRule, assign, passState, setup, stateGuard } from 'gatechart/ruleset';
import * as rules from './rules.mjs';

/**
 * @import { Process, ProcessTypes } from 'gatechart/ruleset'
 * @import { ClauseId } from './clauses.mjs'
 * @import { Game, GameOption } from './game.mjs'
 *
 * @typedef {{ readonly game: Game }} Holding
 */

/** The whole match: turns with one attack each, and a window in which it may be stopped. @type {Process<Holding, Holding>} */
export const match = setup({
  types: /** @type {ProcessTypes<Holding, Holding, Holding, GameOption, ClauseId>} */ ({}),
  guards: {
    passes: ({ event }) => event.option.card === null,
    isOver: stateGuard((/** @type {Game} */ game) => game.result !== undefined),
    canAttack: stateGuard(rules.canAttack),
    canStop: stateGuard(rules.canStop),
    isSomebodyOut: stateGuard(rules.isSomebodyOut),
  },
  actions: {
    shuffleDecks: applyRule(rules.shuffleDecks),
    drawHands: applyRule(rules.drawHands),
    drawForTurn: applyRule(rules.drawForTurn),
    playAttack: assign(({ context, event }) => ({ game: rules.playAttack(context.game, event.option) })),
    stopAttack: applyRule(rules.stopAttack),
    letThrough: applyRule(rules.letThrough),
    hit: applyRule(rules.hit),
    loseByDamage: applyRule(rules.loseByDamage),
    passTurn: applyRule(rules.passTurn),
  },
}).createMachine({
  id: 'match',
  context: ({ input }) => input,
  output: passState,
  initial: 'shuffling',
  states: {
    shuffling: { meta: { clauses: ['start.1'] }, entry: 'shuffleDecks', always: 'firstHands' },
    firstHands: { meta: { clauses: ['start.1', 'start.2'] }, entry: 'drawHands', always: 'draw' },
    draw: {
      meta: { clauses: ['turn.1'] },
      entry: 'drawForTurn',
      always: [
        { guard: 'isOver', target: 'over', meta: { clauses: ['end.2'] } },
        { guard: 'canAttack', target: 'main' },
        { target: 'nextTurn' },
      ],
    },
    main: {
      tags: 'decision',
      meta: { clauses: ['turn.2'], decision: 'attack' },
      on: {
        answer: [
          { guard: 'passes', target: 'nextTurn', actions: 'playAttack' },
          { target: 'window', actions: 'playAttack' },
        ],
      },
    },
    window: { always: [{ guard: 'canStop', target: 'response' }, { target: 'damage' }] },
    response: {
      tags: 'decision',
      meta: { clauses: ['window.1'], decision: 'response' },
      on: {
        answer: [
          { guard: 'passes', target: 'damage', actions: 'letThrough' },
          { target: 'stopped', actions: 'stopAttack' },
        ],
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
    over: { type: 'final' },
  },
});
