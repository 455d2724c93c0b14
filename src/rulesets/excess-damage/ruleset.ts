import { event } from '../../machines/excess-damage/event.ts';
import { clauses } from '../excess-damage/clauses/index.ts';
import { decisions } from '../excess-damage/decisions.ts';
import type { Game } from '../excess-damage/game.ts';
import { breaches } from '../excess-damage/invariants.ts';
import { headline } from '../excess-damage/narrate/headlines.ts';
import { narrate } from '../excess-damage/narrate/narrate.ts';
import { newGame } from '../excess-damage/new-game.ts';
import type { ExcessDamageOption } from '../excess-damage/option.ts';
import { DEFAULT_EDITION, editionIds } from '../excess-damage/readings.ts';
import { scenario } from '../excess-damage/scenario/scenario.ts';
import { concede } from '../excess-damage/state-based-actions.ts';
import { view } from '../excess-damage/view.ts';
import type { Ruleset } from '../kernel/ruleset.ts';

/** The damage event of Magic: The Gathering with its excess damage: an event, not a match. */
export const excessDamage: Ruleset<Game, ExcessDamageOption> = {
  id: 'excess-damage',
  version: 1,
  editions: Object.fromEntries(editionIds.map((id) => [id, event])),
  defaultEdition: DEFAULT_EDITION,
  clauses,
  newGame,
  decisions,
  view,
  narrate,
  headline,
  breaches,
  concede,
  scenario,
};
