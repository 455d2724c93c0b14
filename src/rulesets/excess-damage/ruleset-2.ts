import { event } from '../../../machines/excess-damage/event.ts';
import { defineRuleset, editionsOf } from '../../core/ruleset-2.ts';
import { decisions } from './decisions/decisions.ts';
import { clauses } from './rulebook/clauses.ts';
import { scenario } from './scenario/scenario-2.ts';
import { excessDamageGenerator } from './adapters/arena.ts';
import { excessDamageCardDetails } from './adapters/card-details.ts';
import { excessDamageContracts } from './contracts.ts';
import { renderExcessDamageBoard } from './adapters/board.ts';
import { checkInvariants } from './adapters/invariants.ts';
import { excessDamageBook } from './rulebook/rule-book.ts';
import { concede } from './rules/state-based-actions.ts';
import { newGame } from './rules/new-game.ts';
import { view } from './ruleset.ts';
import { headline } from './text/headlines.ts';
import { narrate } from './text/narration.ts';
import { DEFAULT_EDITION, editionIds } from './state/interpretations.ts';

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
  checkInvariants,
  concede,
  maxQuestions: 200,
  scenario,
  contracts: excessDamageContracts,
  rulebook: excessDamageBook,
  renderBoard: renderExcessDamageBoard,
  cardDetails: excessDamageCardDetails,
  matchGenerator: excessDamageGenerator,
});
