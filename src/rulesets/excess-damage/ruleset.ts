import type { assignment } from '../../../machines/excess-damage/assignment.ts';
import type { damage } from '../../../machines/excess-damage/damage.ts';
import { event } from '../../../machines/excess-damage/event.ts';
import type { modification } from '../../../machines/excess-damage/modification.ts';
import type { stateBasedActions } from '../../../machines/excess-damage/state-based-actions.ts';
import type { triggerPlacement } from '../../../machines/excess-damage/trigger-placement.ts';
import { defineRuleset } from '../../core/define-ruleset.ts';
import { type Contracts, contract } from '../../core/rule-machine.ts';
import { editionsOf } from '../../core/ruleset.ts';
import { renderExcessDamageBoard } from './adapters/board.ts';
import { excessDamageBoardText } from './adapters/board-text.ts';
import { excessDamageCardDetails } from './adapters/card-details.ts';
import { excessDamageGenerator } from './adapters/generators.ts';
import { checkInvariants } from './adapters/invariants.ts';
import { decisions } from './decisions/decisions.ts';
import { explainIllegal, refusedOptions } from './decisions/illegal-reasons.ts';
import { clauses, excessDamageBook } from './rulebook/clauses.ts';
import { newGame } from './rules/new-game.ts';
import { concede } from './rules/state-based-actions.ts';
import { scenario } from './scenario/scenario.ts';
import { DEFAULT_EDITION, editionIds } from './state/interpretations.ts';
import { guardTexts } from './text/guard-texts.ts';
import { japaneseCharts } from './text/japanese-charts.ts';
import { headline, narrate } from './text/narration.ts';
import { excessDamageBoardChanges } from './views/board-changes.ts';
import { view } from './views/player-view.ts';

/** Input and output of every excess damage process, by its id. */
export const excessDamageContracts: Contracts = {
  event: contract<typeof event>({}, {}),
  assignment: contract<typeof assignment>({}, {}),
  damage: contract<typeof damage>({}, {}),
  modification: contract<typeof modification>({}, {}),
  stateBasedActions: contract<typeof stateBasedActions>({}, {}),
  triggerPlacement: contract<typeof triggerPlacement>({}, {}),
};

/**
 * The damage event of Magic: The Gathering with its excess damage. The ruleset resolves a single event, not a match.
 */
export const excessDamage = defineRuleset({
  id: 'excess-damage',
  version: 5,
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
  explainIllegal,
  refusedOptions,
  contracts: excessDamageContracts,
  rulebook: excessDamageBook,
  chartNames: { ja: japaneseCharts },
  guardTexts,
  hints: { textView: excessDamageBoardText },
  renderBoard: renderExcessDamageBoard,
  boardChanges: excessDamageBoardChanges,
  cardDetails: excessDamageCardDetails,
  matchGenerator: excessDamageGenerator,
});
