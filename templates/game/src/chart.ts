import { game } from './game.ts';
import * as rules from './rules.ts';

const {
  attack,
  drawForTurn,
  drawHands,
  hit,
  isSomebodyOut,
  letThrough,
  loseByDamage,
  passAttack,
  passTurn,
  shuffleDecks,
  stop,
} = rules;

/** The whole match: turns with one attack each, and a window in which it may be stopped. */
export const match = game
  .setup({
    moves: { attack, letThrough, passAttack, stop },
    rules: { drawForTurn, drawHands, hit, loseByDamage, passTurn, shuffleDecks },
    guards: { hasLost: ({ result }) => result !== undefined, isSomebodyOut },
  })
  .createMachine({
    ...game.io,
    id: 'match',
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
          attack: { target: 'response', actions: 'attack' },
          pass: { target: 'nextTurn', actions: 'passAttack' },
        },
      },
      response: {
        tags: 'decision',
        meta: { clauses: ['window.1'], decision: 'response' },
        on: {
          stop: { target: 'stopped', actions: 'stop' },
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
