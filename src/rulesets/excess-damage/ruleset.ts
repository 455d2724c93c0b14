import { event } from '../../../machines/excess-damage/event.ts';
import { defineRuleset, editionsOf } from '../../kernel/ruleset.ts';
import { decisions } from './asking/decisions.ts';
import { clauses } from './clauses/index.ts';
import { scenario } from './described/scenario.ts';
import { excessDamageArena } from './faces/arena.ts';
import { excessDamageSheet } from './faces/card-sheet.ts';
import { excessDamageContracts } from './faces/contracts.ts';
import { drawExcessDamage } from './faces/drawing.ts';
import { breaches } from './faces/invariants.ts';
import { excessDamageBook } from './faces/rule-book.ts';
import { concede } from './rules/afterwards/state-based-actions.ts';
import { newGame } from './rules/event/new-game.ts';
import { view } from './seen/view.ts';
import { headline } from './told/headlines.ts';
import { narrate } from './told/narrate.ts';
import { DEFAULT_EDITION, editionIds } from './values/interpretations.ts';

/** The damage event of Magic: The Gathering with its excess damage: an event, not a match. */
export const excessDamage = defineRuleset({
  id: 'excess-damage',
  version: 4,
  plays: 'events',
  editions: editionsOf(editionIds, event),
  defaultEdition: DEFAULT_EDITION,
  clauses,
  newGame,
  decisions,
  view,
  narrate,
  headline,
  breaches,
  concede,
  mostQuestions: 200,
  scenario,
  contracts: excessDamageContracts,
  book: excessDamageBook,
  draw: drawExcessDamage,
  sheet: excessDamageSheet,
  arena: excessDamageArena,
});
