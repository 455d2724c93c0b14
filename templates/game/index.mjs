import { DETAIL, defineRuleset, OUTCOME, PLAIN } from 'gatechart/ruleset';
import { match } from './chart.mjs';
import { clauses } from './clauses.mjs';
import { DECKS, newGame } from './game.mjs';
import { hints } from './hints.mjs';
import { learning } from './learning.mjs';
import { bluffWindows, decisions, determinize, rating, rerandomizeHidden, view } from './players.mjs';
import { concede } from './rules.mjs';
import { scenario } from './scenario.mjs';
import { narrate } from './text.mjs';

/** @import { Game } from './game.mjs' */

/** What must hold in every position. @type {(game: Game) => readonly string[]} */
const checkInvariants = ({ sides }) =>
  sides.flatMap(({ life }, player) => (life <= 6 ? [] : [`start.2: player ${player + 1} has ${life} life`]));

export default defineRuleset({
  id: 'spark-and-ward',
  version: 1,
  plays: 'matches',
  editions: { usual: match },
  defaultEdition: 'usual',
  clauses,
  newGame,
  decks: Object.keys(DECKS),
  maxQuestions: 60,
  decisions,
  bluffWindows,
  view,
  determinize,
  rerandomizeHidden,
  narrate,
  headline: ({ what }) => (what === 'shuffled' ? DETAIL : what === 'lost' ? OUTCOME : PLAIN),
  checkInvariants,
  concede,
  recordedEvents: { chance: ['drew'], checkpoints: [] },
  scenario,
  hints,
  rating,
  observationEncoder: learning,
});
