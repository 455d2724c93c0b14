import { DETAIL, defineRuleset, OUTCOME, PLAIN } from 'gatechart/ruleset';
import { renderBoard } from './board.mjs';
import { hand } from './charts.mjs';
import { clauses } from './clauses.mjs';
import { CARDS, newGame } from './game.mjs';
import { decisions, determinize, rating, rerandomizeHidden, view } from './players.mjs';
import { concede } from './rules.mjs';
import { scenario } from './scenario.mjs';
import { narrate } from './text.mjs';

/** Leduc hold'em: a small game of hidden cards whose numbers are known. */
export default defineRuleset({
  id: 'leduc',
  version: 1,
  plays: 'matches',
  editions: { usual: hand },
  defaultEdition: 'usual',
  clauses,
  newGame,
  decks: ['leduc'],
  maxQuestions: 8,
  decisions,
  view,
  determinize,
  rerandomizeHidden,
  narrate,
  headline: ({ what }) => (what === 'begun' ? DETAIL : what === 'won' || what === 'split' ? OUTCOME : PLAIN),
  checkInvariants: ({ hands, deck, community }) =>
    new Set([...hands, ...deck, community ?? deck[0]]).size < CARDS.length ? ['deal.2: a card is missing'] : [],
  concede,
  recordedEvents: { chance: ['dealt', 'shown'], checkpoints: [] },
  scenario,
  rating,
  renderBoard,
});
