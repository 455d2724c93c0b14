import { event } from '../../../machines/excess-damage/event.ts';
import { clauses } from '../../../src/excess-damage/clauses/index.ts';
import { decisions } from '../../../src/excess-damage/decisions.ts';
import type { Game } from '../../../src/excess-damage/game.ts';
import { breaches } from '../../../src/excess-damage/invariants.ts';
import { headline } from '../../../src/excess-damage/narrate/headlines.ts';
import { narrate } from '../../../src/excess-damage/narrate/narrate.ts';
import { newGame } from '../../../src/excess-damage/new-game.ts';
import type { ExcessDamageOption } from '../../../src/excess-damage/option.ts';
import { DEFAULT_EDITION, editionIds } from '../../../src/excess-damage/readings.ts';
import { scenario } from '../../../src/excess-damage/scenario/scenario.ts';
import { concede } from '../../../src/excess-damage/state-based-actions.ts';
import { view } from '../../../src/excess-damage/view.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';

/** The ruleset put together for its own tests. */
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
