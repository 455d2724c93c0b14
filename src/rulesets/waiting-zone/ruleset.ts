import { match } from '../../machines/waiting-zone/match.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { clauses } from '../waiting-zone/clauses/index.ts';
import { decisions } from '../waiting-zone/decisions.ts';
import { decks } from '../waiting-zone/decks/index.ts';
import { concede } from '../waiting-zone/defeat.ts';
import { DEFAULT_EDITION, editionReadings } from '../waiting-zone/editions.ts';
import type { Game } from '../waiting-zone/game.ts';
import { breaches } from '../waiting-zone/invariants.ts';
import { headline } from '../waiting-zone/narrate/headlines.ts';
import { narrate } from '../waiting-zone/narrate/narrate.ts';
import { newGame } from '../waiting-zone/new-game.ts';
import type { WaitingZoneOption } from '../waiting-zone/option.ts';
import { sample } from '../waiting-zone/sample.ts';
import { scenario } from '../waiting-zone/scenario/scenario.ts';
import { view } from '../waiting-zone/view.ts';
import { whyNot } from '../waiting-zone/why-not/why-not.ts';

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
