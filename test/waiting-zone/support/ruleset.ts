import { match } from '../../../machines/waiting-zone/match.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import { clauses } from '../../../src/waiting-zone/clauses/index.ts';
import { decisions } from '../../../src/waiting-zone/decisions.ts';
import { decks } from '../../../src/waiting-zone/decks/index.ts';
import { concede } from '../../../src/waiting-zone/defeat.ts';
import { DEFAULT_EDITION, editionReadings } from '../../../src/waiting-zone/editions.ts';
import type { Game } from '../../../src/waiting-zone/game.ts';
import { breaches } from '../../../src/waiting-zone/invariants.ts';
import { headline } from '../../../src/waiting-zone/narrate/headlines.ts';
import { narrate } from '../../../src/waiting-zone/narrate/narrate.ts';
import { newGame } from '../../../src/waiting-zone/new-game.ts';
import type { WaitingZoneOption } from '../../../src/waiting-zone/option.ts';
import { view } from '../../../src/waiting-zone/view.ts';

/** The waiting-zone game as the runtimes know it. */
export const waitingZone: Ruleset<Game, WaitingZoneOption> = {
  id: 'waiting-zone',
  version: 1,
  editions: Object.fromEntries(Object.keys(editionReadings).map((id) => [id, match])),
  defaultEdition: DEFAULT_EDITION,
  clauses,
  newGame,
  decisions,
  view,
  narrate,
  headline,
  breaches,
  concede,
  decks: [...decks.keys()],
  recorded: { chance: ['shuffled', 'firstPlayer'], checkpoints: ['turnBegan'] },
};
