import { match } from '../../../machines/waiting-zone/match.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { decisions } from './asking/decisions.ts';
import { whyNot } from './asking/why-not/why-not.ts';
import { decks } from './cards/decks/index.ts';
import { clauses } from './clauses/index.ts';
import { scenario } from './described/scenario.ts';
import { breaches } from './faces/invariants.ts';
import { concede } from './rules/turn/defeat.ts';
import { newGame } from './rules/turn/new-game.ts';
import { sample } from './seen/sample.ts';
import { view } from './seen/view.ts';
import { headline } from './told/headlines.ts';
import { narrate } from './told/narrate.ts';
import { DEFAULT_EDITION, editionReadings } from './values/editions.ts';
import type { Game } from './values/game.ts';
import type { WaitingZoneOption } from './values/option.ts';

/** The game whose unresolved things wait in one zone, with a house profile around its procedure. */
export const waitingZone: Ruleset<Game, WaitingZoneOption> = {
  id: 'waiting-zone',
  version: 1,
  editions: Object.fromEntries(Object.keys(editionReadings).map((id) => [id, match])),
  defaultEdition: DEFAULT_EDITION,
  clauses,
  newGame,
  decisions,
  view,
  sample,
  narrate,
  headline,
  breaches,
  concede,
  decks: [...decks.keys()],
  scenario,
  whyNot,
  recorded: { chance: ['shuffled', 'firstPlayer'], checkpoints: ['turnBegan'] },
};
